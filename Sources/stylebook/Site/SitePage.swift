import StyleCore

/// What all pages of a site have: the head, the switches and the frame around.
@MainActor
struct SitePage {
  /// The site.
  let site: Site
  /// The page's title.
  let title: String
  /// Whether all states can be shown at once, and are unless one is chosen.
  let offersAllStates: Bool

  /// The page around what is its own; `bar` stands beside the site's name.
  func html(bar: HTML, main: HTML, hints: HTML) -> HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    script-src 'self' file:; style-src 'self' file:; img-src data:; base-uri 'none'; \
    form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="stylebook \(Stylebook.version)">
    <title>\(title)</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="site.css">
    <script src="site.js" defer></script>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the styles</a>
    <header>
    <div class="bar">
    <a class="home" href="index.html" data-page>Stylebook</a>
    \(bar)</div>
    </header>
    \(switches)<main id="main" tabindex="-1">
    \(main)</main>
    <footer>
    <p class="hints scripted">\(hints)</p>
    <p>Made by stylebook \(Stylebook.version).</p>
    </footer>
    </body>
    </html>

    """
  }

  /// The switches, which work without scripts; one with nothing to choose is left out.
  private var switches: HTML {
    var states = site.states.map { Choice(value: $0.rawValue, name: $0.rawValue) }
    if offersAllStates { states.insert(Choice(value: "all", name: "all"), at: 0) }
    let appearances = ["auto", "light", "dark"].map { Choice(value: $0, name: $0) }
    let depths = Site.depths.map { Choice(value: $0.name, name: $0.name) }
    let widths = site.widths.map { Choice(value: "\($0)", name: "\($0)") }
    return """
      <section class="switches" aria-label="What is shown">
      \(choices("state", "State", states, offersAllStates ? "all" : site.usualState.rawValue))\
      \(choices("appearance", "Appearance", appearances, site.options.appearance?.name ?? "auto"))\
      \(choices("colors", "Colours", depths, depths[0].value))\
      \(choices("width", "Columns", widths, "\(site.usualWidth)"))</section>

      """
  }

  /// One thing to choose.
  private struct Choice {
    let value: String
    let name: String
  }

  private func choices(
    _ name: String, _ legend: String, _ choices: [Choice], _ usual: String
  ) -> HTML {
    guard choices.count > 1 else { return "" }
    let inputs = choices.map { choice -> HTML in
      let checked: HTML = choice.value == usual ? " checked" : ""
      return """
        <label><input type="radio" name="\(name)" id="\(name)-\(choice.value)" \
        value="\(choice.value)" autocomplete="off"\(checked)><span>\(choice.name)</span></label>

        """
    }
    return """
      <fieldset>
      <legend>\(legend)</legend>
      <div class="choices">
      \(inputs)</div>
      </fieldset>

      """
  }
}
