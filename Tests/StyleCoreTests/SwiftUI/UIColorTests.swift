import StyleCore
import SwiftUISurface
import Testing

@Suite struct UIColorTests {
  @Test func systemColoursFollowTheAppearance() {
    #expect(Color(.systemGray6).resolved(in: .light).description == "#f2f2f7")
    #expect(Color(.systemGray6).resolved(in: .dark).description == "#1c1c1e")
    #expect(Color(UIColor.systemBlue) == .blue)
    #expect(Color(uiColor: .label) == .primary)
    #expect(Color(nsColor: .textBackgroundColor).resolved(in: .dark).description == "#1e1e1e")
  }

  @Test func plainNamesAreUIKitsAndNotTheSystems() {
    #expect(Color(.red).description == "#ff0000")
    #expect(Color(.white).description == "white")
    #expect(Color(.clear).description == "clear")
  }

  @Test func colourOfAColourIsTheColour() {
    let given: Color? = nil
    #expect(Color(given ?? .white) == .white)
    #expect(Color(Color.blue.opacity(0.5)) == Color.blue.opacity(0.5))
  }

  @Test func providersAreAskedInBothAppearances() {
    let color = Color(
      UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 1) : .systemGray6
      })
    #expect(color.resolved(in: .light).description == "#f2f2f7")
    #expect(color.resolved(in: .dark).description == "#000000")
    #expect(color.description == "#f2f2f7#000000")
    #expect((try? Color(parsing: color.description)) == color)
  }

  @Test func alphaIsSetAndNotMultiplied() {
    let faint = UIColor.placeholderText.withAlphaComponent(0.5)
    #expect(Color(faint).resolved(in: .light).description == "#3c3c4380")
    #expect(faint.cgColor.components?.last == 128.0 / 255)
  }

  @Test func literalsOfXcodeAreColours() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(Color(color).description == "#ff0000")
    #expect(Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)).description == "#0000ff")
  }

  @Test func extensionsOfAuthorsMakeColours() {
    #expect(Color(UIColor(hex: 0x3366CC)).description == "#3366cc")
    #expect(Color(UIColor.brand).description == "#3366cc")
  }

  @Test func assetsAreToldOrStoodInFor() {
    AssetCatalog.define(color: "told in a test", .mint)
    #expect(Color("told in a test") == .mint)
    #expect(Color("CardBackground", bundle: nil) == Color(.secondarySystemBackground))
    #expect(Color("TextColor") == .primary)
    #expect(Color("systemGray4") == Color(.systemGray4))
    #expect(AssetCatalog.missingColors.contains("CardBackground"))
    #expect(!AssetCatalog.missingColors.contains("told in a test"))
  }
}

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: 1)
  }

  fileprivate static let brand = UIColor(hex: 0x3366CC)
}
