import StyleCore

/// What kind of text a field is for, as UIKit names it.
public typealias UIKeyboardType = KeyboardType

/// What Return stands for, as UIKit names it.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return, go, search, and what else the key may say.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Which letters are made capitals while typing; a terminal's keys are the person's own.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None, the first of each word or sentence, or all.
  case none, words, sentences, allCharacters
}

/// Whether typing is corrected; it never is here.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system has it, never, or always.
  case `default`, no, yes
}

/// What a field is filled with, for those who fill it.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  /// The name.
  public var rawValue: String

  /// Makes a kind of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's names.
  public static let name = Self(rawValue: "name")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A middle name.
  public static let middleName = Self(rawValue: "additional-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// A name among friends.
  public static let nickname = Self(rawValue: "nickname")
  /// A title before a name.
  public static let namePrefix = Self(rawValue: "name-prefix")
  /// A title behind a name.
  public static let nameSuffix = Self(rawValue: "name-suffix")
  /// An address of a person.
  public static let emailAddress = Self(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A password to be chosen.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that holds once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// An address of a page.
  public static let URL = Self(rawValue: "url")
  /// A place.
  public static let location = Self(rawValue: "location")
  /// An address.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// A town.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = Self(rawValue: "address-level1")
  /// A country.
  public static let countryName = Self(rawValue: "country-name")
  /// A code of an address.
  public static let postalCode = Self(rawValue: "postal-code")
  /// The number of a card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The name of a firm.
  public static let organizationName = Self(rawValue: "organization")
  /// What somebody does.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// A date and time.
  public static let dateTime = Self(rawValue: "date-time")
  /// A day of birth.
  public static let birthdate = Self(rawValue: "bday")
}

/// What a field is filled with, as AppKit names it.
public typealias NSTextContentType = UITextContentType
