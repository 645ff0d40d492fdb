/// How the pages of a site look.
enum SiteStyleSheet {
  /// The rules that every site has; those of its switches and colours follow them.
  static let text = """
    :root {
      color-scheme: light dark;
      --page: light-dark(#f6f6f4, #17181a);
      --ink: light-dark(#1d1d1f, #e9e9eb);
      --quiet: light-dark(#5b5b62, #a3a3ab);
      --line: light-dark(#dedddb, #303236);
      --raised: light-dark(#ffffff, #202225);
      --accent: light-dark(#0057b7, #83b8ff);
      --on-accent: light-dark(#ffffff, #10131a);
      --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    :root:has(#appearance-light:checked) { color-scheme: light; }
    :root:has(#appearance-dark:checked) { color-scheme: dark; }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    :root:not(.with-scripts) .scripted { display: none; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0;
      background: var(--page);
      color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
    }
    header, main, footer, .switches {
      max-width: 1256px;
      margin: 0 auto;
      padding-left: max(20px, env(safe-area-inset-left));
      padding-right: max(20px, env(safe-area-inset-right));
    }
    a { color: var(--accent); }
    code, kbd { font-family: var(--mono); font-size: 0.9em; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    main:focus { outline: none; }
    .skip { position: absolute; left: -9999px; }
    .skip:focus {
      left: 20px; top: 8px; padding: 6px 12px; z-index: 1;
      background: var(--raised); border-radius: 6px;
    }

    .bar {
      display: flex; flex-wrap: wrap; gap: 8px 24px;
      align-items: center; justify-content: space-between;
      min-height: 64px; padding: 12px 0;
    }
    .home { color: var(--ink); font-weight: 650; text-decoration: none; letter-spacing: -0.01em; }
    .home:hover { text-decoration: underline; }
    nav { display: flex; gap: 20px; }
    nav a { text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    search { flex: 0 1 320px; }
    #search {
      width: 100%; padding: 7px 12px; border: 1px solid var(--quiet); border-radius: 8px;
      background: var(--raised); color: var(--ink); font: inherit;
    }
    #search::placeholder { color: var(--quiet); opacity: 1; }

    .switches {
      display: flex; flex-wrap: wrap; gap: 12px 28px; padding-bottom: 20px;
    }
    fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
    legend { padding: 0 0 4px; color: var(--quiet); font-size: 12px; }
    .choices {
      display: inline-flex; flex-wrap: wrap; padding: 2px;
      border: 1px solid var(--line); border-radius: 9px; background: var(--raised);
    }
    .choices label { position: relative; }
    .choices input {
      position: absolute; inset: 0; width: 100%; height: 100%; margin: 0;
      opacity: 0; cursor: pointer;
    }
    .choices span {
      display: block; padding: 3px 10px; border-radius: 7px; font-size: 13px; line-height: 20px;
    }
    .choices label:hover span { background: var(--page); }
    .choices input:checked + span { background: var(--accent); color: var(--on-accent); }
    .choices input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
    @media (forced-colors: active) {
      .choices input:checked + span { outline: 2px solid SelectedItem; outline-offset: -2px; }
    }

    .heading { padding: 12px 0 20px; }
    h1 { margin: 0; font-size: 30px; line-height: 1.2; letter-spacing: -0.02em; font-weight: 680; }
    h2 { margin: 0 0 12px; font-size: 19px; line-height: 1.3; letter-spacing: -0.01em; }
    h3 { margin: 0; font-size: 14px; }
    .heading p { margin: 6px 0 0; }
    #found, .id { color: var(--quiet); overflow-wrap: anywhere; }

    .cards, .states {
      display: grid; gap: 20px; margin: 0; padding: 0; list-style: none;
      grid-template-columns: repeat(
        auto-fill, minmax(min(100%, calc(var(--columns) * 8px + 50px)), 1fr));
    }
    .card, figure {
      display: flex; flex-direction: column; height: 100%; min-width: 0; margin: 0;
      border: 1px solid var(--line); border-radius: 12px; overflow: hidden;
      background: var(--raised);
    }
    .cards > *, .states > * { min-width: 0; }
    .card { position: relative; transition: border-color 0.12s; }
    .card:hover { border-color: var(--quiet); }
    .card:focus-within:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
    .card h2 { order: 1; margin: 14px 20px 0; font-size: 16px; }
    .card h2 a { color: inherit; text-decoration: none; outline: none; }
    .card h2 a::after { content: ""; position: absolute; inset: 0; }
    .card p { order: 2; margin: 2px 20px 0; font-size: 14px; }
    .card .id { font-size: 13px; }
    .card p:last-child { padding-bottom: 18px; }
    .panel {
      display: grid; align-content: center; justify-content: safe center; min-height: 136px; padding: 20px;
      background: var(--c0); border-bottom: 1px solid var(--line); overflow-x: auto;
    }
    .panel[tabindex] { position: relative; z-index: 1; outline-offset: -2px; }
    .panel svg {
      display: block; fill: var(--c1); font: 13px var(--mono);
      -webkit-user-select: none; user-select: none;
    }
    figcaption { padding: 10px 20px 12px; color: var(--quiet); font-size: 14px; }
    figcaption strong { margin-right: 6px; color: var(--ink); }
    .failure { margin: 0; color: light-dark(#b3261e, #ff8a80); font-size: 14px; }
    .by-night { display: none; }
    :root:has(#appearance-dark:checked) .by-day { display: none; }
    :root:has(#appearance-dark:checked) .by-night { display: block; }
    @media (prefers-color-scheme: dark) {
      :root:not(:has(#appearance-light:checked)) .by-day { display: none; }
      :root:not(:has(#appearance-light:checked)) .by-night { display: block; }
    }

    section:not(.switches) { margin-top: 40px; }
    .copied { position: relative; margin-bottom: 20px; }
    pre {
      margin: 8px 0 0; padding: 14px 16px; overflow-x: auto;
      border: 1px solid var(--line); border-radius: 10px; background: var(--raised);
      font: 13px/1.55 var(--mono); tab-size: 2;
    }
    pre code { font-size: inherit; }
    button {
      padding: 3px 12px; border: 1px solid var(--line); border-radius: 7px;
      background: var(--raised); color: var(--accent); font: inherit; font-size: 13px;
      cursor: pointer;
    }
    button:hover { border-color: var(--quiet); }
    .copy { position: absolute; top: -4px; right: 0; }
    .table { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px;
      background: var(--raised); }
    table { width: 100%; border-collapse: collapse; font-size: 14px; }
    th, td { padding: 9px 16px; text-align: left; vertical-align: top; }
    thead th { color: var(--quiet); font-size: 12px; font-weight: 500; }
    tbody tr { border-top: 1px solid var(--line); }
    tbody th { font-weight: 600; white-space: nowrap; }
    td:nth-child(2), td:last-child { min-width: 200px; }
    .swatch {
      margin-right: 6px; border-radius: 4px; vertical-align: -2px;
      outline: 1px solid var(--line); outline-offset: -1px;
    }
    .layers { margin: 0; padding-left: 22px; }
    .layers li { margin-top: 8px; }
    dl {
      display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 4px 0 0;
      font-size: 14px;
    }
    dd { margin: 0; overflow-wrap: anywhere; }
    .origin { margin-top: 40px; color: var(--quiet); font-size: 14px; }
    .origin p { margin: 0; overflow-wrap: anywhere; }

    footer {
      display: flex; flex-wrap: wrap; gap: 4px 24px; justify-content: space-between;
      margin-top: 48px; padding-top: 16px; padding-bottom: 32px;
      color: var(--quiet); font-size: 13px;
    }
    footer p { margin: 0; }
    kbd {
      display: inline-block; min-width: 20px; padding: 0 5px; text-align: center;
      border: 1px solid var(--line); border-radius: 5px; background: var(--raised);
      line-height: 18px; font-size: 12px;
    }
    kbd:not(:first-child) { margin-left: 12px; }
    kbd + kbd:not(:first-child) { margin-left: 2px; }
    @media (max-width: 520px) {
      header, main, footer, .switches { padding-left: 16px; padding-right: 16px; }
      .panel { padding: 16px; min-height: 112px; }
      h1 { font-size: 26px; }
      .hints { display: none; }
      search { flex-basis: 200px; }
    }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }

    """
}
