import StyleCore
import Styles

/// A style to be drawn: an expression, found in the registry and composed.
@MainActor
struct SelectedStyle {
  /// The expression before any `--set`, which names the style's snapshots.
  let name: StyleExpression
  /// The expression as it is drawn.
  let expression: StyleExpression
  /// The styles of the expression, the one nearest the field first.
  let entries: [StyleRegistry.Entry]
  /// All of them as one style.
  let style: ComposedTextFieldStyle

  private init(
    _ name: StyleExpression, setting settings: [StyleSetting], in registry: StyleRegistry
  ) throws(Failure) {
    self.name = name
    do throws(StyleSettingError) {
      expression = settings.isEmpty ? name : try name.setting(settings, in: registry)
    } catch {
      throw .setting(error)
    }
    do throws(StyleExpressionError) {
      let terms = try expression.resolve(in: registry)
      style = ComposedTextFieldStyle(layers: terms.map { .init($0.style, name: $0.id) })
    } catch {
      throw .expression(error)
    }
    var entries: [StyleRegistry.Entry] = []
    for term in expression.terms {
      do throws(StyleLookupError) {
        entries.append(try registry.entry(for: term.id))
      } catch {
        throw .fault("\(term.id) was found and then not")
      }
    }
    self.entries = entries
  }

  /// The styles of some expressions; every registered style where there are none.
  ///
  /// A setting goes to each expression that has such a parameter, and one of them must.
  static func all(
    _ expressions: [String], setting settings: [StyleSetting], in registry: StyleRegistry
  ) throws(Failure) -> [SelectedStyle] {
    var names: [StyleExpression] = []
    for expression in expressions.isEmpty ? registry.ids : expressions {
      do throws(StyleExpressionError) {
        names.append(try StyleExpression(parsing: expression))
      } catch {
        throw .expression(error)
      }
    }
    var fitting = names.map { _ in [StyleSetting]() }
    for setting in settings {
      var misfit: StyleSettingError?
      var isUsed = false
      for (index, name) in names.enumerated() {
        do throws(StyleSettingError) {
          _ = try name.setting([setting], in: registry)
          fitting[index].append(setting)
          isUsed = true
        } catch {
          guard error.isMisfit else { throw .setting(error) }
          misfit = misfit.map { $0.hasAdvice ? $0 : error } ?? error
        }
      }
      if !isUsed, let misfit { throw .setting(misfit) }
    }
    var styles: [SelectedStyle] = []
    for (name, settings) in zip(names, fitting) {
      styles.append(try SelectedStyle(name, setting: settings, in: registry))
    }
    return styles
  }
}

extension StyleSettingError {
  /// Whether the setting is another style's, and not wrong in itself.
  fileprivate var isMisfit: Bool {
    switch self {
    case .noSuchTerm, .noParameter: true
    case .malformed, .ambiguous, .style, .expression: false
    }
  }

  /// Whether the error knows what may have been meant.
  fileprivate var hasAdvice: Bool {
    if case .noParameter(_, _, let nearest) = self { !nearest.isEmpty } else { false }
  }
}

extension SelectedStyle {
  /// The name for people: "Search", or "Search | Gradient".
  var title: String { entries.map(\.manifest.title).joined(separator: " | ") }

  /// What it looks like, in one sentence.
  var summary: String {
    guard entries.count > 1 else { return entries.first?.manifest.summary ?? "" }
    let titles = entries.map(\.manifest.title)
    let rest = titles.dropFirst().joined(separator: ", then ")
    return "\(titles[0]) on the outside, then \(rest) within."
  }
}
