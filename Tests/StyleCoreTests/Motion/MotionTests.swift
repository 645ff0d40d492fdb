import StyleCore
import Testing

/// A view that is shown for some time.
@MainActor
private struct Film {
  let renderer = MovingRenderer()
  var options = RenderOptions(width: 16)

  func canvas(_ view: some View, at time: Double, isStill: Bool = false) -> Canvas {
    renderer.stages(view, options, at: time, isStill: isStill).canvas
  }

  func picture(_ view: some View, at time: Double) -> String { canvas(view, at: time).picture }
}

/// What an author writes to have a label float.
private struct FloatingField: View {
  var text: String
  var animation: Animation? = .linear(duration: 1)

  var body: some View {
    ZStack(alignment: .leading) {
      Text("Name")
        .foregroundColor(text.isEmpty ? Color(red: 0, green: 0, blue: 0) : .white)
        .offset(x: text.isEmpty ? 0 : 32, y: text.isEmpty ? 0 : -25)
        .scaleEffect(text.isEmpty ? 1 : 0.8, anchor: .leading)
      TextField("", text: .constant(text))
    }
    .padding(.top, 16)
    .animation(animation, value: text.isEmpty)
  }
}

@MainActor
@Suite("Motion") struct MotionTests {
  private let ink = Color.white
  private let second = Animation.linear(duration: 1)

  @Test("takes a label from the line to above it")
  func floating() {
    let film = Film()
    #expect(film.picture(FloatingField(text: ""), at: 0) == "\nName")
    let typed = FloatingField(text: "Ad")
    #expect(film.picture(typed, at: 10) == "\nAdme")
    #expect(film.picture(typed, at: 10.3) == "\nAdame")
    #expect(film.picture(typed, at: 10.6) == "  Name\nAd")
    #expect(film.picture(typed, at: 10.9) == "    Name\nAd")
    let label = film.canvas(typed, at: 10.6).cell(showing: "N")
    #expect(label?.foreground == RGBA(153, 153, 153))
    #expect(film.renderer.end == 11)
    #expect(film.canvas(typed, at: 11) == Renderer(film.options).canvas(typed))
    #expect(film.renderer.end == -.infinity)
  }

  /// Changes that are animated, from one view to another.
  private var changes: [(name: String, before: AnyView, after: AnyView)] {
    func pair(
      _ name: String, _ before: some View, _ after: some View
    ) -> (name: String, before: AnyView, after: AnyView) {
      (name, AnyView(before), AnyView(after))
    }
    func box(_ line: Double, _ color: Color, _ radius: Double, _ room: Double) -> some View {
      Text("in").padding(room).background(RoundedRectangle(cornerRadius: radius).fill(color))
        .overlay(RoundedRectangle(cornerRadius: radius).stroke(color, lineWidth: line))
    }
    func row(_ count: Int) -> some View {
      HStack { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }
    return [
      pair("colours", Text("a").foregroundColor(.red), Text("a").foregroundColor(.blue)),
      pair("ink", Text("a"), Text("a").foregroundColor(.blue)),
      pair("opacity", Text("a").opacity(0.2), Text("a")),
      pair("all opacities", Text("a"), Text("a").opacity(0.5).opacity(0)),
      pair("hidden", Text("a").hidden(), Text("a")),
      pair(
        "offset", Text("a").frame(width: 80),
        Text("a").offset(x: 24).padding(8).frame(width: 80, height: 48)),
      pair("boxes", box(1, .red, 0, 8), box(4, .green, 8, 24)),
      pair("frames", Color.red.frame(width: 8, height: 16), Color.red.frame(width: 80, height: 48)),
      pair(
        "gradients",
        Capsule().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
          .frame(height: 32),
        Capsule().fill(LinearGradient(colors: [.blue, .red], startPoint: .top, endPoint: .bottom))
          .frame(height: 32)),
      pair(
        "a colour and a gradient", Rectangle().fill(.red), Rectangle().fill(Color.blue.gradient)),
      pair("more", row(2), row(5)),
      pair("fewer", row(5), row(1)),
      pair("a rule", Divider().frame(width: 40), Divider().frame(width: 80)),
    ]
  }

  @Test("begins with the tree before, and ends with the tree after")
  func ends() {
    func animated(_ view: AnyView, _ value: Int) -> some View {
      view.animation(second, value: value)
    }
    for change in changes {
      let film = Film(options: RenderOptions(width: 16, height: 5))
      func isSame(_ one: Canvas, _ other: Canvas) -> Bool { one == other }
      let before = film.canvas(animated(change.before, 0), at: 0)
      let after = Renderer(film.options).canvas(change.after)
      let frames = [1, 1.5, 2].map { film.canvas(animated(change.after, 1), at: $0) }
      #expect(isSame(before, Renderer(film.options).canvas(change.before)), "\(change.name)")
      #expect(isSame(frames[0], before), "\(change.name)")
      #expect(!isSame(frames[1], before) && !isSame(frames[1], after), "\(change.name)")
      #expect(isSame(frames[2], after), "\(change.name)")
      #expect(film.renderer.end == -.infinity, "\(change.name)")
    }
  }

  @Test("mixes colours as gradients do, and opacities and places in proportion")
  func mixtures() {
    let film = Film()
    func square(_ color: Color) -> some View {
      Color.clear.frame(width: 8, height: 16).background(color).animation(second, value: color)
    }
    _ = film.canvas(square(Color(red: 1, green: 0, blue: 0)), at: 0)
    let blue = square(Color(red: 0, green: 0, blue: 1))
    let colors = [0.0, 0.25, 0.5, 1].map { film.canvas(blue, at: $0).cells[0].background }
    #expect(
      colors == [RGBA(255, 0, 0), RGBA(191, 0, 64), RGBA(128, 0, 128), RGBA(0, 0, 255)])
  }

  @Test("turns round from where it is")
  func retargeting() {
    let film = Film()
    func mark(_ place: Double) -> some View {
      Text("x").offset(x: place * 8).frame(width: 128, alignment: .leading)
        .animation(second, value: place)
    }
    _ = film.canvas(mark(0), at: 0)
    #expect(film.picture(mark(10), at: 0.0) == "x")
    #expect(film.picture(mark(10), at: 0.6) == "      x")
    #expect(film.picture(mark(0), at: 0.6) == "      x")
    #expect(film.picture(mark(0), at: 1.1) == "   x")
    #expect(film.picture(mark(14), at: 1.1) == "   x")
    #expect(film.picture(mark(14), at: 2.1) == "              x")
    #expect(film.renderer.end == -.infinity)
  }

  @Test("goes on while something else changes at once")
  func otherChanges() {
    let film = Film()
    _ = film.canvas(FloatingField(text: ""), at: 0)
    _ = film.canvas(FloatingField(text: "A"), at: 0)
    #expect(film.picture(FloatingField(text: "Ad"), at: 0.6) == "  Name\nAd")
    #expect(film.picture(FloatingField(text: "Ada"), at: 0.9) == "    Name\nAda")
    #expect(film.renderer.end == 1)
  }

  @Test("is only what was asked for")
  func scope() {
    func pair(_ isOn: Bool, _ watched: Bool) -> some View {
      HStack(spacing: 0) {
        Text("a").opacity(isOn ? 1 : 0).animation(second, value: watched)
        Text("b").opacity(isOn ? 1 : 0)
        Text("c").opacity(isOn ? 1 : 0).animation(nil).animation(second)
        Text("d").opacity(isOn ? 1 : 0).animation(second)
        Text("e").opacity(isOn ? 1 : 0).transaction { $0.animation = nil }.animation(second)
      }
    }
    func shown(_ canvas: Canvas) -> [Bool] {
      canvas.cells.prefix(5).map { $0.glyph != .space }
    }
    let film = Film()
    _ = film.canvas(pair(false, false), at: 0)
    #expect(shown(film.canvas(pair(true, true), at: 0)) == [false, true, true, false, true])
    #expect(film.renderer.end == 1)
    _ = film.canvas(pair(false, true), at: 2)
    #expect(shown(film.canvas(pair(false, true), at: 2)) == [false, false, false, true, false])
  }

  @Test("jumps to the end where it is not wanted, and where the screen is another")
  func still() {
    let film = Film()
    let (empty, typed) = (FloatingField(text: ""), FloatingField(text: "Ad"))
    _ = film.canvas(empty, at: 0)
    #expect(film.canvas(typed, at: 0, isStill: true).picture == "    Name\nAd")
    #expect(film.renderer.end == -.infinity)
    _ = film.canvas(empty, at: 5)
    #expect(film.renderer.end == 6)
    let wide = RenderOptions(width: 20)
    #expect(film.renderer.stages(empty, wide, at: 5.5).canvas == Renderer(wide).canvas(empty))
  }

  @Test("makes a view come and go")
  func transitions() {
    func bar(_ isSearching: Bool, _ transition: AnyTransition) -> some View {
      HStack(spacing: 8) {
        TextField("", text: .constant("apples"))
        if isSearching { Text("Cancel").transition(transition) }
      }
      .animation(second, value: isSearching)
    }
    let film = Film()
    let moving = AnyTransition.move(edge: .trailing)
    _ = film.canvas(bar(false, moving), at: 0)
    let coming = [0.0, 0.5, 1].map { film.picture(bar(true, moving), at: $0) }
    #expect(coming == ["apples", "apples       Can", "apples    Cancel"])
    let leaving = [2.0, 2.5, 3].map { film.picture(bar(false, moving), at: $0) }
    #expect(leaving == ["apples    Cancel", "apples       Can", "apples"])
    _ = film.canvas(bar(true, moving), at: 3)
    #expect(film.picture(bar(false, moving), at: 3.5) == "apples       Can")
    #expect(film.picture(bar(true, moving), at: 3.5) == "apples       Can")
    #expect(film.picture(bar(true, moving), at: 4.5) == "apples    Cancel")

    let fading = Film()
    _ = fading.canvas(bar(false, .opacity), at: 0)
    #expect(fading.picture(bar(true, .opacity), at: 0) == "apples")
    #expect(fading.picture(bar(true, .opacity), at: 0.5) == "apples    Cancel")
    let cell = fading.canvas(bar(true, .opacity), at: 0.5).cell(showing: "C")
    #expect(cell?.foreground == RGBA(128, 128, 128))
    let oneWay = AnyTransition.asymmetric(insertion: .identity, removal: .offset(x: 0, y: 16))
    _ = fading.canvas(bar(false, oneWay), at: 9)
    #expect(fading.picture(bar(true, oneWay), at: 20) == "apples    Cancel")
  }

  private struct Switch: View {
    @State private var isOn = false
    var body: some View {
      HStack {
        Button("turn") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        Text("on").offset(x: isOn ? 40 : 0)
      }
      .frame(width: 160, alignment: .leading)
    }
  }

  @Test("plays what a button changes within withAnimation")
  func transactions() {
    let film = Film(options: RenderOptions(width: 20))
    #expect(film.picture(Switch(), at: 0) == "turn on")
    film.renderer.session.actions[0]()
    #expect(film.picture(Switch(), at: 1) == "turn on")
    #expect(film.picture(Switch(), at: 1.5) == "turn    on")
    #expect(film.picture(Switch(), at: 2) == "turn      on")
    #expect(film.picture(Switch(), at: 3) == "turn      on")
  }

  @Test("leaves no mark in what is drawn")
  func marks() {
    let view = VStack {
      Group {
        Text("a").transition(.slide)
        Text("b").layoutPriority(1)
      }
      .animation(.default)
      Text("c").overlay { Color.red.animation(.easeIn, value: 1) }
      if Bool(true) { EmptyView().animation(.bouncy) }
    }
    .transaction { $0.animation = .easeOut }
    let session = LoweringSession()
    let stages = MovingRenderer().stages(view, RenderOptions(width: 16), at: 0)
    #expect(stages.tree == session.lower(view, in: RenderOptions(width: 16).environment))
    #expect(!stages.tree.description.contains("motion"))
  }
}
