@_exported public import AppleFoundation
internal import CoreData
@_exported public import Observation

/// A class whose objects are kept in a store. The macro `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// Creates an object from its row.
  init(_row row: ModelRow)
  /// The properties that are kept.
  static var _properties: [ModelProperty] { get }
  /// The object's place in a store.
  var _state: ModelState { get }
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { _state.identifier("\(Self.self)") }
  public var modelContext: ModelContext? { _state.context }
  public var isDeleted: Bool { _state.isDeleted }
  public var hasChanges: Bool { _state.context?.isChanged(self) ?? true }

  public static func == (left: Self, right: Self) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The name of the table.
  static var table: String { "Z\(Self.self)".uppercased() }
}

extension PersistentModel where ID == PersistentIdentifier {
  public var id: PersistentIdentifier { persistentModelID }
}

/// The name of an object in a store, or in memory until it is saved.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Comparable, Sendable {
  public let entityName: String
  let key: Int64?
  private let mark: UUID

  init(entityName: String, key: Int64?, mark: UUID) {
    (self.entityName, self.key, self.mark) = (entityName, key, key == nil ? mark : Self.saved)
  }

  // Two names of one row are equal, whoever read it.
  private static let saved = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

  public var id: PersistentIdentifier { self }
  public var storeIdentifier: String? { key == nil ? nil : entityName }

  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    (left.entityName, left.key ?? .max) < (right.entityName, right.key ?? .max)
  }
}

/// The place of an object in a store.
public final class ModelState: @unchecked Sendable {
  weak var context: ModelContext?
  var key: Int64?
  var isDeleted = false
  /// The cells as the store has them.
  var saved: [String: SQLValue] = [:]
  /// The members of relationships when they were last compared.
  var members: [String: [ObjectIdentifier]] = [:]
  private let mark = UUID()

  public init() {}

  func identifier(_ name: String) -> PersistentIdentifier {
    PersistentIdentifier(entityName: name, key: key, mark: mark)
  }
}
