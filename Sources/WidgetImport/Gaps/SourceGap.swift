/// A part of a source that cannot be compiled here, and that ends the program if it is ever needed.
package struct SourceGap: Hashable, Sendable, Codable {
  package enum Kind: String, Sendable, Codable {
    /// A function, an initializer or a computed property without its body.
    case body
    /// The statements under a condition, in a loop or for a case.
    case block
    /// A value that a property or a parameter begins with.
    case value
    /// A property whose type is not known.
    case property
    /// A type of the project that has no values any more.
    case type
    /// An extension of a type that has no values.
    case members
    /// A declaration that is left out whole.
    case declaration
    /// A widget that a bundle lists and that is left out.
    case widget
    /// A preview that is not drawn.
    case preview
  }

  /// The status with which a program ends at a gap, as `ImportedGap` of AppleFoundation has it.
  package static let exitStatus = 70

  package let kind: Kind
  /// The name of the part, with those of the types around it.
  package let name: String
  /// The name that is missing, or the compiler's words.
  package let reason: String
  package let place: Place

  package init(kind: Kind, name: String, reason: String, place: Place) {
    (self.kind, self.name, self.reason, self.place) = (kind, name, reason, place)
  }
}
