/// One parameter to be set from outside an expression, as `--set` takes it: `width=3`, or
/// `gradient.width=3` where several styles have a width.
public struct StyleSetting: Hashable, Sendable {
  /// The style whose parameter is meant; nil for whichever has it.
  public let style: String?
  /// The parameter's name.
  public let name: String
  /// The value as text, which ``ParameterDescription/value(parsing:)`` reads.
  public let value: String

  /// Makes a setting.
  public init(style: String? = nil, name: String, value: String) {
    self.style = style
    self.name = name
    self.value = value
  }

  /// Reads `name=value` or `style.name=value`; white space in the names does not count.
  ///
  /// Throws ``StyleSettingError/malformed(_:)``.
  public init(parsing text: String) throws(StyleSettingError) {
    // A value may begin with a mark, which makes one character with the sign.
    let scalars = text.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else { throw .malformed(text) }
    let path = text[..<equals].split(separator: ".", omittingEmptySubsequences: false).map { part in
      String(part.filter { !$0.isWhitespace })
    }
    guard path.count <= 2, let name = path.last, !path.contains("") else {
      throw .malformed(text)
    }
    self.init(
      style: path.count == 2 ? path[0] : nil, name: name,
      value: String(scalars[scalars.index(after: equals)...]))
  }
}

extension StyleExpression {
  /// The expression with parameters set, in order, over what it sets itself.
  ///
  /// A setting goes to every term of the style it names. One that names no style goes to the style
  /// that has such a parameter; where several styles of the expression do, it is an error that names
  /// them. What comes back is written anew in the canonical spelling.
  ///
  /// Throws a ``StyleSettingError``.
  public func setting(
    _ settings: [StyleSetting], in registry: StyleRegistry
  ) throws(StyleSettingError) -> StyleExpression {
    var entries: [StyleRegistry.Entry] = []
    do {
      for term in terms { entries.append(try entry(of: term, in: registry)) }
    } catch {
      throw .expression(error)
    }
    var terms = terms
    for setting in settings {
      let (style, value) = try StyleExpression.target(of: setting, in: entries)
      for index in terms.indices where terms[index].id == style {
        terms[index] = terms[index].setting(setting.name, to: value)
      }
    }
    do {
      return try StyleExpression(parsing: terms.map(\.description).joined(separator: " | "))
    } catch {
      throw .expression(error)
    }
  }

  /// The id of the style that a setting is for, and the value as that style's parameter has it.
  private static func target(
    of setting: StyleSetting, in entries: [StyleRegistry.Entry]
  ) throws(StyleSettingError) -> (style: String, value: Literal) {
    var ids: [String] = []
    var candidates: [StyleRegistry.Entry] = []
    for entry in entries where !ids.contains(entry.manifest.id) {
      ids.append(entry.manifest.id)
      let isMeant = setting.style.map { $0 == entry.manifest.id }
      if isMeant ?? (entry.manifest.parameter(named: setting.name) != nil) {
        candidates.append(entry)
      }
    }
    guard let entry = candidates.first else {
      if let style = setting.style { throw .noSuchTerm(style: style, terms: ids) }
      let known = entries.flatMap { $0.manifest.parameters.map(\.name) }
      throw .noParameter(
        name: setting.name, terms: ids, nearest: NearestNames.of(setting.name, among: known))
    }
    guard candidates.count == 1 else {
      throw .ambiguous(name: setting.name, styles: candidates.map(\.manifest.id))
    }
    let parameter: ParameterDescription
    do {
      parameter = try entry.parameter(named: setting.name)
    } catch {
      throw .style(error)
    }
    do {
      return (entry.manifest.id, try parameter.value(parsing: setting.value).literal)
    } catch {
      throw .style(.value(error, style: entry.manifest.id))
    }
  }
}

extension StyleExpression.Term {
  /// The term with one parameter set, in its place or at the end.
  fileprivate func setting(_ name: String, to value: StyleExpression.Literal) -> Self {
    var arguments = arguments
    let position = arguments.firstIndex { $0.name == name } ?? arguments.endIndex
    let argument = StyleExpression.Argument(
      name: name, value: value, column: column, valueColumn: column)
    arguments.replaceSubrange(position..<min(position + 1, arguments.endIndex), with: [argument])
    return Self(id: id, arguments: arguments, column: column)
  }
}
