// A style as an app has it: nothing in it is Stylebook's own but the import in its package.

extension StarterFiles {
  var sourceStyle: String {
    """
    #if STYLEBOOK
      import StyleCore
    #else
      import SwiftUI
    #endif

    /// A rounded border between two colours, heavier while the field is edited.
    ///
    /// ```
    /// ╭────────────────────────────╮      ╭━━━━━━━━━━━━━━━━━━━━━━━━━━━━╮
    /// │ Ada Lovelace               │      ┃ Ada Lovelace▏              ┃
    /// ╰────────────────────────────╯      ╰━━━━━━━━━━━━━━━━━━━━━━━━━━━━╯
    /// ```
    public struct \(name.type): TextFieldStyle {
      /// The colour of the border on the leading side.
      public var tint = Color.pink
      /// The colour of the border on the trailing side.
      public var glow = Color.orange

      @FocusState private var isFocused: Bool
      @Environment(\\.isEnabled) private var isEnabled

      /// Makes the style with its usual colours.
      public init() {}

      /// The field inside the border.
      public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
          .focused($isFocused)
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
          .overlay(
            RoundedRectangle(cornerRadius: 8)
              .strokeBorder(
                LinearGradient(colors: [tint, glow], startPoint: .leading, endPoint: .trailing),
                lineWidth: isFocused ? 2 : 1)
          )
          .opacity(isEnabled ? 1 : 0.6)
      }
    }

    extension TextFieldStyle where Self == \(name.type) {
      /// A rounded border between two colours.
      public static var \(name.accessor): \(name.type) { \(name.type)() }
    }

    """
  }

  var sourceReadme: String {
    """
    # \(name.title)

    A style for text fields. `Sources/\(name.module)/\(name.type).swift` is all of it, and
    works in an app as it stands: `TextField(…).textFieldStyle(.\(name.accessor))`.

    ```sh
    swift package stylebook gallery
    ```

    shows it among the other styles in every state, and

    ```sh
    swift test
    ```

    compares it with the recorded pictures in `Tests/\(name.module)Tests/Snapshots`.

    - Where `stylebook` is installed, `stylebook --plugin \(name.folder) gallery` does the same from the
      folder above, and `stylebook preview \(name.folder) --watch` draws anew whenever you save.
    - A stored property is a parameter: `stylebook --plugin \(name.folder) show '\(name.id)(tint: teal)'`.
    - When a new look is right, record it: `STYLEBOOK_RECORD=1 swift test`. Read the changed files as
      you would read code, and commit them.

    """
  }
}
