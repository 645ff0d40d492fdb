/// The colours of pictures that show light and dark, and every depth of colour, in one: a page
/// chooses among them without drawing anything anew.
///
/// Such a picture names its colours by number, as `var(--c7)`. Number 0 is the ground and 1 its ink.
package struct PicturePalette {
  /// What one number stands for: a colour in light and in dark for each of ``depths``.
  package typealias Swatch = [(light: RGBA, dark: RGBA)]

  /// The depths of colour, the first being the one that is usual.
  package let depths: [ColorDepth]
  /// The colours by number.
  package private(set) var swatches: [Swatch] = []
  private var numbers: [[RGBA]: Int] = [:]
  private var looks: [Pair: (ink: Int, background: Int)] = [:]

  /// The same cell in light and in dark, its glyph aside.
  private struct Pair: Hashable {
    let light: Cell
    let dark: Cell
  }

  /// Makes a palette with no colours but those of the grounds.
  package init(depths: [ColorDepth]) {
    self.depths = depths
    let (light, dark) = (Ground(.light), Ground(.dark))
    _ = number(of: depths.map { _ in (light.background, dark.background) })
    _ = number(of: depths.map { _ in (light.ink, dark.ink) })
  }

  /// Draws a canvas in light and the same in dark as one element of SVG for the inside of a page;
  /// nil where more than colours differ.
  ///
  /// The element has the page's font and is filled with the ground's ink. `label` is its name for
  /// screen readers.
  package mutating func picture(light: Canvas, dark: Canvas, label: String) -> String? {
    guard light.width == dark.width, light.height == dark.height else { return nil }
    var canvas = light
    for y in 0..<light.height {
      for x in 0..<light.width {
        let (day, night) = (light[x, y], dark[x, y])
        guard light.text(of: day.glyph) == dark.text(of: night.glyph), day.width == night.width,
          day.attributes.subtracting(Self.colored) == night.attributes.subtracting(Self.colored)
        else { return nil }
        let look = look(day, night)
        var cell = day
        cell.foreground = Self.color(look.ink)
        cell.background = Self.color(look.background)
        cell.attributes.subtract(Self.colored)
        canvas.cells[y * canvas.width + x] = cell
      }
    }
    var picture = SVGPicture(
      ground: Ground(background: Self.color(0), ink: Self.color(1)),
      name: { "var(--c\(Self.number($0)))" })
    for y in 0..<canvas.height { picture.draw(row: y, of: canvas) }
    let (width, height) = (canvas.width * 8, canvas.height * 16)
    return """
      <svg width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" \
      aria-label="\(Markup.escaped(label))">
      \(picture.elements)</svg>

      """
  }

  /// Attributes that become colours.
  private static let colored: CellAttributes = [.dim, .inverse]

  private mutating func look(_ light: Cell, _ dark: Cell) -> (ink: Int, background: Int) {
    var pair = (light, dark)
    pair.0.glyph = .space
    pair.1.glyph = .space
    let key = Pair(light: pair.0, dark: pair.1)
    if let known = looks[key] { return known }
    let variants = depths.map { depth in
      (
        CellLook(light.reduced(to: depth), on: Ground(.light)),
        CellLook(dark.reduced(to: depth), on: Ground(.dark))
      )
    }
    let look = (
      ink: number(of: variants.map { ($0.0.ink, $0.1.ink) }),
      background: number(of: variants.map { ($0.0.background, $0.1.background) })
    )
    looks[key] = look
    return look
  }

  private mutating func number(of swatch: Swatch) -> Int {
    let key = swatch.flatMap { [$0.light, $0.dark] }
    if let known = numbers[key] { return known }
    swatches.append(swatch)
    numbers[key] = swatches.count - 1
    return swatches.count - 1
  }

  /// A number in the place of a colour, while a picture is drawn.
  private static func color(_ number: Int) -> RGBA {
    RGBA(UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255))
  }

  private static func number(_ color: RGBA) -> Int {
    Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
  }
}
