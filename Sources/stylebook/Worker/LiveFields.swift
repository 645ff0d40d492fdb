import StyleCore

/// The fields on the host's screen, by their numbers.
@MainActor
struct LiveFields {
  private var fields: [Int: (ids: [String?], field: LiveField)] = [:]

  /// Draws a field; one of other styles than before begins anew.
  mutating func show(_ request: LiveRequest, registry: StyleRegistry) -> WorkerAnswer {
    do throws(StyleExpressionError) {
      let (style, field) = try find(
        request.expression, number: request.field, registry: registry)
      let stages = field.stages(
        style, in: request.scenario, at: request.time, isStill: request.isStill,
        isReplayed: request.isReplayed)
      var drawn = DrawnField(canvas: stages.canvas, anatomy: FieldAnatomy(stages))
      drawn.rest = max(field.end - request.time, 0)
      return .drawn(drawn)
    } catch {
      return .refused(error.description)
    }
  }

  /// Tells of a field in words.
  mutating func tell(
    _ expression: String, in scenario: Scenario, number: Int, registry: StyleRegistry
  ) -> WorkerAnswer {
    do throws(StyleExpressionError) {
      let (style, field) = try find(expression, number: number, registry: registry)
      var drawn = DrawnField(canvas: Canvas(width: 0, height: 0))
      drawn.spoken = field.spokenParts(style, in: scenario)
      return .drawn(drawn)
    } catch {
      return .refused(error.description)
    }
  }

  /// Presses a button of a field, or Return without one.
  func act(_ number: Int, button: Int?) -> WorkerAnswer {
    .acted(fields[number]?.field.act(button: button))
  }

  private mutating func find(
    _ text: String, number: Int, registry: StyleRegistry
  ) throws(StyleExpressionError) -> (ComposedTextFieldStyle, LiveField) {
    let style = try DrawnField.style(StyleExpression(parsing: text), in: registry)
    let ids = style.layers.map(\.name)
    let known = fields[number].flatMap { $0.ids == ids ? $0.field : nil }
    let field = known ?? LiveField()
    fields[number] = (ids, field)
    return (style, field)
  }
}
