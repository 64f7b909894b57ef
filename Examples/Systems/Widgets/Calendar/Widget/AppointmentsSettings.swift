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

  /// Returns the date of the next question to the back end, some minutes after the last one or when
  /// the back end wants to be asked again.
  func nextQuestion(after standing: BackEndAnswers.Standing, at now: Date) -> Date {
    // A clock that was set back leaves dates to come.
    let last = min(standing.pending ?? standing.answer?.asked ?? now, now)
    let next = last + TimeInterval(minutes * 60)
    guard case .failure(let failure)? = standing.answer?.outcome, let retry = failure.retryAfter
    else { return next }
    return max(next, retry)
  }

  /// Returns the predicate for appointments that are not over at a date, until the end of the last
  /// day; tomorrow's take the place of today's when those are over.
  func predicate(at now: Date, in zone: CivilZone) -> AppointmentPredicate {
    AppointmentPredicate(
      endsAfter: now, startsBefore: CivilDay(now, in: zone).adding(max(2, days)).midnight,
      employee: employee.isEmpty ? nil : employee)
  }
}
