/// The name of an object in a store, or in memory until it is saved.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  public internal(set) var entity: NSEntityDescription
  /// The number of the row; `nil` until the object is saved.
  var key: Int64?
  weak var store: NSPersistentStore?
  private let mark = UUID().uuidString

  init(_ entity: NSEntityDescription, key: Int64?, store: NSPersistentStore?) {
    (self.entity, self.key, self.store) = (entity, key, store)
  }

  public var isTemporaryID: Bool { key == nil }
  public weak var persistentStore: NSPersistentStore? { store }

  /// The name as an address.
  public func uriRepresentation() -> URL {
    let place = key.map { "p\($0)" } ?? "t\(mark)"
    return URL(string: "x-coredata://\(store?.identifier ?? "")/\(entity.name ?? "")/\(place)")
      ?? URL(fileURLWithPath: "/")
  }

  open override func isEqual(_ other: Any?) -> Bool {
    guard let other = other as? NSManagedObjectID else { return false }
    guard let key, let otherKey = other.key else { return self === other }
    return key == otherKey && entity.table == other.entity.table && store === other.store
  }
  // The key comes when the object is saved, and sets must find the name all the same.
  open override var hash: Int { entity.table.hashValue }
}

/// A result of a fetch.
public protocol NSFetchRequestResult: AnyObject {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object of a store.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyedValues, ObservableObject {
  public let objectID: NSManagedObjectID
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The values of attributes, an object, or a set or an array of objects.
  var values: [String: Any] = [:]
  /// True until the values of a row that was named elsewhere are read.
  public internal(set) var isFault = false
  open internal(set) var isDeleted = false
  open internal(set) var isInserted = false
  open internal(set) var isUpdated = false

  public var entity: NSEntityDescription { objectID.entity }
  public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  public var hasPersistentChangedValues: Bool { hasChanges }

  /// Creates an object of an entity.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    objectID = NSManagedObjectID(entity, key: nil, store: nil)
    super.init()
    ManagedClasses.add(Self.self)
    for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
    if let context {
      context.insert(self)
      awakeFromInsert()
    }
  }

  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: context), insertInto: context)
  }

  /// Creates the object of an entity whose class is known at run time only.
  public required convenience init(
    _entity entity: NSEntityDescription, context: NSManagedObjectContext?
  ) { self.init(entity: entity, insertInto: context) }

  /// Returns the entity of the class.
  open class func entity() -> NSEntityDescription { entity(in: nil) }

  class func entity(in context: NSManagedObjectContext?) -> NSEntityDescription {
    let name = "\(self)"
    let isOwn = { (entity: NSEntityDescription) in
      entity.managedObjectClassName.split(separator: ".").last.map(String.init) == name
    }
    if let found = context?.coordinator?.managedObjectModel.entities.first(where: isOwn) {
      return found
    }
    if let found = NSManagedObjectModel.entity(where: isOwn) { return found }
    preconditionFailure("no entity of the models that were loaded has the class \(name)")
  }

  /// Returns a request for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    ManagedClasses.add(self)
    return NSFetchRequest(entityName: entity().name ?? "")
  }

  // MARK: Moments

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}

  // MARK: Values

  public func willAccessValue(forKey key: String?) {}
  public func didAccessValue(forKey key: String?) {}
  public func willChangeValue(forKey key: String) { objectWillChange.send() }
  public func didChangeValue(forKey key: String) { touch() }

  public func value(forKey key: String) -> Any? { values[key] }
  public func primitiveValue(forKey key: String) -> Any? { values[key] }
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  public func setValue(_ value: Any?, forKey key: String) {
    let value = KeyedReading.flat(value)
    if let relationship = entity.relationshipsByName[key] { return set(value, relationship) }
    objectWillChange.send()
    values[key] = value
    touch()
  }

  public func value(forKeyPath path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { KeyedReading.value(of: $0, String($1)) }
  }

  public func committedValues(forKeys keys: [String]?) -> [String: Any] { values }
  public func changedValues() -> [String: Any] { hasChanges ? values : [:] }

  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    NSMutableSet(array: objects(key))
  }

  func touch() {
    if !isInserted, !isDeleted { isUpdated = true }
    managedObjectContext?.isTouched = true
  }

  // MARK: Relationships

  /// The objects of a relationship.
  func objects(_ key: String) -> [NSManagedObject] {
    switch values[key] {
    case let one as NSManagedObject: [one]
    case let many as [NSManagedObject]: many
    default: []
    }
  }

  private func set(_ value: Any?, _ relationship: NSRelationshipDescription) {
    let name = relationship.name
    let old = objects(name)
    var new: [NSManagedObject] = []
    for case let object as NSManagedObject in KeyedReading.elements(value) ?? [value] {
      if !new.contains(where: { $0 === object }) { new.append(object) }
    }
    objectWillChange.send()
    hold(new, relationship)
    touch()
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !new.contains(where: { $0 === object }) { object.drop(self, inverse) }
    for object in new where !old.contains(where: { $0 === object }) { object.take(self, inverse) }
  }

  func hold(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    values[relationship.name] = relationship.isToMany ? objects as Any : objects.first as Any?
  }

  private func take(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let old = objects(relationship.name)
    if relationship.isToMany {
      if !old.contains(where: { $0 === object }) { hold(old + [object], relationship) }
    } else {
      if let before = old.first, before !== object, let back = relationship.inverseRelationship {
        before.drop(self, back)
      }
      hold([object], relationship)
    }
    touch()
  }

  func drop(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    hold(objects(relationship.name).filter { $0 !== object }, relationship)
    touch()
  }

  // MARK: Properties that Apple's runtime would make

  /// Returns the value of a property.
  public func managedValue<Value>(_ key: String) -> Value {
    if let value = ManagedValue.converted(values[key], to: Value.self) { return value }
    preconditionFailure(
      "\(entity.name ?? "").\(key) has no value that is a \(Value.self): \(values[key] ?? "nil")")
  }

  /// Sets the value of a property.
  public func setManagedValue<Value>(_ value: Value, _ key: String) { setValue(value, forKey: key) }

  /// Adds an object, or a collection of them, to a relationship.
  public func addManaged(_ key: String, _ value: Any) {
    let added = KeyedReading.elements(value) ?? [value]
    setValue(objects(key) + added.compactMap { $0 as? NSManagedObject }, forKey: key)
  }

  /// Removes an object, or a collection of them, from a relationship.
  public func removeManaged(_ key: String, _ value: Any) {
    let removed = (KeyedReading.elements(value) ?? [value]).compactMap { $0 as? NSManagedObject }
    setValue(
      objects(key).filter { object in !removed.contains { $0 === object } }, forKey: key)
  }

  /// Has no effect, and says so: the accessor of this name is not made here.
  public func managedCall(_ name: String) { Absence.report("\(entity.name ?? "").\(name)") }
}
