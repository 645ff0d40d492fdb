import StyleCore

// Styles that are each broken in one way, and well behaved in all others.

/// Text in the colour of the ground.
struct InklessStyle: TextFieldStyle {
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.foregroundColor(colorScheme == .dark ? .black : .white)
  }
}

/// A style that forgets to place the field.
struct AbsentStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: "Name")
  }
}

/// Text that vanishes as soon as the field is edited.
struct HiddenTextStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isFocused, !configuration.text.isEmpty {
      configuration.opacity(0)
    } else {
      configuration
    }
  }
}

/// Padding that leaves hardly any room.
struct CrampedStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.padding(.trailing, configuration.text.isEmpty ? 0 : 128)
  }
}

/// A secret repeated below the field.
struct TellingStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration
      Text(verbatim: configuration.text).lineLimit(1)
    }
  }
}

/// A field of fifty columns, wherever it is.
struct WideStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.frame(width: 400)
  }
}

/// A field as wide as its text has characters.
struct CountingFieldStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    let count = configuration.text.isEmpty ? 20 : configuration.text.count
    configuration.frame(maxWidth: 8 * Double(count + 2), alignment: .leading)
  }
}

/// A box of dashes that is twenty columns wide around a field that is not.
struct HandmadeBoxStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    let line = String(repeating: "─", count: 18)
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "┌\(line)┐").lineLimit(1)
      HStack(spacing: 0) {
        Text(verbatim: "│")
        configuration
        Text(verbatim: "│")
      }
      Text(verbatim: "└\(line)┘").lineLimit(1)
    }
  }
}

/// A caret without colour.
struct CaretlessStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.accentColor(.clear)
  }
}

/// An error that is kept from the field and shown in colour alone.
struct RedOnlyStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    let color: Color = configuration.validation.isError ? .orange : .purple
    configuration
      .validation(.none)
      .padding(.horizontal, 16)
      .padding(.vertical, 16)
      .overlay { Rectangle().strokeBorder(color) }
  }
}

/// A field that looks as if it reacted.
struct EagerStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.environment(\.isEnabled, true)
  }
}

/// A placeholder that looks like text.
struct SolidPlaceholderStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.text.isEmpty, !configuration.isFocused {
      (configuration.placeholderText ?? Text(verbatim: ""))
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      configuration
    }
  }
}

/// A field without its placeholder.
struct SilentStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.text.isEmpty, !configuration.isFocused {
      Text(verbatim: "···")
    } else {
      configuration
    }
  }
}

/// Grey text.
struct PaleStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.foregroundColor(Color(red: 0.4, green: 0.4, blue: 0.4))
  }
}

/// A caption that is another every time.
struct RestlessStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration
      Text(verbatim: "\(UInt64.random(in: 0...UInt64.max))").lineLimit(1)
    }
  }
}

/// A body that is in no hurry.
struct TardyStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .milliseconds(250))
    while clock.now < end {}
    return configuration
  }
}
