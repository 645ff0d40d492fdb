import Foundation
import StyleCore
import SwiftUISurface
import Testing

@MainActor
@Suite struct FormatTests {
  @Test func valuesAreTextInTheirFormat() {
    var amount = 1234.5
    let field = TextField(
      "Amount", value: Binding(get: { amount }, set: { amount = $0 }),
      format: .number.locale(Locale(identifier: "en_US")))
    #expect(dump(field) == "field \"1,234.5\"")
    field.text = "20"
    #expect(amount == 20)
    field.text = "twenty"
    #expect(amount == 20)
  }

  @Test func missingValuesAreEmptyText() {
    var amount: Int?
    let field = TextField(
      "Amount", value: Binding(get: { amount }, set: { amount = $0 }),
      format: .number.locale(Locale(identifier: "en_US")))
    #expect(field.text.isEmpty)
    field.text = "7"
    #expect(amount == 7)
    field.text = ""
    #expect(amount == nil)
  }

  @Test func formattersShowAndRead() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    var amount = 1500
    let field = TextField(
      "Amount", value: Binding(get: { amount }, set: { amount = $0 }), formatter: formatter)
    #expect(field.text == "1,500")
    field.text = "42"
    #expect(amount == 42)
  }

  @Test func textsOfManyKindsAreTheirWords() {
    #expect(dump(Text(AttributedString("abc"))) == "text \"abc\"")
    #expect(dump(Text("key", comment: "for translators")) == "text \"key\"")
    #expect(dump(Text("key", bundle: nil)) == "text \"key\"")
    #expect(dump(Text("literal")) == "text \"literal\"")
    #expect(String(localized: LocalizedStringResource("key")) == "key")
  }

  @Test func fontsOfUIKitKeepTheirWeight() {
    #expect(
      dump(Text("a").font(Font(UIFont.systemFont(ofSize: 12, weight: .bold))))
        == dump(Text("a").font(.system(size: 12, weight: .bold))))
    #expect(UIFont.preferredFont(forTextStyle: .caption1).pointSize == 12)
  }
}
