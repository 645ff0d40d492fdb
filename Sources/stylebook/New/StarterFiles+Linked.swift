// A style that is written for Stylebook: it lists its parameters, and a plugin registers it.

extension StarterFiles {
  var linkedStyle: String {
    """
    import StyleCore

    /// A rounded border between two colours, heavier while the field is edited.
    ///
    /// ```
    /// ╭────────────────────────────╮      ╭━━━━━━━━━━━━━━━━━━━━━━━━━━━━╮
    /// │ Ada Lovelace               │      ┃ Ada Lovelace▏              ┃
    /// ╰────────────────────────────╯      ╰━━━━━━━━━━━━━━━━━━━━━━━━━━━━╯
    /// ```
    public struct \(name.type): ParametricTextFieldStyle {
      /// The colour of the border on the leading side.
      public var tint = Color.pink
      /// The colour of the border on the trailing side.
      public var glow = Color.orange

      /// What can be set.
      public static let parameters: [StyleParameter<\(name.type)>] = [
        .color("tint", \\.tint, "The colour of the border on the leading side."),
        .color("glow", \\.glow, "The colour of the border on the trailing side."),
      ]

      /// Makes the style with every parameter at its default.
      public init() {}

      /// The field inside the border.
      public func makeBody(configuration: Configuration) -> some View {
        configuration
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
          .overlay {
            RoundedRectangle(cornerRadius: 8)
              .strokeBorder(
                LinearGradient(colors: [tint, glow], startPoint: .leading, endPoint: .trailing),
                lineWidth: configuration.isFocused ? 2 : 1)
          }
          .opacity(configuration.isEnabled ? 1 : 0.6)
      }
    }

    extension TextFieldStyle where Self == \(name.type) {
      /// A rounded border between two colours.
      public static var \(name.accessor): \(name.type) { \(name.type)() }
    }

    """
  }

  var linkedPlugin: String {
    """
    import StyleCore

    /// Registers the style by one call, in any program that depends on this package.
    ///
    /// ```swift
    /// try registry.register(contentsOf: \(name.module)Plugin())
    /// ```
    public struct \(name.module)Plugin: StylePlugin {
      /// The name under which the style is listed.
      public let name = "\(name.id)"

      /// Makes the plugin.
      public init() {}

      /// Registers the style.
      public func register(in registry: inout StyleRegistry) throws(RegistryError) {
        try registry.register(
          \(name.type).self, id: "\(name.id)", title: "\(name.title)",
          summary: "A rounded border between two colours, heavier while the field is edited.",
          version: "0.1.0", author: "")
      }
    }

    """
  }

  var linkedReadme: String {
    """
    # \(name.title)

    A style for text fields, and `\(name.module)Plugin`, which registers it.

    ```sh
    swift package stylebook gallery
    ```

    shows it among the other styles in every state, and

    ```sh
    swift test
    ```

    compares it with the recorded pictures in `Tests/\(name.module)Tests/Snapshots`.

    - A program that depends on this package has the style after
      `try registry.register(contentsOf: \(name.module)Plugin())`.
    - The list `parameters` is what can be set: `\(name.id)(tint: teal)` in an expression, or
      `--set tint=teal`.
    - When a new look is right, record it: `STYLEBOOK_RECORD=1 swift test`. Read the changed files as
      you would read code, and commit them.

    """
  }
}
