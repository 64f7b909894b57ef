import FoundationEssentials
import Glibc
import Synchronization
import WidgetSources
import WidgetTimeline

/// The alarms of a widget, which look at each of its readings.
///
/// It may be called on any thread.
final class ReadingAlerts<Kind: ReadingKind>: Sendable {
  private let rules: [AlertRule]
  /// The seconds after which a value is stale, if the board says so.
  private let staleAfter: TimeInterval?
  private let command: AlertCommand
  private let name: String
  private let state: String?
  private let clock: any WallClock
  private let timer: any DelayTimer
  private let kept = Mutex<AlertBook?>(nil)

  /// - Parameter state: the folder for what is kept between readings; nil sounds no alarm.
  init(
    _ settings: ReadingSettings<Kind>, state: String?, environments: BoardEnvironments,
    clock: any WallClock, timer: any DelayTimer
  ) {
    rules = settings.alerts
    staleAfter = settings.staleAfter
    name = settings.alertName
    command = AlertCommand(
      widget: settings.name, title: settings.title, folder: settings.folder,
      environment: { [environments, widget = settings.widget] in
        environments.environment(of: widget)
      })
    self.state = state
    self.clock = clock
    self.timer = timer
  }

  /// Resumes the alarms where the last process left them.
  ///
  /// - Parameter date: the date at which the last good reading began, if any.
  func resume(lastRead date: @autoclosure () -> Date?) { book?.resume(lastRead: date()) }

  /// Has the alarms look at what is shown now, and at each date to come at what is shown then.
  func note(_ entries: [ReadingEntry], at now: Date, until next: Date?) {
    let current = entries.last { $0.date <= now }.flatMap { $0.isOver(at: now) ? nil : $0 }
    book?.note(
      values: current.map { self.values(of: $0, at: now) } ?? [], at: now, until: next,
      foretold: foretold(entries, after: now))
  }

  /// Returns what is shown from each date to come on: the values of an entry, and none once it is over.
  private func foretold(
    _ entries: [ReadingEntry], after now: Date
  ) -> [(date: Date, values: [ValueReading])] {
    entries.enumerated().flatMap { index, entry in
      let next = entries[safe: index + 1]?.date ?? .distantFuture
      let start =
        entry.isOver(at: entry.date)
        ? nil : (date: entry.date, values: values(of: entry, at: entry.date))
      let end = entry.expiration.flatMap { end in
        end < next ? (date: max(end, entry.date), values: [ValueReading]()) : nil
      }
      return [start, end].compactMap { $0 }.filter { $0.date > now }
    }
  }

  /// Notes that nothing could be read.
  func note(_ failure: SourceFailure, at now: Date) { book?.note(failure: failure, at: now) }

  /// Returns the values that alarms are on at a date; of a kind that shows the whole, the whole.
  private func values(of entry: ReadingEntry, at date: Date) -> [ValueReading] {
    var values = entry.values
    if values.isEmpty {
      values = [ValueReading(settings: ValueSettings(), datum: entry.datum.newest)]
      values[0].isPartial = entry.isPartial
    }
    for index in values.indices {
      // Each of several sources has its own age.
      let own = values[index].oldest.flatMap { oldest in staleAfter.map { oldest + $0 } }
      values[index].isStale = (own ?? entry.staleDate).map { $0 <= date } ?? false
    }
    return values
  }

  private var book: AlertBook? {
    guard !rules.isEmpty, let state else { return nil }
    return kept.withLock { book in
      if let book { return book }
      let folder = AlertFile.folder(in: state)
      // The state folder itself is made a little later, when this process joins the others. If the
      // folder of the alarms cannot be made, they sound all the same.
      if mkdir(folder, 0o700) != 0, errno == ENOENT { return nil }
      let made = AlertBook(
        rules: rules, commands: command, file: AlertFile(path: "\(folder)/\(name)"), clock: clock,
        timer: timer)
      book = made
      return made
    }
  }
}
