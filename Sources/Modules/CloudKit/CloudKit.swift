@_exported import AppleFoundation

/// A failure of CloudKit.
public struct CKError: Error, Sendable, Equatable {
  /// The kind of a failure.
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
    case invalidArguments
    case serverRecordChanged = 14
    case changeTokenExpired = 21
    case quotaExceeded = 25
    case zoneNotFound = 26
    case userDeletedZone = 28
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var retryAfterSeconds: Double? { nil }

  static func absent() -> CKError {
    Absence.report("CloudKit")
    return CKError(.notAuthenticated)
  }
}

/// Whether somebody is signed in, as in CloudKit. Here, nobody is.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// A value of a record, as in CloudKit.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// A zone of records, as in CloudKit.
open class CKRecordZone: NSObject, @unchecked Sendable {
  // Sendable: its name never changes.
  /// The name of a zone.
  public final class ID: NSObject, Sendable {
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String = "_defaultZone", ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    public static let `default` = ID()
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.zoneName == zoneName && other.ownerName == ownerName
    }
    public override var hash: Int { zoneName.hashValue }
  }
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A record, as in CloudKit; here, it stays in memory.
open class CKRecord: NSObject, @unchecked Sendable {
  // Sendable: one task fills it in before it passes it on.
  public typealias RecordType = String
  public typealias FieldKey = String

  /// The name of a record.
  public final class ID: NSObject, Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.recordName == recordName && other.zoneID == zoneID
    }
    public override var hash: Int { recordName.hashValue }
  }

  public let recordType: RecordType
  public let recordID: ID
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }

  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }

  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
}

/// A search for records, as in CloudKit.
open class CKQuery: NSObject {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

/// A store of records, as in CloudKit: each question fails here.
open class CKDatabase: NSObject, @unchecked Sendable {
  // Sendable: it has nothing.
  /// The part of a container that a store is.
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.absent() }
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord {
    throw CKError.absent()
  }
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError.absent()
  }
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.absent()) }
  open func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.absent()) }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError.absent()) }
}

/// An app's part of iCloud, as in CloudKit. Here, there is no iCloud.
open class CKContainer: NSObject, @unchecked Sendable {
  // Sendable: it has nothing.
  public let containerIdentifier: String?
  public init(identifier: String) { containerIdentifier = identifier }
  open class func `default`() -> CKContainer { CKContainer(identifier: "") }
  open var publicCloudDatabase: CKDatabase { CKDatabase(.public) }
  open var privateCloudDatabase: CKDatabase { CKDatabase(.private) }
  open var sharedCloudDatabase: CKDatabase { CKDatabase(.shared) }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, CKError.absent())
  }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError.absent() }
}
