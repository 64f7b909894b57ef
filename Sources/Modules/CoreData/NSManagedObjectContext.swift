/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// The objects of a program, which are read from stores and saved in them.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType
  /// When a task begins.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public var parent: NSManagedObjectContext?
  public var mergePolicy: Any = NSErrorMergePolicy
  public var automaticallyMergesChangesFromParent = false
  public var retainsRegisteredObjects = false
  public var shouldDeleteInaccessibleFaults = true
  public var stalenessInterval: TimeInterval = -1
  public var name: String?
  public var transactionAuthor: String?
  /// The undo manager, with which no change is registered: changes cannot be undone here.
  public var undoManager: UndoManager?
  public let userInfo = NSMutableDictionary()
  public private(set) var insertedObjects: Set<NSManagedObject> = []
  public private(set) var deletedObjects: Set<NSManagedObject> = []
  /// The objects with rows, by their tables and keys.
  private var known: [String: [Int64: NSManagedObject]] = [:]
  var isTouched = false
  /// The tables that are being read: their rows may name each other.
  private var reading: Set<String> = []
  private let queue = DispatchQueue(label: "NSManagedObjectContext")

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
  }

  public init(_ type: NSManagedObjectContextConcurrencyType) { concurrencyType = type }

  var coordinator: NSPersistentStoreCoordinator? {
    persistentStoreCoordinator ?? parent?.coordinator
  }

  public var registeredObjects: Set<NSManagedObject> {
    Set(known.values.flatMap(\.values)).union(insertedObjects)
  }
  public var updatedObjects: Set<NSManagedObject> {
    Set(known.values.flatMap(\.values).filter { $0.isUpdated && !$0.isDeleted })
  }
  public var hasChanges: Bool {
    !insertedObjects.isEmpty || !deletedObjects.isEmpty || isTouched && !updatedObjects.isEmpty
  }

  // MARK: Changes

  public func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    insertedObjects.insert(object)
  }

  public func delete(_ object: NSManagedObject) {
    guard !object.isDeleted else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
    for relationship in object.entity.relationshipsByName.values {
      let others = object.objects(relationship.name)
      for other in others {
        if relationship.deleteRule == .cascadeDeleteRule {
          delete(other)
        } else if let inverse = relationship.inverseRelationship {
          other.drop(object, inverse)
        }
      }
    }
  }

  public func rollback() {
    insertedObjects = []
    deletedObjects = []
    reset()
  }

  public func reset() {
    known = [:]
    insertedObjects = []
    deletedObjects = []
    isTouched = false
  }

  public func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  public func refreshAllObjects() { known = [:] }
  public func processPendingChanges() {}
  public func mergeChanges(fromContextDidSave notification: Notification) { known = [:] }

  /// Has each context read its objects again, since another one has changed the store.
  public class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) { for context in contexts { context.known = [:] } }

  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  public func setQueryGenerationFrom(_ token: Any?) throws {}

  // MARK: Reading

  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let found = try objects(request)
    switch request.resultType {
    case .managedObjectIDResultType: return found.compactMap { $0.objectID as? Result }
    case .dictionaryResultType:
      return found.compactMap { NSDictionary(dictionary: $0.values) as? Result }
    case .countResultType: return [NSNumber(value: found.count) as? Result].compactMap { $0 }
    default: return found.compactMap { $0 as? Result }
    }
  }

  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try objects(request).count
  }

  @discardableResult public func execute(
    _ request: NSPersistentStoreRequest
  ) throws -> NSPersistentStoreResult {
    let result = NSBatchDeleteResult()
    guard let deletion = request as? NSBatchDeleteRequest else {
      throw NSPersistentStore.error(
        SQLiteFailure(description: "requests of this kind are not made here"))
    }
    let found = try objects(deletion.fetchRequest)
    for object in found { delete(object) }
    try save()
    result.result = deletion.resultType == .resultTypeCount ? found.count : true
    return result
  }

  private func objects<Result>(_ request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
    if let type = request.objectClass { ManagedClasses.add(type) }
    let entity =
      request.entityName.flatMap { NSEntityDescription.entity(forEntityName: $0, in: self) }
      ?? request.objectClass?.entity(in: self)
    guard let entity else {
      throw NSPersistentStore.error(
        SQLiteFailure(description: "no entity is named \(request.entityName ?? "")"))
    }
    let wanted = request.includesSubentities ? entity.family : [entity]
    var found = try rows(of: entity).filter { object in
      !object.isDeleted && wanted.contains { $0 === object.entity }
    }
    found += insertedObjects.filter { object in wanted.contains { $0.name == object.entity.name } }
    if let predicate = request.predicate {
      found = found.filter { predicate.evaluate(with: $0) }
    }
    found = sorted(found, request.sortDescriptors ?? [])
    found = Array(found.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  private func sorted(
    _ objects: [NSManagedObject], _ orders: [NSSortDescriptor]
  ) -> [NSManagedObject] {
    guard !orders.isEmpty else { return objects }
    return objects.sorted { left, right in
      for order in orders {
        let result = Self.order(left, right, order)
        guard result != .orderedSame else { continue }
        return (result == .orderedAscending) == order.ascending
      }
      return false
    }
  }

  private static func order(
    _ left: NSManagedObject, _ right: NSManagedObject, _ order: NSSortDescriptor
  ) -> ComparisonResult {
    PredicateComparison.sorted(left[keyPath: order.keyPath], right[keyPath: order.keyPath])
  }

  public func object(with id: NSManagedObjectID) -> NSManagedObject {
    if let object = registeredObject(for: id) { return object }
    if let object = try? existingObject(with: id) { return object }
    return id.entity.objectClass.init(_entity: id.entity, context: nil)
  }

  public func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? {
    if let key = id.key { return known[id.entity.table]?[key] }
    return insertedObjects.first { $0.objectID === id }
  }

  public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    if let object = registeredObject(for: id) { return object }
    _ = try rows(of: id.entity)
    if let object = registeredObject(for: id) { return object }
    throw NSPersistentStore.error(SQLiteFailure(description: "no object has this name"))
  }

  // MARK: Rows

  /// Returns the objects of all rows of an entity's table, read anew where nothing was changed.
  private func rows(of entity: NSEntityDescription) throws -> [NSManagedObject] {
    guard let coordinator, reading.insert(entity.table).inserted else { return [] }
    defer { reading.remove(entity.table) }
    var objects: [NSManagedObject] = []
    var fresh: [(NSManagedObject, [String: Int64])] = []
    for store in coordinator.persistentStores {
      let model = coordinator.managedObjectModel
      let family = entity.root.family
      let columns = Array(
        Set(family.flatMap(\.properties).compactMap { NSPersistentStore.column($0) })
      ).sorted()
      let names = (["Z_PK", "Z_ENT"] + columns).map { "\"\($0)\"" }.joined(separator: ", ")
      do {
        for row in try store.file.run("SELECT \(names) FROM \"\(entity.table)\" ORDER BY Z_PK") {
          guard case .integer(let key) = row[0] else { continue }
          let kind = family.first { .integer(model.number(of: $0)) == row[1] } ?? entity.root
          if let old = known[entity.table]?[key], old.hasChanges {
            objects.append(old)
            continue
          }
          let cells = Dictionary(uniqueKeysWithValues: zip(columns, row.dropFirst(2)))
          let (object, targets) = object(kind, key, store, cells)
          objects.append(object)
          fresh.append((object, targets))
        }
      } catch { throw NSPersistentStore.error(error) }
      try connect(fresh, store)
    }
    return objects
  }

  private func object(
    _ entity: NSEntityDescription, _ key: Int64, _ store: NSPersistentStore,
    _ cells: [String: SQLValue]
  ) -> (NSManagedObject, [String: Int64]) {
    let old = known[entity.table]?[key]
    let object = old ?? entity.objectClass.init(_entity: entity, context: nil)
    object.objectID.key = key
    object.objectID.store = store
    object.managedObjectContext = self
    known[entity.table, default: [:]][key] = object
    var targets: [String: Int64] = [:]
    for property in entity.properties {
      guard let cell = NSPersistentStore.column(property).flatMap({ cells[$0] }) else { continue }
      if let attribute = property as? NSAttributeDescription {
        object.values[property.name] = attribute.value(cell)
      } else if case .integer(let target) = cell {
        targets[property.name] = target
      } else {
        object.values[property.name] = nil
      }
    }
    if old == nil { object.awakeFromFetch() }
    return (object, targets)
  }

  /// Gives objects those that their rows name, which are read if they are not known.
  private func connect(
    _ fresh: [(NSManagedObject, [String: Int64])], _ store: NSPersistentStore
  ) throws {
    for (object, targets) in fresh {
      for relationship in object.entity.relationshipsByName.values where !relationship.isToMany {
        guard let destination = relationship.destinationEntity,
          let key = targets[relationship.name]
        else { continue }
        if known[destination.table]?[key] == nil { _ = try rows(of: destination) }
        object.hold([known[destination.table]?[key]].compactMap { $0 }, relationship)
      }
    }
    for relationship in Set(fresh.flatMap { $0.0.entity.relationshipsByName.values })
    where relationship.isToMany {
      try gather(relationship, for: fresh.map(\.0), store)
    }
  }

  private func gather(
    _ relationship: NSRelationshipDescription, for owners: [NSManagedObject],
    _ store: NSPersistentStore
  ) throws {
    guard let destination = relationship.destinationEntity else { return }
    let text: String
    if NSPersistentStore.isJoined(relationship) {
      text =
        "SELECT Z_OWNER, Z_MEMBER FROM \"\(NSPersistentStore.join(relationship))\" ORDER BY Z_ORDER"
    } else if let column = relationship.inverseRelationship.flatMap({
      NSPersistentStore.column($0)
    }) {
      text = "SELECT \"\(column)\", Z_PK FROM \"\(destination.table)\" ORDER BY Z_PK"
    } else {
      return
    }
    var members: [Int64: [Int64]] = [:]
    for row in try store.file.run(text) {
      if case .integer(let owner) = row[0], case .integer(let member) = row[1] {
        members[owner, default: []].append(member)
      }
    }
    let isUnknown = members.values.joined().contains { known[destination.table]?[$0] == nil }
    // An owner that holds its members already ends the reading of both by turns.
    for owner in owners { owner.values[relationship.name] = owner.values[relationship.name] ?? [] }
    if isUnknown { _ = try rows(of: destination) }
    for owner in owners where owner.entity.relationshipsByName[relationship.name] === relationship {
      let keys = owner.objectID.key.flatMap { members[$0] } ?? []
      owner.hold(keys.compactMap { known[destination.table]?[$0] }, relationship)
    }
  }

  // MARK: Saving

  open func save() throws {
    guard hasChanges else { return }
    guard let coordinator, let store = coordinator.persistentStores.first else {
      throw NSPersistentStore.error(SQLiteFailure(description: "there is no store"))
    }
    let changed = insertedObjects.union(updatedObjects)
    for object in changed { object.willSave() }
    do {
      try store.file.transaction {
        for object in insertedObjects { try number(object, store) }
        for object in changed { try write(object, store, coordinator.managedObjectModel) }
        for object in deletedObjects {
          let key = SQLValue.integer(object.objectID.key ?? 0)
          try store.file.run("DELETE FROM \"\(object.entity.table)\" WHERE Z_PK = ?", [key])
        }
      }
    } catch { throw NSPersistentStore.error(error) }
    settle(changed)
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  private func settle(_ changed: Set<NSManagedObject>) {
    for object in changed {
      (object.isInserted, object.isUpdated) = (false, false)
      if let key = object.objectID.key { known[object.entity.table, default: [:]][key] = object }
    }
    for object in deletedObjects {
      if let key = object.objectID.key { known[object.entity.table]?[key] = nil }
    }
    insertedObjects = []
    deletedObjects = []
    isTouched = false
    for object in changed { object.didSave() }
  }

  /// Gives a new object its key.
  private func number(_ object: NSManagedObject, _ store: NSPersistentStore) throws {
    try store.file.run("INSERT INTO \"\(object.entity.table)\" (Z_OPT) VALUES (1)")
    guard case .integer(let key)? = try store.file.run("SELECT last_insert_rowid()").first?.first
    else { return }
    object.objectID.key = key
    object.objectID.store = store
  }

  private func write(
    _ object: NSManagedObject, _ store: NSPersistentStore, _ model: NSManagedObjectModel
  ) throws {
    var columns = ["Z_ENT"]
    var cells: [SQLValue] = [.integer(model.number(of: object.entity))]
    for property in object.entity.properties {
      guard let column = NSPersistentStore.column(property) else { continue }
      columns.append(column)
      if let attribute = property as? NSAttributeDescription {
        let cell = attribute.cell(object.values[property.name])
        if cell == nil { Absence.report("keeping \(object.entity.name ?? "").\(property.name)") }
        cells.append(cell ?? .null)
      } else {
        let key = object.objects(property.name).first?.objectID.key
        cells.append(key.map { .integer($0) } ?? .null)
      }
    }
    let list = columns.map { "\"\($0)\" = ?" }.joined(separator: ", ")
    try store.file.run(
      "UPDATE \"\(object.entity.table)\" SET \(list), Z_OPT = Z_OPT + 1 WHERE Z_PK = ?",
      cells + [.integer(object.objectID.key ?? 0)])
    for relationship in object.entity.relationshipsByName.values
    where NSPersistentStore.isJoined(relationship) { try join(object, relationship, store) }
  }

  private func join(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription,
    _ store: NSPersistentStore
  ) throws {
    let table = NSPersistentStore.join(relationship)
    let owner = SQLValue.integer(object.objectID.key ?? 0)
    try store.file.run("DELETE FROM \"\(table)\" WHERE Z_OWNER = ?", [owner])
    for (index, member) in object.objects(relationship.name).enumerated() {
      guard let key = member.objectID.key else { continue }
      try store.file.run(
        "INSERT INTO \"\(table)\" VALUES (?, ?, ?)",
        [owner, .integer(key), .integer(Int64(index))])
    }
  }

  // MARK: Queues

  public func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.async { block() }
  }

  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }

  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result { try block() }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
}

/// The keys of the objects that a save of a context names in its notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInsertedObjectsKey = "inserted"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUpdatedObjectsKey = "updated"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSDeletedObjectsKey = "deleted"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSRefreshedObjectsKey = "refreshed"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInvalidatedObjectsKey = "invalidated"
