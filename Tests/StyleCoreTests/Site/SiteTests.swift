import StyleCore
import Styles
import Testing

@testable import stylebook

/// The pages of `gallery --format site`.
@MainActor
@Suite struct SiteTests {
  /// Runs the command into a folder that does not exist yet, and gives its files by their names.
  private static func files(_ words: String...) throws -> [String: String] {
    let scratch = try ScratchFolder()
    let folder = "\(scratch.path)/site"
    let run = CommandRun(words: ["gallery", "--format", "site", "-o", folder] + words)
    #expect(run.code == .success)
    #expect(run.output == "" && run.errors == "")
    var files: [String: String] = [:]
    let list = try scratch.text(of: "site/\(SiteFolder.mark)").split(separator: "\n")
    #expect(list.first == "stylebook site 1")
    for name in list.dropFirst() { files["\(name)"] = try scratch.text(of: "site/\(name)") }
    return files
  }

  @Test func aPageForEachStyle() throws {
    let files = try Self.files()
    let ids = StyleRegistry.builtIns().ids
    #expect(
      Set(files.keys) == Set(["index.html", "site.css", "site.js"] + ids.map { "\($0).html" }))
    let index = try #require(files["index.html"])
    for id in ids {
      #expect(index.contains("<a href=\"\(id).html\" data-page>"))
      let page = try #require(files["\(id).html"])
      for state in FieldState.allCases {
        #expect(page.contains("id=\"state-\(state)\""))
        #expect(page.contains("<li class=\"state in-\(state)\">"))
      }
      for parameter in try StyleRegistry.builtIns().entry(for: id).manifest.parameters {
        #expect(page.contains("<code>\(parameter.name)</code>"))
        #expect(page.contains(Markup.escaped(parameter.summary)))
      }
      #expect(page.contains("<code id=\"command\">stylebook gallery \(id)</code>"))
      #expect(page.contains("import StyleCore\nimport Styles\n\nstruct StyledField: View {\n"))
    }
  }

  @Test func nothingComesFromElsewhere() throws {
    for (name, text) in try Self.files() {
      for word in ["http:", "https:", "fetch(", "XMLHttpRequest", "import(", "@import", "url("] {
        #expect(!text.contains(word), "\(name) has \(word)")
      }
      let attributes = text.matches(of: #/\s(?:style|on[a-z]+)=/#).map(\.0)
      #expect(attributes.isEmpty, "\(name)")
    }
  }

  @Test func everyColourOfThePicturesIsDeclared() throws {
    let files = try Self.files()
    let sheet = try #require(files["site.css"])
    for (name, text) in files where name.hasSuffix(".html") {
      let used = Set(text.matches(of: #/var\((--c\d+)\)/#).map { String($0.1) })
      for color in used { #expect(sheet.contains("\(color): light-dark("), "\(name) \(color)") }
    }
  }

  @Test func whatIsAskedForIsWhatThereIs() throws {
    let files = try Self.files(
      "search | gradient(width: 3)", "--state", "error", "--width", "30", "--text", "it's")
    let page = try #require(files["search-gradient-width-3.html"])
    #expect(page.contains("<h1>Search | Gradient</h1>"))
    #expect(
      page.contains("<ol class=\"layers\">\n<li><code>search</code></li>\n<li><code>gradient"))
    #expect(!page.contains("name=\"state\"") && !page.contains("name=\"width\""))
    #expect(page.contains("stylebook gallery 'search | gradient(width: 3)' --text 'it'\\''s'"))
    #expect(page.matches(of: #/<svg width="240"/#).count == 1)
  }

  @Test func namesOfPagesAreApart() {
    #expect(
      SiteNames.pages(for: [
        "index", "Index", "search | gradient", "search|gradient", "a/../b", "|",
      ])
        == [
          "index-2.html", "index-3.html", "search-gradient.html", "search-gradient-2.html",
          "a-b.html",
          "style.html",
        ])
  }

  @Test func textsAreNeverMarkUp() {
    let hostile = "</script><img src=x onerror=\"alert('1')\">&amp;\u{0}\u{1B}\u{9B}"
    let html: HTML = "<p title=\"\(hostile)\">\(hostile)\(lines: "\(hostile)\n<b>")</p>"
    let escaped =
      "&lt;/script&gt;&lt;img src=x onerror=&quot;alert('1')&quot;&gt;&amp;amp;\u{FFFD}\u{FFFD}\u{FFFD}"
    #expect(
      html.markup == "<p title=\"\(escaped)\">\(escaped)\(escaped)\n&lt;b&gt;</p>")
  }

  @Test func aHostileStyleCannotBecomeMarkUp() throws {
    let plugin = HostilePlugin()
    var registry = StyleRegistry.builtIns()
    try registry.register(contentsOf: plugin)
    let options = try FieldOptions(
      Arguments(parsing: [
        "gallery", "--text", HostilePlugin.text, "--prompt", HostilePlugin.text,
      ]))
    let expressions = registry.ids + ["hostile(words: \"\(HostilePlugin.quotable)\") | plain"]
    let styles = try SelectedStyle.all(expressions, setting: [], in: registry)
    let site = Site(
      styles: styles, options: options, plugins: [HostilePlugin.text], registry: registry)
    let drawing = FieldDrawing(
      PluginSet(registry: registry) { _ throws(Failure) in
        throw .fault("nothing is built")
      })
    var fields: [[FieldDrawing.Outcome]] = []
    try drawing.draw(site.jobs) { (_, outcomes) in
      fields.append(
        fields.isEmpty
          ? outcomes.map { _ in .failure(DrawingFailure(sentence: HostilePlugin.text)) } : outcomes)
    }
    for (name, bytes) in site.files(fields) where name.hasSuffix(".html") {
      let page = String(decoding: bytes, as: UTF8.self)
      // The one script is the site's own, and what could break out is never raw.
      #expect(page.matches(of: #/<script/#).count == 1)
      #expect(!page.contains("<img") && !page.contains("<b>") && !page.contains("</script><"))
      #expect(!page.contains("\"onmouseover="))
      #expect(!name.contains("/") && !name.contains("<"))
    }
  }
}

/// A plugin whose texts try to be mark-up wherever they come to stand.
struct HostilePlugin: StylePlugin {
  static let quotable = "</script><img src=x onerror=alert(1)><b>"
  static let text = "\(quotable)\" onmouseover=alert(2) x=\"'`</title></code></pre><!--\u{202E}"

  let name = text

  func register(in registry: inout StyleRegistry) throws(RegistryError) {
    let manifest = StyleManifest(
      id: "hostile", title: Self.text, summary: Self.text, version: Self.text, author: Self.text,
      parameters: [
        ParameterDescription(
          name: "words", kind: .string, defaultValue: .string(Self.text), summary: Self.text),
        ParameterDescription(
          name: "choice", kind: .choice([Self.text]), defaultValue: .choice(Self.text),
          summary: Self.text),
        ParameterDescription(
          name: "count", kind: .number(range: 0...1, step: 1, unit: Self.text),
          defaultValue: .number(0), summary: Self.text),
      ])
    try registry.register(manifest) { (_) throws(StyleLookupError) in PlainTextFieldStyle() }
  }
}
