// What a style is told of the field it draws, beyond the view itself. Outside a style these are the
// values of an untouched field.

extension TextField where Label == _TextFieldStyleLabel {
  /// Whether typing goes to the field, and the field reacts.
  @MainActor public var isFocused: Bool { surroundings.isEditingField }

  /// Whether the field reacts.
  @MainActor public var isEnabled: Bool { surroundings.isEnabled }

  /// Whether the text is kept from being seen.
  @MainActor public var isSecure: Bool { declaration.isSecure }

  /// What is known about the text being right.
  @MainActor public var validation: Validation { surroundings.validation }

  /// The guidance about what to type, if the field was given any.
  @MainActor public var prompt: Text? { declaration.prompt }

  /// What is shown while the text is empty: the prompt, else the label if it is a text.
  @MainActor public var placeholderText: Text? {
    guard let placeholder, !placeholder.plain.isEmpty else { return nil }
    return placeholder
  }

  /// The same as plain text; empty for none.
  @MainActor public var placeholderString: String { placeholderText?.plain ?? "" }

  /// The caret's place in grapheme clusters from the start; nil without focus.
  @MainActor public var caret: Int? {
    isFocused ? surroundings.fieldActivity.caret(inTextOf: text.count) : nil
  }

  /// The selected clusters; empty for none.
  @MainActor public var selection: Range<Int> {
    isFocused ? surroundings.fieldActivity.selection(inTextOf: text.count) : 0..<0
  }

  /// Seconds since the field came into the state it is in; infinite when it has settled.
  @MainActor public var elapsed: Double { surroundings.fieldActivity.elapsed }

  /// The view before the text, as the field's owner set it.
  @MainActor public var leadingAccessory: FieldAccessory? { surroundings.accessories.leading }

  /// The view behind the text, as the field's owner set it.
  @MainActor public var trailingAccessory: FieldAccessory? { surroundings.accessories.trailing }

  /// What Return stands for.
  @MainActor public var submitLabel: SubmitLabel { surroundings.traits.submitLabel }

  /// What kind of text the field is for.
  @MainActor public var keyboardType: KeyboardType { surroundings.traits.keyboardType }
}
