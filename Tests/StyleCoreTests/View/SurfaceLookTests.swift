import StyleCore
import Styles
import Testing

/// What modifiers and views of SwiftUI's wider surface look like.
@MainActor
@Suite struct SurfaceLookTests {
  private func picture(_ view: some View, width: Int = 20) -> String {
    Renderer(RenderOptions(width: width)).canvas(view).picture
  }

  // MARK: Places

  @Test func aViewStandsWithItsMiddleAtAPlace() {
    let field = TextField("", text: .constant("apples")).padding(.vertical).padding(.leading, 40)
    let icon = Image(systemName: "magnifyingglass").position(x: 24, y: 20)
    #expect(picture(field.overlay(icon)) == "\n  ⌕  apples\n")
  }

  @Test func aLabelStandsAcrossFromItsContent() {
    let row = LabeledContent("Name") { TextField("", text: .constant("apples")).frame(width: 56) }
    #expect(picture(row) == "Name         apples")
    #expect(picture(LabeledContent("Kind", value: "fruit")) == "Kind           fruit")
    let scrolled = ScrollViewReader { proxy in
      ScrollView { Text(verbatim: "a").onTapGesture { proxy.scrollTo(1) } }
    }
    #expect(picture(scrolled) == "a")
  }

  // MARK: Text

  @Test func looksOfTextReachAllTextInside() {
    let view = HStack {
      Text(verbatim: "a").font(.headline)
      Image(systemName: "eye")
    }
    #expect(
      dump(view.bold().underline()) == """
        row center spacing 1
          text "a"(bold underline)
          text "◉"(bold underline)
        """)
    #expect(dump(Text(verbatim: "a").fontWeight(.light).padding(0).bold()) == #"text "a""#)
    #expect(
      dump(Group { Text(verbatim: "a") }.italic(false).italic().textCase(.uppercase))
        == #"text "A""#)
    #expect(
      dump(TextField("", text: .constant("a")).bold().textCase(.uppercase))
        == #"field "a"(bold)"#)
  }

  @Test func valuesInLabelsAreWritten() {
    let half = 0.5
    #expect(dump(Text("\(2) of \(half, specifier: "%.2f")")) == #"text "2 of 0.50""#)
    #expect(
      dump(Text("\(7, specifier: "%03d")|\(-1.26, specifier: "%.1f")")) == #"text "007|-1.3""#)
    #expect(dump(Text("\(Text(verbatim: "a").bold())\(Image(systemName: "eye"))")) == #"text "a◉""#)
  }

  // MARK: Styles to paint with

  @Test func materialsAreTheGroundInPart() {
    #expect(dump(Capsule().fill(.ultraThinMaterial)) == "fill capsule #ffffff73")
    #expect(
      dump(Text(verbatim: "a").background(.regularMaterial, in: .rect(cornerRadius: 4))) == """
        background center/center
          text "a"
          fill rounded(4.0) #ffffffbf
        """)
  }

  @Test func gradientsOfAllForms() {
    #expect(
      dump(Rectangle().fill(Color.black.gradient))
        == "fill rectangle gradient(#2b2b2b@0.0 #000000@1.0)")
    #expect(
      dump(RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 8))
        == "fill rectangle gradient(#ffffff@0.0 #000000@1.0)")
    #expect(
      dump(Capsule().stroke(.black.gradient.opacity(0.5)))
        == "stroke light capsule gradient(#2b2b2b80@0.0 #00000080@1.0)")
  }

  @Test func coloursAreChangedWhereTheyAreDrawn() {
    let view = HStack {
      Text(verbatim: "a").foregroundColor(Color(red: 1, green: 0, blue: 0))
      Text(verbatim: "b")
    }
    #expect(
      dump(view.grayscale(1)) == """
        row center spacing 1
          text "a"(#363636)
          text "b"
        """)
    #expect(
      dump(Color.white.colorMultiply(Color(red: 0.5, green: 1, blue: 0)))
        == "fill rectangle #80ff00")
    #expect(dump(Color.white.brightness(-0.5)) == "fill rectangle #808080")
    #expect(dump(Color.black.colorInvert().opacity(0.5)) == "opacity 0.5\n  fill rectangle #ffffff")
  }

  @Test func glassAndTintByStyle() {
    #expect(
      dump(Text(verbatim: "a").glassEffect(.regular, in: .rect(cornerRadius: 40))) == """
        background center/center
          text "a"
          fill rounded(40.0) #ffffff73
        """)
    #expect(
      dump(Button("a") {}.tint(Color.black.gradient)) == """
        action 0
          text "a"(#2b2b2b)
        """)
  }

  // MARK: Effects

  @Test func masksClipToTheirOutline() {
    #expect(
      dump(Color.black.mask(RoundedRectangle(cornerRadius: 4)))
        == "clip rounded(4.0)\n  fill rectangle #000000")
    #expect(
      dump(Color.black.mask { if false { Capsule() } }) == "hidden\n  fill rectangle #000000")
    #expect(
      dump(Color.black.mask(Text(verbatim: "a"))) == "clip rectangle\n  fill rectangle #000000")
  }

  @Test func bordersOfButtonsAreShapesForAnyView() {
    #expect(
      dump(Text(verbatim: "a").background(.regularMaterial, in: .buttonBorder)) == """
        background center/center
          text "a"
          fill rounded(8.0) #ffffffbf
        """)
    #expect(
      dump(Color.black.clipShape(ButtonBorderShape.capsule))
        == "clip capsule\n  fill rectangle #000000")
    #expect(
      dump(ButtonBorderShape.roundedRectangle(radius: 0).stroke(.black))
        == "stroke light rectangle #000000")
  }

  @Test func nothingIsLeftAtAScaleOfZero() {
    #expect(dump(Color.black.scaleEffect(0)) == "hidden\n  fill rectangle #000000")
    #expect(dump(Color.black.scaleEffect(0.8)) == "fill rectangle #000000")
    #expect(dump(Capsule().scale(0).fill(.black)) == "")
    #expect(dump(Capsule().trim(from: 0, to: 0).stroke(.black)) == "")
    #expect(dump(Capsule().trim(to: 0.5).stroke(.black)) == "stroke light capsule #000000")
  }

  @Test func whatIsNotShownIsNoted() {
    let session = LoweringSession()
    let view = Image(systemName: "no.such.symbol")
      .shadow(radius: 2).shadow(radius: 3).blur(radius: 0).rotationEffect(.degrees(360))
      .blendMode(.multiply).background(UnevenRoundedRectangle(topLeadingRadius: 4))
    _ = session.lower(view, in: EnvironmentValues())
    #expect(session.notes == ["blend mode", "image no.such.symbol", "shadow", "uneven corners"])
    _ = session.lower(Text(verbatim: "a"), in: EnvironmentValues())
    #expect(session.notes == [])
  }

  // MARK: Shapes

  struct Underline: Shape {
    func path(in rect: PathRect) -> Path {
      Path { path in
        path.move(to: PathPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: PathPoint(x: rect.maxX, y: rect.maxY))
      }
    }
  }

  struct Bubble: Shape {
    var radius = 6.0

    func path(in rect: PathRect) -> Path {
      var path = Path()
      path.addRoundedRect(in: rect, cornerRadius: radius)
      return path
    }
  }

  @Test func pathsAreDrawnAsWhatTheyAreLike() {
    let field = TextField("", text: .constant("apples")).padding(.bottom, 8)
    #expect(
      picture(field.overlay(Underline().stroke(.black, lineWidth: 1)), width: 10) == """
        apples
        ▁▁▁▁▁▁▁▁▁▁
        """)
    #expect(dump(Bubble().fill(.black)) == "fill rounded(8.0) #000000")
    #expect(dump(Bubble(radius: 0).stroke(.black)) == "stroke light rectangle #000000")
    #expect(
      picture(
        TextField("", text: .constant("apples")).padding(8).overlay(Bubble().stroke()), width: 12)
          == """
          ╭──────────╮
          │apples    │
          ╰──────────╯
          """)
  }

  @Test func shapesOfOtherShapes() {
    #expect(dump(AnyShape(Capsule()).fill(.black)) == "fill capsule #000000")
    #expect(dump(Text(verbatim: "a").clipShape(.ellipse)) == "clip ellipse\n  text \"a\"")
    #expect(
      dump(Rectangle().offset(x: 16).fill(.black)) == "fill rectangle #000000 inset 0,2,0,-2")
  }

  // MARK: Controls

  @Test func labelsInStyles() {
    let label = Label("Search", systemImage: "magnifyingglass")
    #expect(picture(label) == "⌕ Search")
    #expect(picture(label.labelStyle(.iconOnly)) == "⌕")
    #expect(picture(label.labelStyle(.titleOnly)) == "Search")
    struct Below: LabelStyle {
      @Environment(\.isEnabled) var isEnabled

      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.title
          if isEnabled { configuration.icon }
        }
      }
    }
    #expect(picture(label.labelStyle(Below())) == "Search\n  ⌕")
    #expect(picture(label.labelStyle(Below()).disabled(true)) == "Search")
  }

  @Test func buttonsInStyles() {
    let button = Button("OK") {}
    #expect(
      dump(button.buttonStyle(.plain)) == """
        action 0
          text "OK"
        """)
    #expect(
      dump(button.buttonStyle(.borderedProminent).tint(.black)) == """
        action 0
          background center/center
            padding 0,1,0,1
              text "OK"(#ffffff)
            fill rounded(6.0) #000000
        """)
    #expect(
      dump(Button("Delete", role: .destructive) {}) == """
        action 0
          text "Delete"(#ff3b30)
        """)
    struct Boxed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(8).border(.primary)
      }
    }
    #expect(picture(button.buttonStyle(Boxed())) == "┌──┐\n│OK│\n└──┘")
  }

  @Test func switchesAndProgress() {
    let session = LoweringSession()
    struct Choice: View {
      @State var isOn = false

      var body: some View { Toggle("Remember me", isOn: $isOn) }
    }
    let renderer = Renderer(RenderOptions(width: 20), session: session)
    #expect(renderer.canvas(Choice()).picture == "☐ Remember me")
    session.actions[0]()
    #expect(renderer.canvas(Choice()).picture == "☑ Remember me")
    #expect(picture(ProgressView()) == "◐")
    #expect(picture(ProgressView("Loading")) == "◐ Loading")
    #expect(picture(ProgressView(value: 3, total: 10), width: 10) == "━━━───────")
  }

  @Test func containersAreStacks() {
    let view = NavigationStack {
      List {
        Section("Names") {
          Text(verbatim: "Ada")
          Text(verbatim: "Grace")
        }
      }
    }
    #expect(picture(view) == "Names\nAda\nGrace")
    #expect(
      picture(
        Grid {
          GridRow {
            Text(verbatim: "a")
            Text(verbatim: "b")
          }
        }) == "a b")
    #expect(
      picture(
        ViewThatFits {
          Text(verbatim: "a"); Text(verbatim: "b")
        }) == "a")
    #expect(
      picture(Text(verbatim: "a").safeAreaInset(edge: .bottom) { Text(verbatim: "b") }) == "a\nb")
  }

  @Test func squareBorder() {
    #expect(
      picture(TextField("", text: .constant("apples")).textFieldStyle(.squareBorder), width: 14)
        == """
        ┌────────────┐
        │ apples     │
        └────────────┘
        """)
  }
}
