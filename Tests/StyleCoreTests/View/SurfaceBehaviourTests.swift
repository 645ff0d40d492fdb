import StyleCore
import Testing

/// What views do when they come, when something changes, and when they learn their size.
@MainActor
@Suite struct SurfaceBehaviourTests {
  private func picture(_ view: some View, width: Int = 20) -> String {
    Renderer(RenderOptions(width: width)).canvas(view).picture
  }

  final class Diary {
    var words: [String] = []
  }

  // MARK: Coming, going, changing

  @Test func viewsComeAndGoOnce() {
    let diary = Diary()
    let session = LoweringSession()
    func lower(_ isThere: Bool) {
      let view = VStack {
        if isThere {
          Text(verbatim: "a")
            .onAppear { diary.words.append("come") }
            .onDisappear { diary.words.append("gone") }
        }
      }
      _ = session.lower(view, in: EnvironmentValues())
    }
    lower(true)
    lower(true)
    #expect(diary.words == ["come"])
    lower(false)
    lower(false)
    #expect(diary.words == ["come", "gone"])
    lower(true)
    #expect(diary.words == ["come", "gone", "come"])
  }

  @Test func whatIsDoneOnAppearingIsShown() {
    struct Greeting: View {
      @State private var isShown = false

      var body: some View {
        Text(verbatim: isShown ? "shown" : "hidden").onAppear { withAnimation { isShown = true } }
      }
    }
    #expect(picture(Greeting()) == "shown")
  }

  @Test func changesAreSeenInAllThreeForms() {
    let diary = Diary()
    let session = LoweringSession()
    func lower(_ number: Int) {
      let view = Text(verbatim: "a")
        .onChange(of: number) { diary.words.append("\($0)") }
        .onChange(of: number) { old, new in diary.words.append("\(old)→\(new)") }
        .onChange(of: number) { diary.words.append("changed") }
        .onChange(of: number, initial: true) { diary.words.append("seen") }
      _ = session.lower(view, in: EnvironmentValues())
    }
    lower(1)
    #expect(diary.words == ["seen"])
    lower(1)
    #expect(diary.words == ["seen"])
    lower(2)
    #expect(diary.words == ["seen", "2", "1→2", "changed", "seen"])
  }

  @Test func aStyleAnswersToTheFocusItHears() {
    struct Answering: TextFieldStyle {
      @FocusState private var isFocused: Bool
      @State private var note = "rest"

      func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(alignment: .leading) {
          configuration.focused($isFocused)
          Text(verbatim: note)
        }
        .onChange(of: isFocused) { note = $0 ? "focus" : "rest" }
      }
    }
    let field = TextField("", text: .constant("a")).textFieldStyle(Answering())
    #expect(picture(field) == "a\nrest")
    #expect(picture(field.fieldActivity(FieldActivity(isFocused: true))) == "a▏\nfocus")
  }

  @Test func ofTwoFieldsTheOneThatIsSeenHasTheFocus() {
    func stacked(shows: [Bool]) -> String {
      picture(
        ZStack {
          ForEach(shows.indices, id: \.self) { index in
            TextField("", text: .constant("abc"[...].prefix(index + 1).description))
              .opacity(shows[index] ? 1 : 0)
          }
        }.fieldActivity(FieldActivity(isFocused: true)))
    }
    #expect(stacked(shows: [false, true]) == "ab▏")
    #expect(stacked(shows: [true, false]) == "a▏")
  }

  @Test func aFieldThatIsNotSeenHasTheFocusWhereNoOtherIs() {
    let view = OneFieldUnseen().fieldActivity(FieldActivity(isFocused: true))
    #expect(picture(view) == "       typing")
  }

  private struct OneFieldUnseen: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      ZStack {
        TextField("", text: .constant("1234")).focused($isFocused).opacity(0)
        Text(verbatim: isFocused ? "typing" : "resting")
      }
    }
  }

  @Test func anIdentityOfItsOwnBeginsAnew() {
    struct Counter: View {
      @State var count = 0

      var body: some View { Text(verbatim: "\(count)").onTapGesture { count += 1 } }
    }
    let session = LoweringSession()
    func lower(_ id: Int) -> String {
      session.lower(Counter().id(id), in: EnvironmentValues()).description
    }
    _ = lower(1)
    session.actions[0]()
    #expect(lower(1).contains("\"1\""))
    #expect(lower(2).contains("\"0\""))
  }

  @Test func pressesReachWhatCanBePressed() {
    let session = LoweringSession()
    func actions(_ view: some View) -> Int {
      _ = session.lower(view, in: EnvironmentValues())
      return session.actions.count
    }
    let text = Text(verbatim: "a")
    #expect(actions(text.onTapGesture {}) == 1)
    #expect(actions(text.onTapGesture(count: 2) {}) == 0)
    #expect(actions(text.gesture(TapGesture().onEnded {})) == 1)
    #expect(actions(text.gesture(LongPressGesture().onEnded { _ in })) == 0)
    #expect(actions(text.onTapGesture {}.allowsHitTesting(false)) == 0)
    #expect(actions(Button("a") {}.disabled(true)) == 0)
  }

  // MARK: Sizes and preferences

  @Test func aViewLearnsItsSize() {
    let view = Color.clear.frame(width: 80, height: 48).overlay {
      GeometryReader { proxy in Text(verbatim: "\(proxy.size.width)×\(proxy.size.height)") }
    }
    #expect(picture(view) == "80.0×48.0\n\n")
  }

  struct Height: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) {
      value = max(value, nextValue())
    }
  }

  struct FittingOutline: TextFieldStyle {
    var padding: Double
    @State private var height = 0.0

    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration
        .padding(padding)
        .background {
          GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) }
        }
        .onPreferenceChange(Height.self) { height = $0 }
        .overlay {
          if height > 48 { Rectangle().stroke() } else { Capsule().stroke() }
        }
    }
  }

  @Test func anOutlineIsChosenByHeight() {
    let field = TextField("", text: .constant("a"))
    #expect(
      picture(field.textFieldStyle(FittingOutline(padding: 16)), width: 9) == """
        ╭───────╮
        │ a     │
        ╰───────╯
        """)
    #expect(
      picture(field.textFieldStyle(FittingOutline(padding: 32)), width: 11).hasPrefix(
        "┌─────────┐"))
  }

  struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test func preferencesOfSiblingsAreJoinedInOrder() {
    let diary = Diary()
    let view = HStack {
      Text(verbatim: "1").preference(key: Names.self, value: ["a"])
      Text(verbatim: "2").preference(key: Names.self, value: ["lost"])
        .preference(key: Names.self, value: ["b"])
      Text(verbatim: "3").transformPreference(Names.self) { $0.append("c") }
    }
    .onPreferenceChange(Names.self) { diary.words = $0 }
    .overlayPreferenceValue(Names.self, alignment: .trailing) { Text(verbatim: $0.joined()) }
    #expect(picture(view) == "1 abc")
    #expect(diary.words == ["a", "b", "c"])
  }

  // MARK: Objects and storage

  final class Model: ObservableObject {
    @Published var text = "a"
    @Published var count = 0
    var silent = 0
  }

  @Test func viewsWatchObjects() {
    struct Shown: View {
      @ObservedObject var model: Model
      @EnvironmentObject var handed: Model

      var body: some View {
        Text(verbatim: "\(model.text) \(handed.count)")
        TextField("", text: $model.text)
      }
    }
    let model = Model()
    let session = LoweringSession()
    let view = Shown(model: model).environmentObject(model)
    func lower() -> String { session.lower(view, in: EnvironmentValues()).description }
    #expect(lower().contains(#"text "a 0""#))
    model.silent = 1
    #expect(!session.needsLowering)
    model.text = "b"
    #expect(session.needsLowering)
    #expect(lower().contains(#"text "b 0""#))
    #expect(!session.needsLowering)
    model.objectWillChange.send()
    #expect(session.needsLowering)
  }

  @Test func objectsAndStoredValuesAreKept() {
    struct Keeping: View {
      @StateObject private var model = Model()
      @AppStorage("count") private var stored = 0
      @ScaledMetric private var size = 12.0

      var body: some View {
        Button("\(model.count) \(stored) \(Int(size))") {
          model.count += 1
          stored += 2
        }
      }
    }
    let session = LoweringSession()
    func lower() -> String { session.lower(Keeping(), in: EnvironmentValues()).description }
    #expect(lower().contains("\"0 0 12\""))
    session.actions[0]()
    #expect(lower().contains("\"1 2 12\""))
  }

  @Test func bindingsIntoOptionalsAndCollections() {
    struct Names: View {
      @State var name: String? = "a"
      @State var names = ["b", "c"]

      var body: some View {
        if let name = Binding($name) { TextField("", text: name) }
        ForEach($names, id: \.self) { $name in
          Button(name) { name += "!" }
        }
      }
    }
    let session = LoweringSession()
    func lower() -> String { session.lower(Names(), in: EnvironmentValues()).description }
    #expect(lower().hasPrefix("field \"a\""))
    session.actions[1]()
    #expect(lower().contains("\"c!\""))
  }
}
