import FoundationEssentials
import WidgetTimeline

/// The values of a configuration, which may be sent to another thread.
struct AppointmentsSettings: Hashable, Sendable {
  let store: String
  let diary: String
  let server: String
  let token: String
  let employee: String
  let days: Int
  let minutes: Int

  init(_ intent: AppointmentsIntent) {
    (store, diary, server, token) = (intent.store, intent.diary, intent.server, intent.token)
    (employee, days, minutes) = (intent.employee, intent.days, intent.minutes)
  }

  /// Returns the predicate for appointments that are not over at a date, until the end of the last
  /// day.
  func predicate(at now: Date, in zone: CivilZone) -> AppointmentPredicate {
    AppointmentPredicate(
      endsAfter: now, startsBefore: CivilDay(now, in: zone).adding(days).midnight,
      employee: employee.isEmpty ? nil : employee)
  }
}
