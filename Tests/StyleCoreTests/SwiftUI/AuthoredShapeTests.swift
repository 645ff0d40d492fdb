import Foundation
import StyleCore
import SwiftUISurface
import Testing

/// Shapes as authors write them, drawn.
@MainActor
@Suite struct AuthoredShapeTests {
  @Test func lineAlongAnEdgeIsARule() {
    let view = TextField("", text: .constant("apples"))
      .padding(.vertical, 16)
      .overlay(BottomLine().stroke(Color.gray, lineWidth: 1))
    #expect(
      picture(of: view, width: 10) == """

        apples
        ▁▁▁▁▁▁▁▁▁▁
        """)
  }

  @Test func roundedCornersAreARoundedOutline() {
    let view = TextField("", text: .constant("apples"))
      .padding()
      .overlay(RoundedCorner(radius: 8, corners: [.topLeft, .topRight]).stroke(Color.gray))
    #expect(
      picture(of: view, width: 12) == """
        ╭──────────╮
        │ apples   │
        ╰──────────╯
        """)
  }

  @Test func pathOfARectangleIsTheRectangle() {
    let view = TextField("", text: .constant("apples"))
      .padding()
      .overlay(Framed().stroke(Color.gray))
    #expect(
      picture(of: view, width: 12) == """
        ┌──────────┐
        │ apples   │
        └──────────┘
        """)
  }

  @Test func effectsMoveWhatTheyMove() {
    let view = Text("ab").modifier(Shake(animatableData: 0.5))
    #expect(dump(view).hasPrefix("offset"))
    #expect(dump(Text("ab").offset(CGSize(width: 8, height: 0))).hasPrefix("offset 1,0"))
  }
}

private struct BottomLine: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    return path
  }
}

private struct Framed: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

private struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 16 * animatableData, y: 0))
  }
}

@MainActor
func picture(of view: some View, width: Int) -> String {
  Renderer(RenderOptions(width: width)).canvas(view).picture
}
