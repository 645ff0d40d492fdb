import StyleCore

/// The first page of a site: every style in the state that is chosen, and a search.
@MainActor
struct SiteIndex {
  /// The site.
  let site: Site
  /// The fields of each style, one part for each state.
  let pictures: [[HTML]]

  /// The page.
  var page: HTML {
    let count = site.styles.count == 1 ? "1 style" : "\(site.styles.count) styles"
    let states = site.states.count == 1 ? "1 state" : "\(site.states.count) states"
    return SitePage(site: site, title: "Text-field styles", offersAllStates: false).html(
      bar: """
        <search class="scripted">
        <input type="search" id="search" placeholder="Search" aria-label="Search the styles" \
        aria-keyshortcuts="/" aria-describedby="found" autocomplete="off" spellcheck="false">
        </search>

        """,
      main: """
        <div class="heading">
        <h1>Text-field styles</h1>
        <p id="found" role="status">\(count) in \(states)</p>
        </div>
        <ul class="cards">
        \(site.styles.indices.map(card))</ul>
        <p id="nothing" hidden>No style is called so. <button type="button" id="everything">\
        Show all styles</button></p>

        """,
      hints: """
        <kbd>/</kbd> search <kbd>←</kbd><kbd>↑</kbd><kbd>↓</kbd><kbd>→</kbd> go to a style \
        <kbd>Enter</kbd> open it <kbd>Esc</kbd> back to the search
        """)
  }

  private func card(_ index: Int) -> HTML {
    let style = site.styles[index]
    let names = style.entries.flatMap { $0.manifest.parameters.map(\.name) }
    let fields = zip(site.states, pictures[index]).map { state, fields -> HTML in
      "<div class=\"state in-\(state.rawValue)\">\n\(fields)</div>\n"
    }
    return """
      <li class="card" data-words="\(names.joined(separator: " "))">
      <div class="panel" role="group" aria-label="\(style.title)">
      \(fields)</div>
      <h2><a href="\(site.pages[index])" data-page>\(style.title)</a></h2>
      <p class="id"><code>\(style.expression.description)</code></p>
      <p>\(style.summary)</p>
      </li>

      """
  }
}
