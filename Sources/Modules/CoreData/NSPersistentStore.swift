// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSBinaryStoreType = "Binary"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"

/// A file of SQLite with the objects of a model.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The kind of a store.
  public struct StoreType: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
  }

  public internal(set) var url: URL?
  public let type: String
  public var identifier: String! { url?.lastPathComponent ?? type }
  let file: SQLiteFile

  init(url: URL?, type: String, _ model: NSManagedObjectModel) throws {
    (self.url, self.type) = (url, type)
    let isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
    do {
      if !isInMemory, let url {
        file = try SQLiteFile.shared(at: url)
      } else {
        file = try SQLiteFile(nil)
      }
    } catch { throw Self.error(error) }
    super.init()
    do { try prepare(model) } catch { throw Self.error(error) }
  }

  static func error(_ error: any Error) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: 134060,
      userInfo: [NSLocalizedDescriptionKey: "the store cannot be used: \(error)"])
  }

  private func prepare(_ model: NSManagedObjectModel) throws {
    for root in model.entities where root.superentity == nil {
      let columns = root.family.flatMap(\.properties).compactMap { Self.column($0) }
      try file.prepare(table: root.table, columns: Array(Set(columns)).sorted())
      for case let relationship as NSRelationshipDescription in root.family.flatMap(\.properties)
      where Self.isJoined(relationship) {
        try file.run(
          "CREATE TABLE IF NOT EXISTS \"\(Self.join(relationship))\" (Z_OWNER INTEGER, Z_MEMBER INTEGER, Z_ORDER INTEGER)"
        )
      }
    }
  }

  /// The column of a property; `nil` if it has none.
  static func column(_ property: NSPropertyDescription) -> String? {
    if property.isTransient { return nil }
    if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
      return nil
    }
    return "Z" + property.name.uppercased()
  }

  /// Returns true for a relationship that neither side's rows can keep.
  static func isJoined(_ relationship: NSRelationshipDescription) -> Bool {
    relationship.isToMany && (relationship.inverseRelationship?.isToMany ?? true)
  }

  static func join(_ relationship: NSRelationshipDescription) -> String {
    "Z_\((relationship.entity.root.name ?? "").uppercased())_\(relationship.name.uppercased())"
  }
}

/// The stores of a model.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  public private(set) var persistentStores: [NSPersistentStore] = []
  public var name: String?

  public init(managedObjectModel: NSManagedObjectModel) {
    self.managedObjectModel = managedObjectModel
  }

  @discardableResult public func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = try NSPersistentStore(url: url, type: type, managedObjectModel)
    persistentStores.append(store)
    return store
  }

  @discardableResult public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: url, options: options)
  }

  public func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: description.type, configurationName: nil, at: description.url)
      block(description, nil)
    } catch { block(description, error) }
  }

  public func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL }
  }

  public func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  public func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  @discardableResult public func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: url, options: options, withType: type.rawValue)
  }

  @discardableResult public func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType type: String
  ) throws -> NSPersistentStore {
    try store.file.run("VACUUM INTO ?", [.text(url.path)])
    try remove(store)
    return try addPersistentStore(ofType: type, configurationName: nil, at: url)
  }

  public func destroyPersistentStore(
    at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil
  ) throws {
    persistentStores.removeAll { $0.url == url }
    for ending in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: url.path + ending)
    }
  }

  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.pathComponents
    guard parts.count == 3, let entity = managedObjectModel.entitiesByName[parts[1]],
      let key = Int64(parts[2].dropFirst()), let store = persistentStores.first
    else { return nil }
    return NSManagedObjectID(entity, key: key, store: store)
  }

  public func performAndWait<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

/// The place and the options of a store.
open class NSPersistentStoreDescription: NSObject {
  public var url: URL?
  public var type = NSSQLiteStoreType
  public var configuration: String?
  public var isReadOnly = false
  public var shouldAddStoreAsynchronously = false
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
  public var timeout: TimeInterval = 0
  public private(set) var options: [String: NSObject] = [:]
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() {}
  public init(url: URL) { self.url = url }

  public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  public func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// The options of a store in iCloud. There is no iCloud here.
open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
