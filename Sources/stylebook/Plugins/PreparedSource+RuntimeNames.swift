extension PreparedSource {
  /// Rewrites what needs the runtime of Objective-C, which there is on Apple's systems alone, and names
  /// that are qualified by a module that is imported under another name.
  ///
  /// `#selector(UIResponder.resignFirstResponder)` becomes a selector of that name, attributes such as
  /// `@objc` go, and `UIKit.UIColor` becomes `SwiftUI.UIColor`.
  mutating func rewriteRuntimeNames() {
    rewriteSelectors()
    blankAttributes()
    requalify()
  }

  private static let attributes = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "NSManaged",
  ]

  private mutating func rewriteSelectors() {
    var scan = SourceScan(text)
    var start = 0
    while let word = scan.firstIndex(ofWord: "selector", from: start) {
      start = word + 1
      guard word > 0, scan.bytes[word - 1] == UInt8(ascii: "#"),
        let open = scan.firstCode(from: word + 8), scan.bytes[open] == UInt8(ascii: "("),
        let close = scan.closing(open)
      else { continue }
      var bytes = scan.bytes
      let name = bytes[open + 1..<close].filter { !" \t\r\n\"\\".utf8.contains($0) }
      let breaks = bytes[word..<close].filter { $0 == 0x0A }
      let call = Array("SwiftUI.Selector(\"".utf8) + name + Array("\")".utf8) + breaks
      bytes.replaceSubrange(word - 1..<close + 1, with: call)
      scan = SourceScan(bytes)
    }
    text = scan.text(0..<scan.bytes.count)
  }

  private mutating func blankAttributes() {
    let scan = SourceScan(text)
    var bytes = scan.bytes
    for attribute in Self.attributes {
      var start = 0
      while let word = scan.firstIndex(ofWord: attribute, from: start) {
        start = word + 1
        guard word > 0, scan.bytes[word - 1] == UInt8(ascii: "@") else { continue }
        var end = word + attribute.utf8.count
        if end < scan.bytes.count, scan.bytes[end] == UInt8(ascii: "("),
          let close = scan.closing(end)
        {
          end = close + 1
        }
        Self.blank(word - 1..<end, in: &bytes)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private mutating func requalify() {
    for module in Self.coveredModules.sorted() {
      var scan = SourceScan(text)
      var start = 0
      while let word = scan.firstIndex(ofWord: module, from: start) {
        start = word + 1
        let end = word + module.utf8.count
        guard end < scan.bytes.count, scan.bytes[end] == UInt8(ascii: "."),
          word == 0 || scan.bytes[word - 1] != UInt8(ascii: ".")
        else { continue }
        var bytes = scan.bytes
        bytes.replaceSubrange(word..<end, with: Array("SwiftUI".utf8))
        scan = SourceScan(bytes)
        text = scan.text(0..<scan.bytes.count)
      }
    }
  }
}
