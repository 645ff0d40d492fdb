import StyleCore
import Testing

@testable import stylebook

/// A style as an author of SwiftUI writes it: it knows nothing of ``TextField/elapsed``.
private struct GlowingTextFieldStyle: TextFieldStyle {
  @FocusState private var isFocused: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration
      .focused($isFocused)
      .padding(.horizontal, 8)
      .overlay(alignment: .bottom) {
        Rectangle().fill(isFocused ? Color.white : .black).frame(height: 1).offset(y: 16)
      }
      .padding(.bottom, 16)
      .animation(.linear(duration: 0.4), value: isFocused)
  }
}

/// A style whose label is there while there is a text.
private struct RisingTextFieldStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("§").foregroundColor(.white).opacity(configuration.text.isEmpty ? 0 : 1)
      configuration
    }
    .animation(.linear(duration: 0.4), value: configuration.text.isEmpty)
  }
}

@MainActor
@Suite("A field that has not settled") struct ScenarioMotionTests {
  private func rule(_ state: FieldState, at time: Double) -> RGBA? {
    Scenario(state, width: 20, elapsed: time).canvas(GlowingTextFieldStyle())
      .cell(showing: "▔")?.foreground
  }

  @Test("is on its way from what it was before")
  func focus() {
    #expect(rule(.editing, at: 0) == .black)
    #expect(rule(.editing, at: 0.1) == RGBA(64, 64, 64))
    #expect(rule(.editing, at: 0.2) == RGBA(128, 128, 128))
    #expect(rule(.editing, at: 0.4) == .white)
    #expect(rule(.filled, at: 0.1) == .black)
  }

  @Test("is as a settled one in the end, and the same at the same time")
  func ends() {
    for state in FieldState.allCases {
      let settled = Scenario(state).canvas(GlowingTextFieldStyle())
      #expect(Scenario(state, elapsed: 0.4).canvas(GlowingTextFieldStyle()) == settled)
      let pictures = (0..<3).map { _ in
        Scenario(state, elapsed: 0.15).canvas(GlowingTextFieldStyle())
      }
      #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
    }
  }

  @Test("was empty before there was a text, and right before it was wrong")
  func before() {
    var error = Scenario(.error, elapsed: 1)
    error.isFocused = true
    #expect(error.usualBefore == Scenario(.filled, text: "Ada Lovelace 1815"))
    #expect(Scenario(.editing, text: "a", elapsed: 1).usualBefore == Scenario(.empty, text: "a"))
    #expect(Scenario(.secure).usualBefore.fieldText.isEmpty)
    #expect(Scenario(.empty).usualBefore == Scenario(.filled))
  }
}

@MainActor
@Suite("The browser and a style that an author animates") struct BrowserMotionTests {
  private struct Glow: StylePlugin {
    let name = "glow"

    func register(in registry: inout StyleRegistry) throws(RegistryError) {
      try registry.register(
        GlowingTextFieldStyle(), id: "glow", title: "Glow", summary: "Glows.", version: "1.0.0",
        author: "Ada")
      try registry.register(
        RisingTextFieldStyle(), id: "rising", title: "Rising", summary: "Rises.",
        version: "1.0.0", author: "Ada")
    }
  }

  private func rule(of session: BrowserSession) -> RGBA? {
    session.canvas.cell(showing: "▔")?.foreground
  }

  @Test("draws it while it moves, and rests")
  func focus() throws {
    var session = try BrowserSession(style: "glow", plugin: Glow())
    #expect(rule(of: session) == .black)
    #expect(session.browser.nextFrame(after: session.time) == nil)
    session.press("Enter")
    #expect(rule(of: session) == .black)
    #expect(session.browser.nextFrame(after: session.time) == session.time + 1.0 / 30)
    session.time += 0.2
    #expect(rule(of: session) == RGBA(128, 128, 128))
    session.press("Esc")
    #expect(rule(of: session) == RGBA(128, 128, 128))
    session.time += 0.2
    #expect(rule(of: session) == RGBA(64, 64, 64))
    session.time += 0.2
    #expect(rule(of: session) == .black)
    #expect(session.browser.nextFrame(after: session.time) == nil)
  }

  @Test("has it jump to the end, and plays it again")
  func stillAndAgain() throws {
    var session = try BrowserSession(style: "glow", plugin: Glow())
    _ = session.canvas
    session.press("m Enter")
    #expect(rule(of: session) == .white)
    #expect(session.browser.nextFrame(after: session.time) == nil)
    session.press("Esc r")
    #expect(session.browser.state.message?.text == "looks stand still; m lets them move")
    session.press("m r")
    // At rest it was empty before, and nothing glows then either.
    #expect(session.browser.state.message?.text == "glow does not move.")

    session = try BrowserSession(style: "rising", plugin: Glow())
    #expect(session.canvas.cell(showing: "§") != nil)
    session.press("r")
    #expect(session.canvas.cell(showing: "§") == nil)
    session.time += 0.2
    #expect(session.canvas.cell(showing: "§")?.foreground == RGBA(128, 128, 128))
    session.time += 0.2
    #expect(session.canvas.cell(showing: "§")?.foreground == .white)
    #expect(session.browser.nextFrame(after: session.time) == nil)
  }
}
