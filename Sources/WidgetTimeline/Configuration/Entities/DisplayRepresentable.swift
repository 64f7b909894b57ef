/// A type that has a name that stays, as in AppIntents.
public protocol PersistentlyIdentifiable {
  /// The name.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's Swift name.
  public static var persistentIdentifier: String { "\(Self.self)" }
}

/// A type of the app whose values parameters can have, as in AppIntents.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue {}

/// A type that has a name for people, as in AppIntents.
public protocol TypeDisplayRepresentable {
  /// The name for a value of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

extension TypeDisplayRepresentable {
  /// The type's Swift name.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: LocalizedStringResource(stringLiteral: "\(Self.self)"))
  }
}

/// A value that has a text for people, as in AppIntents.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// The value's text.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of the value's text.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value with a text and a type with a name for people, as in AppIntents.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type with a text for each of its cases, as in AppIntents.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable,
  Hashable
{
  /// The text for each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The title of the case's text, or else its Swift name.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: String(describing: self))
  }
}

extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
  /// The title of the case's own text.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type with a name and a text for each of its cases, as in AppIntents.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
