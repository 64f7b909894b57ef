@_exported import AppleFoundation
public import GraphicsTypes

/// The user's permission to read calendars, as in EventKit. It is always `notDetermined` here.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = Self.fullAccess
}

/// The kind of an entry, as in EventKit.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// A failure of EventKit.
public struct EKError: Error, Sendable, Equatable {
  /// The kind of a failure.
  public enum Code: Int, Sendable { case eventStoreNotAuthorized = 29 }
  public let code: Code
}

/// A calendar, as in EventKit.
open class EKCalendar: NSObject, @unchecked Sendable {
  // Sendable: one task fills it in before it passes it on.
  open var calendarIdentifier: String { "" }
  open var title = ""
  open var cgColor: CGColor!
}

/// An entry of a calendar, as in EventKit.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  // Sendable: one task fills it in before it passes it on.
  open var calendarItemIdentifier: String { "" }
  open var calendar: EKCalendar!
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
}

/// An event, as in EventKit.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var eventIdentifier: String! { nil }
  open var isAllDay = false
  open var startDate: Date!
  open var endDate: Date!
  public init(eventStore: EKEventStore) {}
}

/// A reminder, as in EventKit.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var isCompleted = false
  open var dueDateComponents: DateComponents?
  open var completionDate: Date?
  open var priority = 0
  public init(eventStore: EKEventStore) {}
}

/// The entries of all calendars, as in EventKit. Here, nobody has allowed to read them.
open class EKEventStore: NSObject, @unchecked Sendable {
  // Sendable: it has no state.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }

  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { throw failure() }
  open func requestFullAccessToEvents() async throws -> Bool { throw failure() }
  open func requestFullAccessToReminders() async throws -> Bool { throw failure() }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }

  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion(nil)
    return 0
  }

  private func failure() -> EKError {
    Absence.report("EKEventStore")
    return EKError(code: .eventStoreNotAuthorized)
  }
}
