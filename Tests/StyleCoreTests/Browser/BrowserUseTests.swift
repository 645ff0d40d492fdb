import StyleCore
import Testing

@testable import stylebook

/// What someone met who used the browser for the first time.
@MainActor
@Suite("Who uses the browser for the first time") struct BrowserUseTests {
  @Test("sees no secret in any state, and none is copied")
  func secrets() {
    var session = BrowserSession()
    session.press("s s s")
    #expect(session.browser.state.condition == .secure)
    session.press("Enter C-u")
    session.type("hunter2")
    for _ in BrowserState.Condition.allCases {
      session.press("Esc s")
      #expect(!session.screen.contains("hunter2"))
      #expect(session.screen.contains("•••••••"))
      session.press("x X")
      #expect(session.message.hasPrefix("a secret is not copied; "))
      session.press("Enter")
    }
    #expect(!session.effects.contains { if case .clipboard = $0 { true } else { false } })
    // Another text is no secret, and neither is what is typed once the field is empty.
    session.press("Esc s t")
    #expect(session.browser.state.condition == .normal)
    #expect(!session.browser.state.isSecret(0))
  }

  @Test("does not get a secret back by undoing", arguments: ["F2 C-u C-_", "C-u F2 C-_"])
  func undoneSecret(keys: String) {
    var session = BrowserSession(style: "rounded-border")
    session.press("s s s Enter C-u")
    session.type("hunter2")
    session.press(keys)
    #expect(session.browser.state.condition == .normal)
    #expect(session.browser.state.field.text.isEmpty)
    #expect(!session.screen.contains("hunter2"))
  }

  @Test("sees no password of a form, whatever its state")
  func passwords() {
    var session = BrowserSession(height: 24)
    session.press("v Enter Tab Tab")
    session.type("hunter2")
    session.press("F2")
    #expect(session.browser.state.condition == .error)
    #expect(!session.screen.contains("hunter2"))
    session.press("F7")
    #expect(session.message == "a secret is not copied; empty the field first.")
  }

  @Test("types only into what is seen")
  func hiddenFields() {
    var session = BrowserSession()
    session.press("v Enter F5 v v v")
    #expect(session.browser.state.stage == .field)
    session.press("i Tab")
    #expect(session.browser.state.area == .knobs)
    #expect(session.browser.state.activeField == 0)
    session.press("s s Esc")
    #expect(session.browser.state.condition == .disabled)
    session.press("Enter")
    #expect(session.message == "the field is disabled and takes no keys; s changes that.")
    #expect(session.browser.state.area == .list)
  }

  @Test(
    "sees both appearances side by side on a usual screen, and turns pages where they do not fit")
  func comparisons() {
    var session = BrowserSession(width: 80, height: 24)
    session.press("v v v")
    #expect(session.message == "view: dark and light")
    #expect(session.screen.contains("dark, error"))
    #expect(session.screen.contains("light, error"))
    #expect(!session.screen.contains("▼"))
    session.press("v")
    #expect(session.screen.contains("no colours"))
    #expect(!session.screen.contains("▼"))

    session = BrowserSession(width: 40, height: 14)
    session.press("v v v")
    #expect(session.screen.contains("▼ PageDown"))
    #expect(!session.screen.contains("light, error"))
    session.press("PageDown PageDown PageDown PageDown")
    #expect(session.screen.contains("▲ PageUp"))
    #expect(session.screen.contains("light, error"))
    #expect(!session.screen.contains("▼"))
    #expect(session.browser.state.composition.description == "gradient")
  }

  @Test("searches for the style to add, and takes all back with Esc")
  func adding() {
    var session = BrowserSession()
    session.press("+")
    session.type("sea")
    #expect(session.screen.contains(" add: sea"))
    #expect(session.browser.state.composition.description == "gradient | search")
    session.press("Esc")
    #expect(session.browser.state.composition.description == "gradient")
    #expect(session.browser.listed.count == 6)

    session.press("/")
    session.type("rounded")
    #expect(session.browser.state.composition.description == "rounded-border")
    session.press("Esc")
    #expect(session.browser.state.composition.description == "gradient")

    session.press("/")
    session.type("zzz")
    session.press("Enter")
    #expect(session.message == "no style matches; other words, or Esc.")
    #expect(session.browser.state.prompt != nil)
  }

  @Test("replaces a knob's value by typing, and is told what it may be")
  func typingValues() {
    var session = BrowserSession()
    session.press("k Down Down Down Enter")
    #expect(session.screen.contains(" takes a number of points from 0 to 8\n width: 2"))
    session.type("7")
    session.press("Enter")
    #expect(session.browser.state.composition.description == "gradient(width: 7)")
    // The first click chooses a knob, and only the next one turns it.
    session = BrowserSession(width: 120, height: 40)
    session.click("colors")
    #expect(session.browser.state.area == .knobs)
    #expect(session.browser.state.composition.description == "gradient")
  }

  @Test("finds the keys that matter most at the foot")
  func hints() {
    var session = BrowserSession()
    func foot() -> String { String(session.screen.split(separator: "\n").last ?? "") }
    #expect(
      foot()
        == " Enter type  / search  k knobs  a light/dark  v view  x copy    q quit  ? help")
    session.press("k")
    #expect(foot().contains("Esc list"))
    session.press("Esc +")
    session.type("sea")
    session.press("Enter")
    #expect(foot().contains("- remove  < out"))
  }

  @Test("reads help from where they are, and turns its pages")
  func help() {
    var session = BrowserSession()
    session.press("Enter F1")
    #expect(session.screen.contains(" In a field\n  Esc                  back to the list"))
    for _ in 0..<30 { session.press("PageDown") }
    let end = session.screen
    session.press("PageUp")
    #expect(session.screen != end)
    session.press("End")
    #expect(session.screen == end)
    session.press("q")
    #expect(session.browser.state.showsHelp == false)
  }

  @Test("reads the Swift that was copied")
  func code() {
    var session = BrowserSession(height: 24)
    session.press("X")
    #expect(session.screen.contains("struct StyledField: View {"))
    session.press("Esc")
    #expect(session.message == "")
    #expect(session.screen.contains("Ada Lovelace"))
  }

  @Test("makes a field no wider than can be seen")
  func widths() {
    var session = BrowserSession()
    _ = session.canvas
    for _ in 0..<20 { session.press("]") }
    #expect(session.message == "width: the screen has room for 57 columns")
    #expect(session.browser.state.width == 57)
  }
}
