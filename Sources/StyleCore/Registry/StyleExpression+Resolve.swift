/// One style of an expression, found and made.
public struct ResolvedTerm {
  /// The style's name.
  public let id: String
  /// The parameters that the expression sets, in its order.
  public let arguments: [StyleArgument]
  /// The style with those parameters.
  public let style: any TextFieldStyle
}

extension ResolvedTerm: CustomStringConvertible {
  /// The term as a style expression writes it, with each value as its parameter prints it.
  public var description: String {
    if arguments.isEmpty { return id }
    let list = arguments.map { "\($0.name): \($0.value)" }
    return "\(id)(\(list.joined(separator: ", ")))"
  }
}

extension StyleExpression {
  /// Finds and makes the styles, the one nearest the field first.
  ///
  /// Throws a ``StyleExpressionError`` that points at an unknown style or parameter, at a parameter
  /// that is set twice, at a value of another kind or out of bounds, or at the term where the styles
  /// within composed ones are counted too and become more than ``termLimit``.
  @MainActor
  public func resolve(
    in registry: StyleRegistry
  ) throws(StyleExpressionError) -> [ResolvedTerm] {
    var resolved: [ResolvedTerm] = []
    var layerCount = 0
    for term in terms {
      let entry = try entry(of: term, in: registry)
      layerCount += entry.layerCount
      guard layerCount <= Self.termLimit else {
        throw StyleExpressionError(
          source: source, column: term.column,
          problem: .syntax(.tooManyStyles(limit: Self.termLimit)))
      }
      var arguments: [StyleArgument] = []
      for argument in term.arguments {
        guard !arguments.contains(where: { $0.name == argument.name }) else {
          throw error(
            .repeatedParameter(name: argument.name, style: term.id), at: argument.column)
        }
        let parameter: ParameterDescription
        do {
          parameter = try entry.parameter(named: argument.name)
        } catch {
          throw self.error(error, at: argument.column)
        }
        do {
          arguments.append(
            StyleArgument(argument.name, try parameter.value(of: argument.value)))
        } catch {
          throw self.error(.value(error, style: term.id), at: argument.valueColumn)
        }
      }
      do {
        resolved.append(
          ResolvedTerm(id: term.id, arguments: arguments, style: try entry.make(arguments)))
      } catch {
        throw self.error(error, at: term.column)
      }
    }
    return resolved
  }

  /// The registered style of a term; the error points at the term.
  func entry(
    of term: Term, in registry: StyleRegistry
  ) throws(StyleExpressionError) -> StyleRegistry.Entry {
    do {
      return try registry.entry(for: term.id)
    } catch {
      throw self.error(error, at: term.column)
    }
  }

  private func error(_ problem: StyleLookupError, at column: Int) -> StyleExpressionError {
    StyleExpressionError(source: source, column: column, problem: .style(problem))
  }
}
