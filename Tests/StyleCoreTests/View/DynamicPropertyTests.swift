import StyleCore
import Testing

@MainActor
@Suite struct DynamicPropertyTests {
  struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  @Test func stateOutlivesTheViewAndBelongsToItsPlace() {
    let session = LoweringSession()
    let view = HStack {
      Counter(name: "a")
      Counter(name: "b")
    }
    func texts() -> [String] {
      session.lower(view, in: EnvironmentValues()).description.split(separator: "\n")
        .filter { $0.contains("text") }.map { $0.split(separator: "\"")[1].description }
    }
    #expect(texts() == ["a 0", "b 0"])
    session.actions[1]()
    #expect(session.needsLowering)
    #expect(texts() == ["a 0", "b 1"])
    session.actions[1]()
    session.actions[0]()
    #expect(texts() == ["a 1", "b 2"])
  }

  @Test func anotherBranchForgets() {
    struct Switching: View {
      var isFirst: Bool

      var body: some View {
        if isFirst { Counter(name: "x") } else { Counter(name: "y") }
      }
    }
    let session = LoweringSession()
    func text(_ isFirst: Bool) -> String {
      session.lower(Switching(isFirst: isFirst), in: EnvironmentValues()).description
    }
    _ = text(true)
    session.actions[0]()
    #expect(text(true).contains("x 1"))
    #expect(text(false).contains("y 0"))
    #expect(text(true).contains("x 0"))
  }

  @Test func anotherTypeInItsPlaceForgets() {
    struct First: TextFieldStyle {
      @State var isOn = false
      func makeBody(configuration: Configuration) -> some View {
        Button("\(isOn)") { isOn = true }
      }
    }
    struct Second: TextFieldStyle {
      @State var isOn = false
      func makeBody(configuration: Configuration) -> some View {
        Button("second \(isOn)") { isOn = true }
      }
    }
    let session = LoweringSession()
    func words(_ style: any TextFieldStyle) -> String {
      let field = TextField("", text: .constant(""))
      return dump(field.textFieldStyle(ComposedTextFieldStyle([style])), session: session)
    }
    #expect(words(First()).contains("false"))
    session.actions[0]()
    #expect(words(First()).contains("true"))
    #expect(words(Second()).contains("second false"))
    #expect(words(First()).contains("false"))

    let views = LoweringSession()
    #expect(dump(AnyView(Counter(name: "a")), session: views).contains("a 0"))
    views.actions[0]()
    #expect(dump(AnyView(Counter(name: "a")), session: views).contains("a 1"))
    #expect(dump(AnyView(Group { Counter(name: "a") }), session: views).contains("a 0"))
  }

  @Test func oneOfSeveralFieldsHasTheFocus() {
    struct Form: View {
      @FocusState private var field: Int?
      var body: some View {
        Text(verbatim: field.map { "\($0)" } ?? "none")
        TextField("a", text: .constant("")).focused($field, equals: 1).disabled(true)
        TextField("b", text: .constant("")).focused($field, equals: 2)
        TextField("c", text: .constant("")).focused($field, equals: 3)
      }
    }
    let session = LoweringSession()
    let form = Form().fieldActivity(FieldActivity(isFocused: true))
    let lines = dump(form, session: session).split(separator: "\n")
    #expect(lines.first == "text \"2\"")
    #expect(lines.filter { $0.contains("caret") }.count == 1)
    #expect(!session.needsLowering)
  }

  @Test func aFieldThatAStyleMakesHasTheFocusOfTheStyledOne() {
    struct Wrapping: TextFieldStyle {
      func makeBody(configuration: Configuration) -> some View {
        TextField("inner", text: configuration.$text)
        TextField("second", text: configuration.$text)
      }
    }
    let fields = HStack {
      TextField("a", text: .constant("x"))
      TextField("b", text: .constant("y"))
    }
    .textFieldStyle(Wrapping())
    .fieldActivity(FieldActivity(isFocused: true))
    let carets = dump(fields).split(separator: "\n").map { $0.contains("caret") }
    #expect(carets == [false, true, false, false, false])
  }

  @Test func environmentReachesNestedDynamicProperties() {
    struct Inner: DynamicProperty {
      @Environment(\.isEnabled) var isEnabled
      var word = ""
      mutating func update() { word = isEnabled ? "on" : "off" }
    }
    struct Reader: View {
      let before = "padding the layout"
      var inner = Inner()
      var body: some View { Text(verbatim: inner.word) }
    }
    #expect(dump(Reader()) == "text \"on\"")
    #expect(dump(Reader().disabled(true)) == "text \"off\"")
    #expect(dump(Reader().disabled(false).disabled(true)) == "text \"off\"")
  }

  @Test func customKeysAndBindings() {
    #expect(dump(Themed()) == "text \"plain\"")
    #expect(dump(Themed().environment(\.theme, "fancy")) == "text \"fancy\"")
    #expect(
      dump(Themed().environment(\.theme, "near").environment(\.theme, "far"))
        == "text \"near\"")
    var pair = (first: 1, second: "b")
    let binding = Binding(get: { pair }, set: { pair = $0 })
    binding.second.wrappedValue = "c"
    #expect(pair.second == "c")
    #expect(binding.second.wrappedValue == "c")
  }

  @Test func focusReachesAStyleEvaluatedBefore() {
    struct Focusing: TextFieldStyle {
      @FocusState private var isFocused: Bool

      func _body(configuration: TextField<Self._Label>) -> some View {
        Text(verbatim: isFocused ? "focused" : "resting")
        configuration.focused($isFocused)
      }
    }
    let fields = HStack {
      TextField("a", text: .constant("")).fieldActivity(FieldActivity(isFocused: true))
      TextField("b", text: .constant(""))
    }
    .textFieldStyle(Focusing())
    let words = dump(fields).split(separator: "\n").filter { $0.contains("text") }
    #expect(words == ["  text \"focused\"", "  text \"resting\""])
  }

  @Test func editingIsReportedOnceAChange() {
    struct Reporting: View {
      var isFocused: Bool
      @State private var reports = 0

      var body: some View {
        Text(verbatim: "\(reports)")
        TextField("a", text: .constant(""), onEditingChanged: { _ in reports += 1 })
          .fieldActivity(FieldActivity(isFocused: isFocused))
      }
    }
    let session = LoweringSession()
    func count(_ isFocused: Bool) -> Substring {
      session.lower(Reporting(isFocused: isFocused), in: EnvironmentValues()).description
        .prefix { $0 != "\n" }
    }
    #expect(count(false) == "text \"0\"")
    #expect(count(true) == "text \"1\"")
    #expect(count(true) == "text \"1\"")
    #expect(count(false) == "text \"2\"")
  }

  @Test func aViewThatNeverSettlesIsCutOff() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        let _ = count += 1
        Text(verbatim: "x")
      }
    }
    #expect(dump(Restless()) == "text \"x\"")
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct Themed: View {
  @Environment(\.theme) private var theme
  var body: some View { Text(verbatim: theme) }
}
