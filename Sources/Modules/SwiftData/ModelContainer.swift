internal import CoreData

/// The models of a store.
public final class Schema: @unchecked Sendable {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Sendable {
    public let major, minor, patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }

  /// The option of an attribute.
  public struct Attribute {
    public struct Option: Sendable {
      public static let unique = Option()
      public static let externalStorage = Option()
      public static let ephemeral = Option()
      public static let spotlight = Option()
      public static let preserveValueOnDeletion = Option()
      public static let allowsCloudEncryption = Option()
      public static func transformable(by name: String) -> Option { Option() }
      public static func transformable(by type: Any.Type) -> Option { Option() }
    }
  }

  /// The option of a relationship.
  public struct Relationship {
    public struct Option: Sendable {
      public static let unique = Option()
    }
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
  }

  public let types: [any PersistentModel.Type]
  public let version: Version

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0))
  { self.init(types, version: version) }
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The models and all that their relationships lead to.
  lazy var all: [any PersistentModel.Type] = {
    var found: [any PersistentModel.Type] = []
    var open = types
    while let type = open.popLast() {
      guard !found.contains(where: { $0 == type }) else { continue }
      found.append(type)
      open += type._properties.compactMap(\.destination)
    }
    return found
  }()
}

/// A version of a schema.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// The steps from one version to another. Columns that a store lacks are added; no step is run.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step from one version to another.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// The place of a store.
public struct ModelConfiguration: Sendable {
  /// The folder that an app and its widgets share.
  public struct GroupContainer: Sendable {
    let identifier: String?
    public static let automatic = GroupContainer(identifier: nil)
    public static let none = GroupContainer(identifier: nil)
    public static func identifier(_ name: String) -> GroupContainer {
      GroupContainer(identifier: name)
    }
  }

  /// The database in iCloud. There is no iCloud here.
  public struct CloudKitDatabase: Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  public let name: String
  public let url: URL
  public let schema: Schema?
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    let group = groupContainer.identifier.flatMap {
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)
    }
    let folder =
      group?.appendingPathComponent("Library/Application Support")
      ?? NSPersistentContainer.defaultDirectoryURL()
    url = folder.appendingPathComponent("\(self.name).store")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = url.path == "/dev/null"
    self.allowsSave = allowsSave
  }

  public init(isStoredInMemoryOnly: Bool) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// An error of SwiftData.
public struct SwiftDataError: Error, Hashable, CustomStringConvertible, Sendable {
  public let description: String
}

/// A store with its models.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public let configurations: [ModelConfiguration]
  let file: SQLiteFile
  /// The context of views.
  @MainActor public private(set) lazy var mainContext = ModelContext(self)

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.configurations = configurations
    let place = configurations.first ?? ModelConfiguration()
    do {
      file = try Self.open(place)
      for type in schema.all { try Self.prepare(type, file) }
    } catch { throw SwiftDataError(description: "the store cannot be used: \(error)") }
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  private static func open(_ place: ModelConfiguration) throws -> SQLiteFile {
    guard !place.isStoredInMemoryOnly else { return try SQLiteFile(nil) }
    return try SQLiteFile.shared(at: place.url)
  }

  private static func prepare(_ type: any PersistentModel.Type, _ file: SQLiteFile) throws {
    let columns = type._properties.filter { !$0.isToMany }.map(\.column)
    try file.prepare(table: type.table, columns: columns)
    for property in type._properties where property.isToMany {
      guard ModelInverse.toOne(of: property, in: type) == nil else { continue }
      try file.run(
        "CREATE TABLE IF NOT EXISTS \"\(ModelInverse.join(property, type))\" (Z_OWNER INTEGER, Z_MEMBER INTEGER, Z_ORDER INTEGER)"
      )
    }
  }

  public func deleteAllData() {
    for type in schema.all { _ = try? file.run("DELETE FROM \"\(type.table)\"") }
  }
}

/// The other sides of relationships.
enum ModelInverse {
  static func join(_ property: ModelProperty, _ type: any PersistentModel.Type) -> String {
    "\(type.table)_\(property.name.uppercased())"
  }

  /// Returns the property on the other side that names one object of a type; `nil` if there is none.
  static func toOne(
    of property: ModelProperty, in type: any PersistentModel.Type
  ) -> ModelProperty? { inverse(of: property, in: type).flatMap { $0.isToMany ? nil : $0 } }

  /// Returns the property on the other side: the declared one, or else the only one for the type.
  static func inverse(
    of property: ModelProperty, in type: any PersistentModel.Type
  ) -> ModelProperty? {
    guard let other = property.destination else { return nil }
    let sides = other._properties.filter { $0.destination == type }
    if let path = property.declaredInverse { return sides.first { $0.path == path } }
    if let side = sides.first(where: { $0.declaredInverse == property.path }) { return side }
    let free = sides.filter { $0.declaredInverse == nil }
    let own = type._properties.filter { $0.destination == other && $0.declaredInverse == nil }
    return free.count == 1 && own.count == 1 ? free[0] : nil
  }
}
