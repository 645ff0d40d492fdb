import StyleCore

/// What kind of text a field is for, as UIKit names it.
public typealias UIKeyboardType = KeyboardType

/// What Return stands for, as UIKit names it.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return, go, search, and what else the key may say.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Which letters are made capitals while typing, as UIKit names it.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType

/// Whether typing is corrected; it never is here.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system has it, never, or always.
  case `default`, no, yes
}

/// What a field is filled with, as UIKit names it.
public typealias UITextContentType = TextContentType

extension TextContentType {
  /// A middle name.
  public static let middleName = Self(rawValue: "additional-name")
  /// A title before a name.
  public static let namePrefix = Self(rawValue: "name-prefix")
  /// A title behind a name.
  public static let nameSuffix = Self(rawValue: "name-suffix")
  /// A place.
  public static let location = Self(rawValue: "location")
  /// The first line of an address.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// A town and its state.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A part of a town.
  public static let sublocality = Self(rawValue: "address-level3")
  /// A date and time.
  public static let dateTime = Self(rawValue: "date-time")
  /// A day of birth.
  public static let birthdate = Self(rawValue: "bday")
}

/// What a field is filled with, as AppKit names it.
public typealias NSTextContentType = UITextContentType
