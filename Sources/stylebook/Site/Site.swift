import StyleCore

/// A gallery as pages for a browser of the web: an index, and a page for each style.
///
/// The pages need no network and no server. Without scripts they show all there is, and their switches
/// work, as these are style sheets' doing; scripts add search, keys, deep links and copying.
@MainActor
struct Site {
  /// The styles.
  let styles: [SelectedStyle]
  /// The states, in the order in which they stand.
  let states: [FieldState]
  /// What else is known of the fields.
  let options: FieldOptions
  /// The plugins by whose names the styles are found.
  let plugins: [String]
  /// All styles, for code.
  let registry: StyleRegistry
  /// The file of each style's page.
  let pages: [String]

  /// Makes a site of some styles.
  init(
    styles: [SelectedStyle], options: FieldOptions, plugins: [String], registry: StyleRegistry
  ) {
    self.styles = styles
    self.options = options
    self.plugins = plugins
    self.registry = registry
    states = options.states.isEmpty ? FieldState.allCases : options.states
    pages = SiteNames.pages(for: styles.map(\.expression.description))
  }

  /// The widths to choose from, in columns.
  var widths: [Int] { options.width.map { [$0] } ?? [20, 40, 60] }

  /// The width that is shown first.
  var usualWidth: Int { options.width ?? 40 }

  /// The state of which the index shows every style first.
  var usualState: FieldState {
    states.contains(.editing) ? .editing : states[0]
  }

  /// The depths of colour, the usual one first.
  nonisolated static let depths: [(depth: ColorDepth, name: String)] = [
    (.truecolor, "truecolor"), (.ansi256, "256"), (.ansi16, "16"), (.none, "none"),
  ]

  /// The fields to be drawn: of each style, state by state, width by width, light before dark.
  var jobs: [FieldDrawing.Job] {
    var scenarios: [Scenario] = []
    for state in states {
      for width in widths {
        for scheme in [ColorScheme.light, .dark] {
          scenarios.append(options.scenario(state, width: width, colorScheme: scheme))
        }
      }
    }
    return styles.map { FieldDrawing.Job(style: $0, scenarios: scenarios) }
  }

  /// The files of the site; `fields` are what came of the ``jobs``.
  func files(_ fields: [[FieldDrawing.Outcome]]) -> [(path: String, bytes: [UInt8])] {
    var pictures = SitePictures(states: states, widths: widths)
    let drawn = zip(styles, fields).map { pictures.draw($0, $1) }
    var files = [("index.html", SiteIndex(site: self, pictures: drawn).page.markup)]
    for index in styles.indices {
      let page = SiteStylePage(site: self, index: index, pictures: drawn[index]).page
      files.append((pages[index], page.markup))
    }
    let sheet = SiteStyleSheet.text + generatedRules + pictures.palette.styleSheet
    files.append(("site.css", sheet))
    files.append(("site.js", SiteScript.text))
    return files.map { ($0.0, Array($0.1.utf8)) }
  }

  /// The rules of the switches, which are as many as there are states and widths.
  private var generatedRules: String {
    var rules = ":root { --columns: \(usualWidth); }\n"
    for state in states {
      rules += ":root:has(#state-\(state):checked) .state:not(.in-\(state)) { display: none; }\n"
    }
    for width in widths where width != usualWidth {
      rules += """
        .at-\(width) { display: none; }
        :root:has(#width-\(width):checked) { --columns: \(width); }
        :root:has(#width-\(width):checked) .at-\(usualWidth) { display: none; }
        :root:has(#width-\(width):checked) .at-\(width) { display: block; }

        """
    }
    return rules
  }
}

extension PicturePalette {
  /// The colours as custom properties; other depths than the usual one name what they change.
  fileprivate var styleSheet: String {
    var sheet = ""
    for (position, (_, name)) in Site.depths.enumerated() {
      let isUsual = position == 0
      let changed = swatches.enumerated().filter { isUsual || $1[position] != $1[0] }
      let colors = changed.map {
        "--c\($0): light-dark(\($1[position].light), \($1[position].dark));"
      }
      let selector = isUsual ? ":root" : ":root:has(#colors-\(name):checked)"
      sheet += "\(selector) {\n\(colors.joined(separator: "\n"))\n}\n"
    }
    return sheet
  }
}

/// The names of the pages' files.
enum SiteNames {
  /// A name for each expression, of what every file system and address takes; no two are alike.
  static func pages(for expressions: [String]) -> [String] {
    var taken: Set<String> = ["index"]
    return expressions.map { expression in
      let words = expression.lowercased().split {
        !($0.isASCII && ($0.isLetter || $0.isNumber))
      }
      var stem = String(words.joined(separator: "-").prefix(80))
      if stem.isEmpty { stem = "style" }
      var name = stem
      var count = 1
      while !taken.insert(name).inserted {
        count += 1
        name = "\(stem)-\(count)"
      }
      return name + ".html"
    }
  }
}
