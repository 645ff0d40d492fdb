// What a field says about what is typed into it. A terminal's keyboard types what it types, so most
// of this is kept from a picture.

/// Which letters a keyboard capitalises for a person.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  /// None.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Which letters a keyboard capitalises for a person, as UIKit spells it.
public enum TextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// What a field's text means, so that it can be filled in for a person.
public struct TextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Makes a meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names of people.
  public static let name = TextContentType(rawValue: "name")
  /// First names.
  public static let givenName = TextContentType(rawValue: "given-name")
  /// Family names.
  public static let familyName = TextContentType(rawValue: "family-name")
  /// Names by which a person is known to a service.
  public static let username = TextContentType(rawValue: "username")
  /// Names that people call themselves.
  public static let nickname = TextContentType(rawValue: "nickname")
  /// Secrets.
  public static let password = TextContentType(rawValue: "password")
  /// Secrets yet to be chosen.
  public static let newPassword = TextContentType(rawValue: "new-password")
  /// Codes that are good for once.
  public static let oneTimeCode = TextContentType(rawValue: "one-time-code")
  /// Addresses of people in the network.
  public static let emailAddress = TextContentType(rawValue: "email")
  /// Telephone numbers.
  public static let telephoneNumber = TextContentType(rawValue: "tel")
  /// Addresses of pages.
  public static let URL = TextContentType(rawValue: "url")
  /// Whole postal addresses.
  public static let fullStreetAddress = TextContentType(rawValue: "street-address")
  /// Cities.
  public static let addressCity = TextContentType(rawValue: "address-level2")
  /// States and the like.
  public static let addressState = TextContentType(rawValue: "address-level1")
  /// Postal codes.
  public static let postalCode = TextContentType(rawValue: "postal-code")
  /// Countries.
  public static let countryName = TextContentType(rawValue: "country-name")
  /// Numbers of cards to pay with.
  public static let creditCardNumber = TextContentType(rawValue: "cc-number")
  /// Organisations.
  public static let organizationName = TextContentType(rawValue: "organization")
  /// Titles of occupations.
  public static let jobTitle = TextContentType(rawValue: "organization-title")
}

/// What a person hands in when pressing Return.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit a kind.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// What is searched for.
  public static let search = SubmitTriggers(rawValue: 2)
}

nonisolated extension View {
  /// Changes nothing: a terminal's keyboard capitalises nothing.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Changes nothing: a terminal's keyboard capitalises nothing.
  public func autocapitalization(_ style: TextAutocapitalizationType) -> some View { self }

  /// Says whether what is typed is left uncorrected, for styles that ask.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    changingEnvironment { $0.autocorrectionDisabled = disable }
  }

  /// Says whether what is typed is left uncorrected, as it was spelled earlier.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    changingEnvironment { $0.disableAutocorrection = disable }
  }

  /// Changes nothing: a terminal fills in nothing for a person.
  public func textContentType(_ textContentType: TextContentType?) -> some View { self }

  /// Changes nothing: in a picture nobody presses Return.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}

// MARK: Lines

nonisolated extension View {
  /// Sets the most lines of text to the end of a range.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingEnvironment { $0.lineLimit = nil }
  }

  /// Sets the most lines of text to the end of a range.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the most lines of text to the end of a range.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Sets the most lines of text, and whether room for all is kept.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    _WrappedView(
      content: lineLimit(limit),
      wrapper: _Frame(
        frame: FrameNode(
          height: reservesSpace
            ? .flexible(min: max(limit, 1), ideal: nil, max: nil) : .inherited,
          alignment: .topLeading)))
  }
}
