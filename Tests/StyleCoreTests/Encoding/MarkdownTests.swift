import StyleCore
import Testing

@testable import stylebook

@Suite("Markdown output")
struct MarkdownEncoderTests {
  @Test("A fence that no row can end")
  func fence() {
    #expect(MarkdownEncoder().text(of: drawing("a`b", " ```")) == "````text\na`b\n ```\n````\n")
    #expect(MarkdownEncoder().text(of: drawing("<b>")) == "```text\n<b>\n```\n")
  }

  @Test("Texts outside of fences are no mark-up")
  func escapes() {
    #expect(
      MarkdownEncoder.escaped("<b>*a*_[x](y)\n# `z` & - 1")
        == "&lt;b&gt;\\*a\\*\\_\\[x\\]\\(y\\) \\# \\`z\\` &amp; - 1")
    #expect(MarkdownEncoder.escaped("- a") == "\\- a")
    #expect(MarkdownEncoder.escaped("a: https://b.c, www.d.e") == "a: https:\\//b.c, www\\.d.e")
    #expect(MarkdownEncoder.code("a | b") == "`a | b`")
    #expect(MarkdownEncoder.code("a`b``") == "``` a`b`` ```")
  }
}

@MainActor
@Suite("Markdown of the command")
struct MarkdownCommandTests {
  @Test func aField() {
    #expect(
      CommandRun("show", "gradient", "--width", "20", "--format", "markdown").output == """
        ```text
        ╭━━━━━━━━━━━━━━━━━━╮
        ┃ Ada Lovelace     ┃
        ╰━━━━━━━━━━━━━━━━━━╯
        ```

        """)
  }

  @Test func aGallery() throws {
    let scratch = try ScratchFolder()
    let run = CommandRun(
      "gallery", "plain", "search", "--state", "filled", "--width", "20", "-o",
      "\(scratch.path)/gallery.md")
    #expect(run.code == .success)
    #expect(
      try scratch.text(of: "gallery.md") == """
        # Text-field styles

        ## Plain

        `plain`

        No decoration: the backdrop shows through.

        **filled**: text, at rest

        ```text
        Ada Lovelace
        ```

        ## Search

        `search`

        An icon before the text, and a button that empties it while it is edited.

        **filled**: text, at rest

        ```text
        ╭──────────────────╮
        │ ⌕  Ada Lovelace  │
        ╰──────────────────╯
        ```


        """)
  }
}
