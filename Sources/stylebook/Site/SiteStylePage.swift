import StyleCore
import Styles

/// A style's own page: its states, what takes it home, its parameters, and what it is composed of.
@MainActor
struct SiteStylePage {
  /// The site.
  let site: Site
  /// The style's position.
  let index: Int
  /// Its fields, one part for each state.
  let pictures: [HTML]

  private var style: SelectedStyle { site.styles[index] }

  /// The page.
  var page: HTML {
    SitePage(
      site: site, title: "\(style.title) – text-field styles",
      offersAllStates: site.states.count > 1
    ).html(
      bar: """
        <nav aria-label="Styles">
        \(neighbour(index - 1, "prev", "←"))\(neighbour(index + 1, "next", "→"))</nav>

        """,
      main: """
        <div class="heading">
        <h1>\(style.title)</h1>
        <p class="id"><code>\(style.expression.description)</code></p>
        <p>\(style.summary)</p>
        </div>
        <ul class="states">
        \(zip(site.states, pictures).map(figure))</ul>
        \(takeaway)\(composition)\(style.entries.map(parameters))\(origin)
        """,
      hints: """
        <kbd>←</kbd><kbd>→</kbd> other styles <kbd>Esc</kbd> all styles <kbd>/</kbd> search
        """)
  }

  private func neighbour(_ index: Int, _ relation: HTML, _ arrow: HTML) -> HTML {
    guard site.styles.indices.contains(index) else { return "" }
    let title = site.styles[index].title
    let arrow: HTML = "<span aria-hidden=\"true\">\(arrow)</span>"
    let text: HTML = relation == "prev" ? "\(arrow) \(title)" : "\(title) \(arrow)"
    return """
      <a rel="\(relation)" id="\(relation)" href="\(site.pages[index])" data-page>\(text)</a>

      """
  }

  private func figure(_ state: FieldState, _ fields: HTML) -> HTML {
    """
    <li class="state in-\(state.rawValue)"><figure>
    <div class="panel" role="group" aria-label="\(state.rawValue)">
    \(fields)</div>
    <figcaption><strong>\(state.rawValue)</strong> \(state.summary)</figcaption>
    </figure></li>

    """
  }

  // MARK: To take home

  private var takeaway: HTML {
    let command = SiteCommand(style: style, options: site.options, plugins: site.plugins)
    let swift: HTML =
      switch code {
      case .success(let text): copied("swift", "Swift", text)
      case .failure(let reason): "<h3>Swift</h3>\n<p>\(sentence(reason.sentence))</p>\n"
      }
    return """
      <section aria-labelledby="use">
      <h2 id="use">Use it</h2>
      <div id="words" data-expression="\(command.expression)" data-rest="\(command.rest)" hidden></div>
      \(copied("command", "Command", command.ofGallery))\(swift)</section>

      """
  }

  /// The Swift that draws it, or why there is none.
  private var code: Result<String, StyleCode.Failure> {
    guard let composition = BrowserComposition(style.expression, in: site.registry) else {
      return .failure(.ofPlugin(id: style.expression.description))
    }
    do throws(StyleCode.Failure) {
      return .success(
        try StyleCode(
          composition: composition, style: style,
          scenario: Scenario(.empty, prompt: site.options.prompt)
        ).text)
    } catch {
      return .failure(error)
    }
  }

  private func copied(_ id: String, _ title: String, _ text: String) -> HTML {
    """
    <div class="copied">
    <h3 id="\(id)-title">\(title)</h3>
    <button type="button" class="copy scripted" data-copies="\(id)" \
    aria-describedby="\(id)-title">Copy</button>
    <pre tabindex="0" aria-labelledby="\(id)-title"><code id="\(id)">\(lines: text)</code></pre>
    </div>

    """
  }

  // MARK: Composition

  /// What it is composed of, where that is more than one style or a recipe.
  private var composition: HTML {
    let isRecipe = style.entries.contains { $0.composition != nil }
    guard isRecipe || style.entries.count > 1,
      let whole = try? style.expression.expanded(in: site.registry)
    else { return "" }
    let layers = whole.terms.map { term -> HTML in
      "<li>\(link(to: term.id))\(arguments(of: term))</li>\n"
    }
    return """
      <section aria-labelledby="composition">
      <h2 id="composition">Composition</h2>
      <p>From the outside in, as it stands around the field:</p>
      <ol class="layers">
      \(layers)</ol>
      </section>

      """
  }

  private func link(to id: String) -> HTML {
    guard let position = site.styles.firstIndex(where: { $0.expression.description == id }),
      position != index
    else { return "<code>\(id)</code>" }
    return "<a href=\"\(site.pages[position])\" data-page><code>\(id)</code></a>"
  }

  private func arguments(of term: StyleExpression.Term) -> HTML {
    if term.arguments.isEmpty { return "" }
    let list = term.arguments.map { argument -> HTML in
      "<dt><code>\(argument.name)</code></dt><dd><code>\(argument.value.description)</code></dd>\n"
    }
    return "\n<dl>\n\(list)</dl>"
  }

  // MARK: Parameters

  private func parameters(_ entry: StyleRegistry.Entry) -> HTML {
    let manifest = entry.manifest
    let title: HTML =
      style.entries.count > 1 ? "Parameters of \(manifest.title)" : "Parameters"
    let id: HTML = "parameters-\(manifest.id)"
    guard !manifest.parameters.isEmpty else {
      return """
        <section aria-labelledby="\(id)">
        <h2 id="\(id)">\(title)</h2>
        <p>None: it looks as it does.</p>
        </section>

        """
    }
    return """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(title)</h2>
      <div class="table" tabindex="0" role="group" aria-labelledby="\(id)">
      <table>
      <thead><tr><th scope="col">Name</th><th scope="col">Takes</th><th scope="col">Default</th>\
      <th scope="col">What it does</th></tr></thead>
      <tbody>
      \(manifest.parameters.map(row))</tbody>
      </table>
      </div>
      </section>

      """
  }

  private func row(_ parameter: ParameterDescription) -> HTML {
    """
    <tr><th scope="row"><code>\(parameter.name)</code></th>\
    <td>\(parameter.kind.descriptionWithUnit)</td>\
    <td>\(swatches(parameter.defaultValue))<code>\(parameter.defaultValue.description)</code></td>\
    <td>\(parameter.summary)</td></tr>

    """
  }

  /// Colours as spots, light on the left and dark on the right.
  private func swatches(_ value: ParameterValue) -> HTML {
    let colors: [Color] =
      switch value {
      case .color(let color): [color]
      case .colors(let colors): colors
      default: []
      }
    return HTML(
      colors.map { color in
        let (light, dark) = (color.resolved(in: .light), color.resolved(in: .dark))
        return """
          <svg class="swatch" width="14" height="14" aria-hidden="true">\
          <path fill="\(light.description)" d="M0 0h7v14h-7z"/>\
          <path fill="\(dark.description)" d="M7 0h7v14h-7z"/></svg>
          """
      })
  }

  /// Where its styles come from.
  private var origin: HTML {
    let lines = style.entries.map { entry -> HTML in
      let manifest = entry.manifest
      let isOurs = entry.plugin == nil || entry.plugin == BuiltInStyles().name
      let plugin: HTML = isOurs ? "" : " Plugin: \(entry.plugin ?? "")."
      return "<p>\(manifest.title) \(manifest.version) by \(manifest.author).\(plugin)</p>\n"
    }
    return "<div class=\"origin\">\n\(lines)</div>\n"
  }

  private func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

/// The words that draw what a page shows.
struct SiteCommand {
  /// The expression as a shell reads it.
  let expression: String
  /// What goes with it whatever is switched, with a blank before it.
  let rest: String

  /// Makes the words for a style.
  @MainActor
  init(style: SelectedStyle, options: FieldOptions, plugins: [String]) {
    expression = ShellWord.of(style.expression.description)
    var words: [String] = []
    if let text = options.text { words += ["--text", ShellWord.of(text)] }
    if let prompt = options.prompt { words += ["--prompt", ShellWord.of(prompt)] }
    if let backdrop = options.backdrop {
      words += ["--backdrop", ShellWord.of(backdrop.description)]
    }
    if options.symbols == .ascii { words += ["--symbols", "ascii"] }
    if options.elapsed.isFinite { words += ["--at", "\(options.elapsed)s"] }
    if style.entries.contains(where: { $0.plugin != BuiltInStyles().name }) {
      for plugin in plugins { words += ["--plugin", ShellWord.of(plugin)] }
    }
    rest = words.map { " " + $0 }.joined()
  }

  /// The command for all states.
  var ofGallery: String { "stylebook gallery \(expression)\(rest)" }
}
