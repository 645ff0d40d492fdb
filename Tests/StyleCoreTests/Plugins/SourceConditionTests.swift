import Testing

@testable import stylebook

@Suite("Conditions of platforms")
struct SourceConditionTests {
  @Test(
    "Conditions are decided as for an iPhone",
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("!os(macOS)", true),
      ("os(iOS) || os(tvOS)", true), ("os(tvOS) || os(watchOS)", false),
      ("os(iOS) && !targetEnvironment(macCatalyst)", true),
      ("(os(iOS) || os(macOS)) && !DEBUG", false), ("canImport(UIKit)", true),
      ("canImport(AppKit)", false), ("canImport(SwiftUIIntrospect)", false), ("DEBUG", true),
      ("RELEASE", false), ("swift(>=99.0) && os(macOS)", false),
      ("swift(>=5.0) || os(iOS)", true),
    ])
  func decided(text: String, value: Bool) {
    #expect(SourceCondition(text).value == value)
  }

  @Test(
    "What only the compiler knows is left to it",
    arguments: [
      ("swift(>=6.0)", "swift(>=6.0)"), ("os(iOS) && swift(>=6.0)", "true && swift(>=6.0)"),
      ("canImport(AppKit) || hasFeature(X)", "false || hasFeature(X)"),
      ("!(compiler(<6.1))", "!(compiler(<6.1))"), ("os(iOS) &&", "os(iOS) &&"),
    ])
  func left(text: String, residue: String) {
    let condition = SourceCondition(text)
    #expect(condition.value == nil)
    #expect(condition.residue == residue)
  }
}
