/// What all built-in styles are registered with.
package enum BuiltIn {
  /// The version of the styles and of all that comes with them.
  package static let version = "0.1.0"
  /// Who wrote them.
  package static let author = "the Stylebook authors"
}
