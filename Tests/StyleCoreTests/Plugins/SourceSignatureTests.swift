import Testing

@testable import stylebook

@Suite("Declarations taken apart")
struct SourceSignatureTests {
  @Test("An initialiser's labels, names, types and defaults")
  func parameters() throws {
    let signature = try #require(
      SourceSignature(
        """
        @MainActor init<V>(_ title: String, text value: Binding<String>, radius: CGFloat = 8, \
        colors: [Color] = [.red, .blue], @ViewBuilder icon: @escaping () -> V = { Text("a, b") }, \
        pairs: (Int, Int)...) where V : View
        """))
    #expect(
      signature.parameters.map(\.label) == [nil, "text", "radius", "colors", "icon", "pairs"])
    #expect(
      signature.parameters.map(\.name) == ["title", "value", "radius", "colors", "icon", "pairs"])
    #expect(
      signature.parameters.map(\.type) == [
        "String", "Binding<String>", "CGFloat", "[Color]", "() -> V", "(Int, Int)",
      ])
    #expect(
      signature.parameters.map(\.standard) == [
        nil, nil, "8", "[.red, .blue]", "{ Text(\"a, b\") }", nil,
      ])
    #expect(signature.parameters.map(\.isVariadic) == [false, false, false, false, false, true])
    #expect(signature.isSimple)
  }

  @Test(
    "Calls that may fail or wait are not simple",
    arguments: ["init?(a: Int)", "init(a: Int) throws", "func f() async -> Int"])
  func notSimple(declaration: String) throws {
    #expect(try !#require(SourceSignature(declaration)).isSimple)
  }

  @Test("Words of names")
  func words() {
    #expect(SourceType.words(of: "isFocused") == ["is", "focused"])
    #expect(SourceType.words(of: "FSTextField") == ["fs", "text", "field"])
    #expect(SourceType.words(of: "has_error2") == ["has", "error2"])
    #expect(SourceType.title("FSTextField") == "FS Text Field")
  }

  @Test("Types as they are spelled")
  func types() {
    #expect(SourceType.withoutAttributes("@escaping @MainActor () -> Void") == "() -> Void")
    #expect(SourceType.withoutAttributes("SwiftUI.Color") == "Color")
    #expect(SourceType.wrapped("Color?") == "Color")
    #expect(SourceType.wrapped("(() -> Void)?") == "() -> Void")
    #expect(SourceType.argument(of: "Binding<Bool>", "Binding") == "Bool")
    #expect(SourceType.function("(String, Int) -> Bool")?.parameters == 2)
    #expect(SourceType.replacing(["V": "Text"], in: "() -> V?") == "() -> Text?")
    #expect(SourceType.replacing(["V": "Text"], in: "A.V") == "A.V")
  }
}
