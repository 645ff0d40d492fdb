import OutlinedPlugin
import StyleCore
import Styles
import Testing

@testable import stylebook

/// Plugins that the program is linked with, from registering to what the command prints.
@MainActor
@Suite("A linked plugin") struct LinkedPluginTests {
  /// A run of the command with some plugins in it.
  private func run(
    _ words: String..., plugins: [any StylePlugin]
  ) -> (output: String, errors: String, code: ExitCode) {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    let code = Stylebook.run(
      words,
      in: Surroundings(
        environment: [:],
        output: ByteStream(isTerminal: false, columns: nil) { (bytes) throws(Failure) in
          output += bytes
        },
        errors: ByteStream(isTerminal: false, columns: nil) { (bytes) throws(Failure) in
          errors += bytes
        }), linked: plugins)
    return (String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self), code)
  }

  @Test("is in every command as the built-in styles are")
  func use() {
    let shown = run("show", "outlined", "--width", "20", plugins: [OutlinedPlugin()])
    #expect(
      shown.output == """
        ╭─ Your name ──────╮
        │ Ada Lovelace     │
        ╰──────────────────╯

        """)
    let listed = run("list", plugins: [OutlinedPlugin()])
    #expect(listed.output.contains("Outlined  outlined  outlined 0.1.0"))
    let gallery = run("gallery", "search | outlined(rounded: false)", plugins: [OutlinedPlugin()])
    #expect(gallery.code == .success)
  }

  @Test("that is newer than the program says so, and the program ends")
  func newerLevel() {
    let level = StyleManifest.currentAPILevel + 1
    let newer = run("show", "plain", plugins: [NewerPlugin(apiLevel: level)])
    #expect(newer.output.isEmpty)
    #expect(newer.code == .pluginUnavailable)
    #expect(
      newer.errors == """
        stylebook: the plugin "newer" cannot be used: the style "outlined" needs API level \
        \(level), and this Stylebook offers \(level - 1); use a newer Stylebook.

        """)
    let older = run("show", "outlined", plugins: [NewerPlugin(apiLevel: level - 1)])
    #expect(older.code == .success)
  }

  @Test("whose name is taken says which")
  func repeated() {
    let twice = run("list", plugins: [OutlinedPlugin(), OutlinedPlugin()])
    #expect(twice.code == .pluginUnavailable)
    #expect(
      twice.errors == """
        stylebook: the plugin "outlined" cannot be used: there already is a style "outlined"; \
        register this one under another name.

        """)
  }

  /// The sample as it would be if it were written for another core.
  private struct NewerPlugin: StylePlugin {
    let apiLevel: Int

    let name = "newer"

    func register(in registry: inout StyleRegistry) throws(RegistryError) {
      try registry.register(contentsOf: BuiltOn(apiLevel: apiLevel))
    }

    private struct BuiltOn: StylePlugin {
      let apiLevel: Int

      let name = "outlined"

      func register(in registry: inout StyleRegistry) throws(RegistryError) {
        try registry.register(
          OutlinedTextFieldStyle.self, id: "outlined", title: "Outlined",
          summary: "A border whose top edge carries the label.", version: "0.2.0",
          author: "the Stylebook authors", apiLevel: apiLevel)
      }
    }
  }
}
