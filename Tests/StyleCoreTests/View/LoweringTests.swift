import StyleCore
import Testing

@MainActor
@Suite struct LoweringTests {
  @Test func stacksPaddingAndText() {
    let view = VStack(alignment: .leading, spacing: 16) {
      Text(verbatim: "One").bold()
      HStack {
        Text(verbatim: "Two").foregroundColor(.red)
        Spacer()
      }
      .padding(.horizontal, 8)
    }
    #expect(
      dump(view) == """
        column leading spacing 1
          text "One"(bold)
          padding 0,1,0,1
            row center spacing 1
              text "Two"(#ff3b30)
              spacer ≥1
        """)
  }

  @Test func pointsBecomeCellsAndNeverNone() {
    #expect(dump(Text(verbatim: "a").padding(1)) == "padding 1,1,1,1\n  text \"a\"")
    #expect(dump(Text(verbatim: "a").padding(0)) == "text \"a\"")
    #expect(dump(Text(verbatim: "a").padding(12)) == "padding 1,2,1,2\n  text \"a\"")
    #expect(
      dump(Color.red.frame(width: 40, height: 40))
        == "frame 5×3 center/center\n  fill rectangle #ff3b30")
    #expect(
      dump(Color.red.frame(height: 1))
        == "frame _×1 center/center thin vertical 1.0\n  fill rectangle #ff3b30")
    #expect(
      dump(Color.red.frame(maxWidth: .infinity, minHeight: 32))
        == "frame _…_…∞×2…_…_ center/center\n  fill rectangle #ff3b30")
  }

  @Test func everyBuilderConstructLowers() {
    struct Choices: View {
      var number: Int
      var name: String?

      var body: some View {
        if let name { Text(verbatim: name) }
        if number == 0 { Text(verbatim: "none") } else { Text(verbatim: "some") }
        switch number {
        case 0: EmptyView()
        case 1: Text(verbatim: "one")
        default: ForEach(0..<number) { Text(verbatim: "\($0)") }
        }
      }
    }
    #expect(dump(Choices(number: 0)) == "text \"none\"")
    #expect(dump(Choices(number: 1, name: "x")) == "text \"x\"\ntext \"some\"\ntext \"one\"")
    #expect(dump(Choices(number: 2)) == "text \"some\"\ntext \"0\"\ntext \"1\"")
  }

  @Test func singleExpressionsKeepTheirType() {
    @ViewBuilder func outline() -> some Shape { Capsule() }
    #expect(dump(outline().fill(.red)) == "fill capsule #ff3b30")
  }

  @Test func modifiersApplyToEachViewOfAGroup() {
    let group = Group {
      Text(verbatim: "a").padding(8)
      Text(verbatim: "b")
    }
    #expect(
      dump(group.background(Color.red)) == """
        background center/center
          padding 1,1,1,1
            text "a"
          fill rectangle #ff3b30
        background center/center
          text "b"
          fill rectangle #ff3b30
        """)
    #expect(
      dump(group.offset(x: 8)) == """
        offset 1,0
          padding 1,1,1,1
            text "a"
        offset 1,0
          text "b"
        """)
    #expect(dump(EmptyView().padding().background(Color.red)) == "")
  }

  @Test func decorationsHaveExactlyTwoChildren() {
    #expect(
      dump(Text(verbatim: "a").overlay { if false { Text(verbatim: "b") } }) == """
        overlay center/center
          text "a"
          layers center/center
        """)
    #expect(
      dump(
        Text(verbatim: "a").overlay(alignment: .leading) {
          Text(verbatim: "b")
          RoundedRectangle(cornerRadius: 4).stroke(.blue, lineWidth: 2)
        }) == """
          overlay leading/center lines
            text "a"
            layers leading/center
              text "b"
              stroke heavy rounded(4.0) #007aff
          """)
  }

  @Test func shapesChain() {
    #expect(
      dump(Rectangle().fill(.red).stroke(.blue)) == """
        layers center/center
          fill rectangle #ff3b30
          stroke light rectangle #007aff
        """)
    #expect(dump(Rectangle().stroke(lineWidth: 3)) == "stroke double rectangle ink")
    #expect(dump(Rectangle().stroke(.red, lineWidth: 0)) == "")
    #expect(
      dump(Rectangle().stroke(.gray, style: StrokeStyle(dash: [5])))
        == "stroke light dashed rectangle #8e8e93")
    #expect(
      dump(Rectangle().inset(by: 1).fill(.red)) == "fill rectangle #ff3b30 inset 1,1,1,1")
  }

  @Test func coloursFollowTheSurroundings() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(dump(Color.blue) == "fill rectangle #007aff")
    #expect(dump(Color.blue, in: dark) == "fill rectangle #0a84ff")
    #expect(dump(Color.accentColor.tint(.pink)) == "fill rectangle #ff2d55")
    #expect(dump(Text(verbatim: "a").foregroundStyle(.secondary)) == "text \"a\"(#3c3c4399)")
    #expect(
      dump(Group { Text(verbatim: "a").foregroundStyle(.secondary) }.foregroundStyle(.blue))
        == "text \"a\"(#007aff80)")
    #expect(
      dump(Group { Text(verbatim: "a") }.foregroundColor(nil).foregroundColor(.red))
        == "text \"a\"")
  }

  @Test func rightToLeftIsResolved() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let view = HStack {
      Text(verbatim: "a").padding(.leading, 16).offset(x: 8)
    }
    #expect(
      dump(view, in: environment) == """
        row center spacing 1 reversed
          offset -1,0
            padding 0,0,0,2
              text "a"
        """)
  }

  @Test func usersTextCannotReachTheTerminal() {
    #expect(dump(Text(verbatim: "a\u{1B}[31m\u{202E}b")) == "text \"a␛[31m\u{FFFD}b\"")
  }

  @Test func aClusterOfSeveralPiecesHasTheStyleOfItsFirst() {
    // The letters of a syllable, a base and its mark, and two vowels that need a filler each.
    #expect(dump(Text("ab\u{1112}").bold() + Text("\u{1161}c")) == #"text "ab하"(bold) + "c""#)
    #expect(dump(Text("e").bold() + Text("\u{301}") + Text("f")) == #"text "é"(bold) + "" + "f""#)
    #expect(
      dump(Text("\u{1112}\u{200B}").bold() + Text("\u{1161}c"))
        == "text \"\u{1112}\u{115F}\u{1161}\"(bold) + \"c\"")
  }
}
