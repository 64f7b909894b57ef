/// The type of what a fetch returns.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to stores.
open class NSPersistentStoreRequest: NSObject {
  public var affectedStores: [NSPersistentStore]?
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// A request for the objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  public var entityName: String?
  private var chosen: NSEntityDescription?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchOffset = 0
  public var fetchBatchSize = 0
  public var includesSubentities = true
  public var includesPropertyValues = true
  public var includesPendingChanges = true
  public var returnsObjectsAsFaults = true
  public var returnsDistinctResults = false
  public var shouldRefreshRefetchedObjects = false
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  public var propertiesToFetch: [Any]?
  public var relationshipKeyPathsForPrefetching: [String]?

  public override init() { entityName = nil }
  public init(entityName: String) { self.entityName = entityName }

  public var entity: NSEntityDescription? {
    get { chosen }
    set {
      chosen = newValue
      entityName = newValue?.name
    }
  }

  /// The class of the objects that are asked for; `nil` if it says nothing.
  var objectClass: NSManagedObject.Type? { ResultType.self as? NSManagedObject.Type }
}

/// A request to delete what another one finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
    self.fetchRequest = fetchRequest
  }
}

/// The type of what a deletion returns.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The result of a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public internal(set) var result: Any?
}

/// The way in which changes of two contexts are brought together.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSErrorMergePolicy = NSMergePolicy.error
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSRollbackMergePolicy = NSMergePolicy.rollback
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
