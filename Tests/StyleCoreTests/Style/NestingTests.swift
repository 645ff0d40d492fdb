import StyleCore
import Styles
import Testing

/// Draws its letter around the field, so that a dump shows who is inside whom.
private struct Letter: TextFieldStyle {
  let letter: String
  init(_ letter: String) { self.letter = letter }

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: letter)
      configuration
    }
  }
}

@MainActor
@Suite struct NestingTests {
  let field = TextField("p", text: .constant("t"))

  /// The letters from outside in, and `t` for the field.
  func nesting(_ view: some View) -> String {
    dump(view).split(separator: "\n").compactMap { line in
      line.contains("text") || line.contains("field")
        ? line.split(separator: "\"")[1].description : nil
    }.joined()
  }

  @Test func theTableOfNesting() {
    struct TwoFields: TextFieldStyle {
      func _body(configuration: TextField<_Label>) -> some View {
        configuration
        configuration
      }
    }
    struct NoField: TextFieldStyle {
      func makeBody(configuration: Configuration) -> some View { Text(verbatim: "N") }
    }
    struct OtherField: TextFieldStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "O")
        TextField("q", text: .constant("u"))
      }
    }
    struct Pushing: TextFieldStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "P")
        configuration.textFieldStyle(Letter("C"))
      }
    }
    #expect(nesting(field) == "t")
    #expect(nesting(field.textFieldStyle(Letter("A"))) == "At")
    #expect(nesting(field.textFieldStyle(Letter("A")).textFieldStyle(Letter("B"))) == "ABt")
    #expect(
      nesting(field.textFieldStyle(.plain).textFieldStyle(Letter("B"))) == "t")
    #expect(
      nesting(field.textFieldStyle(Letter("A")).textFieldStyle(.plain).textFieldStyle(Letter("B")))
        == "At")
    #expect(
      nesting(field.textFieldStyle(.automatic).textFieldStyle(Letter("B"))) == "t")
    #expect(nesting(field.textFieldStyle(TwoFields()).textFieldStyle(Letter("B"))) == "BtBt")
    #expect(nesting(field.textFieldStyle(NoField()).textFieldStyle(Letter("B"))) == "N")
    #expect(nesting(field.textFieldStyle(OtherField()).textFieldStyle(Letter("B"))) == "OBu")
    #expect(nesting(field.textFieldStyle(Pushing()).textFieldStyle(Letter("B"))) == "PCBt")
    let container = VStack { field.textFieldStyle(Letter("A")) }.textFieldStyle(Letter("B"))
    #expect(nesting(container) == "ABt")
    let existential: any TextFieldStyle = Letter("E")
    #expect(nesting(AnyView(field.textFieldStyle(existential))) == "Et")
  }

  @Test func aStyleMayBeHandedOn() {
    struct Helper<Label: View>: View {
      let configuration: TextField<Label>
      var body: some View { configuration.body.textFieldStyle(Letter("H")) }
    }
    struct Handing: TextFieldStyle {
      func _body(configuration: TextField<TextFieldStyle._Label>) -> some View {
        Helper(configuration: configuration)
      }
    }
    #expect(nesting(field.textFieldStyle(Handing()).textFieldStyle(Letter("B"))) == "HBt")
  }

  @Test func composedStylesDrawWhatModifiersDraw() {
    let letters = ["A", "B", "C"]
    for count in 0...3 {
      let styles = letters.prefix(count).map { Letter($0) as any TextFieldStyle }
      let composed = nesting(field.textFieldStyle(ComposedTextFieldStyle(styles)))
      #expect(composed == letters.prefix(count).joined() + "t")
    }
  }

  @Test func existingStylesReadTheTextByReflection() {
    struct Mirroring: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        let mirror = Mirror(reflecting: configuration)
        let binding = mirror.descendant("_text") as? Binding<String>
        let text = mirror.descendant("_text", "_value") as? String
        Text(verbatim: "\(binding?.wrappedValue ?? "-") \(text ?? "-")")
      }
    }
    var owner = "first"
    let field = TextField("p", text: Binding(get: { owner }, set: { owner = $0 }))
      .textFieldStyle(Mirroring())
    #expect(dump(field) == "text \"first first\"")
    owner = "second"
    #expect(dump(field) == "text \"second second\"")
  }

  @Test func theConfigurationTellsTheState() {
    struct Telling: TextFieldStyle {
      func makeBody(configuration: Configuration) -> some View {
        let words = [
          configuration.isFocused ? "focused" : nil, configuration.isEnabled ? nil : "disabled",
          configuration.isSecure ? "secure" : nil, configuration.validation.message,
          configuration.caret.map { "caret \($0)" },
          configuration.prompt == nil ? nil : "prompted", configuration.text,
        ]
        Text(verbatim: words.compactMap { $0 }.joined(separator: ", "))
      }
    }
    let activity = FieldActivity(isFocused: true, caret: 9)
    let field = TextField("label", text: .constant("abc"), prompt: Text("prompt"))
    #expect(
      dump(field.textFieldStyle(Telling()).fieldActivity(activity))
        == "text \"focused, caret 3, prompted, abc\"")
    #expect(
      dump(field.textFieldStyle(Telling()).disabled(true).fieldActivity(activity))
        == "text \"disabled, prompted, abc\"")
    #expect(
      dump(
        SecureField("label", text: .constant("abc")).textFieldStyle(Telling())
          .validation(.error("wrong"))) == "text \"secure, wrong, abc\"")
  }
}
