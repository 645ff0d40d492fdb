import StyleCore

/// The pictures of a site, which share their colours.
@MainActor
struct SitePictures {
  /// The states, in their order.
  let states: [FieldState]
  /// The widths, in their order.
  let widths: [Int]
  /// The colours of all pictures that were drawn.
  private(set) var palette = PicturePalette(depths: Site.depths.map(\.depth))

  /// Makes the pictures of some states and widths.
  init(states: [FieldState], widths: [Int]) {
    self.states = states
    self.widths = widths
  }

  /// The mark-up of a style's fields, one part for each state; `outcomes` are those of its job.
  mutating func draw(
    _ style: SelectedStyle, _ outcomes: [FieldDrawing.Outcome]
  ) -> [HTML] {
    var rest = outcomes[...]
    var parts: [HTML] = []
    for state in states {
      var fields: [HTML] = []
      let label = "\(style.title), \(state.rawValue)"
      for width in widths {
        guard let light = rest.popFirst(), let dark = rest.popFirst() else { break }
        fields.append(
          "<div class=\"at-\(width)\">\(field(light, dark, label: label))</div>\n")
      }
      parts.append(HTML(fields))
    }
    return parts
  }

  /// A field in light and dark: one picture where only colours differ, else two.
  private mutating func field(
    _ light: FieldDrawing.Outcome, _ dark: FieldDrawing.Outcome, label: String
  ) -> HTML {
    if case .success(let day) = light, case .success(let night) = dark,
      let picture = palette.picture(light: day.canvas, dark: night.canvas, label: label)
    {
      return HTML(encoded: picture)
    }
    return """
      <div class="by-day">\(picture(of: light, label: label))</div>\
      <div class="by-night">\(picture(of: dark, label: label))</div>
      """
  }

  private mutating func picture(of outcome: FieldDrawing.Outcome, label: String) -> HTML {
    switch outcome {
    case .failure(let failure): return "<p class=\"failure\">✗ \(failure.sentence)</p>"
    case .success(let field):
      // A canvas is always like itself.
      let picture = palette.picture(light: field.canvas, dark: field.canvas, label: label)
      return HTML(encoded: picture ?? "")
    }
  }
}
