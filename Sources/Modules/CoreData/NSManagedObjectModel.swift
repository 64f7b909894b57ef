/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case UUIDAttributeType = 1100
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000

  /// The type of a name in a model's file, such as `Integer 16`.
  init(name: String) {
    self =
      switch name {
      case "Integer 16": .integer16AttributeType
      case "Integer 32": .integer32AttributeType
      case "Integer 64": .integer64AttributeType
      case "Decimal": .decimalAttributeType
      case "Double": .doubleAttributeType
      case "Float": .floatAttributeType
      case "String": .stringAttributeType
      case "Boolean": .booleanAttributeType
      case "Date": .dateAttributeType
      case "Binary": .binaryDataAttributeType
      case "UUID": .UUIDAttributeType
      case "URI": .URIAttributeType
      case "Transformable": .transformableAttributeType
      default: .undefinedAttributeType
      }
  }
}

/// The behaviour of a relationship when its object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  public var name = ""
  public var isOptional = true
  public var isTransient = false
  weak var owner: NSEntityDescription?
  public var entity: NSEntityDescription { owner ?? .none }
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  public var attributeType = NSAttributeType.undefinedAttributeType
  public var defaultValue: Any?
  public var allowsExternalBinaryDataStorage = false
  public var valueTransformerName: String?
}

/// A relationship between entities.
open class NSRelationshipDescription: NSPropertyDescription {
  public weak var destinationEntity: NSEntityDescription?
  public weak var inverseRelationship: NSRelationshipDescription?
  public var maxCount = 0
  public var minCount = 0
  public var isOrdered = false
  public var deleteRule = NSDeleteRule.nullifyDeleteRule
  public var isToMany: Bool { maxCount != 1 }
  var destinationName = ""
  var inverseName = ""
}

/// An entity of a model.
open class NSEntityDescription: NSObject {
  nonisolated(unsafe) static let none = NSEntityDescription()

  public var name: String?
  public var managedObjectClassName = "NSManagedObject"
  public var isAbstract = false
  public var uniquenessConstraints: [[Any]] = []
  public internal(set) weak var managedObjectModel: NSManagedObjectModel?
  public weak var superentity: NSEntityDescription?
  public var subentities: [NSEntityDescription] = []
  private var own: [NSPropertyDescription] = []

  public var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in newValue { property.owner = self }
    }
  }
  public var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
  }
  public var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  public var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The entity at the top, whose table has the rows of all below it.
  var root: NSEntityDescription { superentity?.root ?? self }
  /// The entity and all below it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }
  /// The name of the table.
  var table: String { "Z" + (root.name ?? "").uppercased() }

  public class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.coordinator?.managedObjectModel.entitiesByName[name]
      ?? NSManagedObjectModel.entity(where: { $0.name == name })
  }

  public class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: name, in: context) else {
      preconditionFailure("no entity is named \(name) in the model of this context")
    }
    return entity.objectClass.init(_entity: entity, context: context)
  }

  /// The class of the entity's objects.
  var objectClass: NSManagedObject.Type {
    if let known = ManagedClasses.type(of: self) { return known }
    return NSManagedObject.self
  }
}

/// The entities of a store.
open class NSManagedObjectModel: NSObject {
  nonisolated(unsafe) private static var loaded: [NSManagedObjectModel] = []
  private static let lock = NSLock()

  public var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  public var versionIdentifiers: Set<AnyHashable> = []
  /// The modules in which the classes of entities are looked for.
  var modules: [String] = []

  public override init() {
    super.init()
    Self.lock.withLock { Self.loaded.append(self) }
  }

  /// Reads a model's file; `nil` if it cannot be read.
  public convenience init?(contentsOf url: URL) {
    self.init()
    guard let data = try? Data(contentsOf: url), ModelFile.read(data, into: self) else {
      return nil
    }
  }

  /// Returns the model of all model files of bundles.
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let model = NSManagedObjectModel()
    for bundle in bundles ?? [.main] {
      for url in bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? [] {
        if let part = NSManagedObjectModel(contentsOf: url as URL) {
          model.entities += part.entities
          model.modules += part.modules
        }
      }
    }
    return model.entities.isEmpty ? nil : model
  }

  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// Returns an entity of the models that were read, the last one first.
  static func entity(where isWanted: (NSEntityDescription) -> Bool) -> NSEntityDescription? {
    lock.withLock { loaded }.reversed().lazy.flatMap(\.entities).first(where: isWanted)
  }

  /// The numbers of entities in the order of their names, as stores have them.
  func number(of entity: NSEntityDescription) -> Int64 {
    let names = entities.compactMap(\.name).sorted()
    return Int64((names.firstIndex(of: entity.name ?? "") ?? -1) + 1)
  }
}

/// The classes of entities, which are found by their names.
enum ManagedClasses {
  nonisolated(unsafe) private static var known: [String: NSManagedObject.Type] = [:]
  private static let lock = NSLock()

  /// Remembers a class that a program names.
  static func add(_ type: NSManagedObject.Type) {
    guard type != NSManagedObject.self else { return }
    lock.withLock { known["\(type)"] = type }
  }

  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type? {
    let name = String(entity.managedObjectClassName.split(separator: ".").last ?? "")
    if let type = lock.withLock({ known[name] }) { return type }
    for module in entity.managedObjectModel?.modules ?? [] {
      if let type = NSClassFromString("\(module).\(name)") as? NSManagedObject.Type {
        add(type)
        return type
      }
    }
    return nil
  }
}
