import CLinux
import FoundationEssentials
import Glibc
import Synchronization
import WidgetBase
import WidgetSources
import WidgetTimeline

/// The alarms of one widget: decides when they sound, and delivers them.
///
/// It checks them after each reading, and by itself when a required time, quiet hours or the pause
/// after a failed delivery ends before the next reading. Its state is kept in a file, so that it
/// outlives the process, and others can show and acknowledge it.
final class AlertBook: Sendable {
  /// The state in this process.
  private struct Course {
    var record = AlertRecord()
    /// The stamp of the file that the record was read from, or written to.
    var stamp: FileStamp?
    /// True if this process sounds the alarms.
    var isHolder = false
    /// The last values for which conditions held, by rule, for the next delivery.
    var values: [String: String] = [:]
    /// The date of the next reading.
    var nextReading: Date?
    /// The date of the next check without a reading.
    var due: Date?
    /// The end of the time in which this process's first reading may come before an alarm about
    /// missing readings sounds; `nil` once it has come.
    var firstReading: Date?
    /// True if there was a reading in this process.
    var hasRead = false
    /// The date of the last look at the alarms in this process, and the time that had passed then by
    /// a count that nobody sets; `nil` before the first one.
    var looked: (date: Date, passed: TimeInterval)?
    /// The numbers of the deliveries whose commands are running.
    var running: Set<Int> = []
  }

  private let rules: [AlertRule]
  /// The keys of the rules' states: the words of a rule, so that a changed rule starts anew.
  private let keys: [String]
  private let commands: AlertCommand
  private let file: AlertFile
  private let clock: any WallClock
  private let timer: any DelayTimer
  private let runner: any AlertRunner
  /// The lock of the process that sounds: of several processes, or places of a screen, that read
  /// the same widget, one does. Negative if the folder cannot be written to; then each sounds,
  /// since twice is better than never.
  private let lock: Int32
  private let course = Mutex(Course())

  /// The pauses in seconds after failed deliveries; after the last one the delivery is given up.
  static let pauses: [TimeInterval] = [5, 30]
  /// The shortest and the longest time in seconds for which a reading counts beyond its end, since
  /// the next one may begin a little late: as long as nothing is shown as late.
  private static let grace = 5.0...30.0
  /// The most changes that are foretold.
  private static let mostForecasts = 200

  /// Creates the alarms of `rules`, whose state is kept in `file`.
  init(
    rules: [AlertRule], commands: AlertCommand, file: AlertFile, clock: any WallClock,
    timer: any DelayTimer = SystemTimer(), runner: any AlertRunner = CommandRunner()
  ) {
    self.rules = rules
    self.commands = commands
    self.file = file
    self.clock = clock
    self.timer = timer
    self.runner = runner
    keys = rules.indices.map { Self.key(of: $0, among: rules) }
    lock = open("\(file.path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  }

  deinit { if lock >= 0 { close(lock) } }

  private static func key(of index: Int, among rules: [AlertRule]) -> String {
    let rule = rules[index]
    let words = rule.value.isEmpty ? rule.words : "\(rule.value) \(rule.words)"
    let alike = rules[..<index].count { $0.value == rule.value && $0.words == rule.words }
    return alike > 0 ? "\(words) \(alike + 1)" : words
  }

  // MARK: Readings

  /// Takes the values of a reading and the date of the next one; the values stand until then.
  ///
  /// - Parameter foretold: the values of dates to come, by date, for as long as nothing newer is read.
  func note(
    values: [ValueReading], at date: Date, until next: Date? = nil,
    foretold: [(date: Date, values: [ValueReading])] = []
  ) {
    let forecasts = forecasts(of: foretold, after: values)
    note(at: date, until: next, forecasts: forecasts) { rule in
      Finding(
        holds: rule.condition == .missing && rule.isRead(in: values)
          ? false : rule.holds(of: values),
        value: Self.value(of: rule, in: values),
        isDenied: rule.reading(of: values)?.failure?.isDenied ?? false)
    }
  }

  /// The answer of a reading to a rule.
  private struct Finding {
    /// Whether its condition holds; `nil` if the reading does not tell.
    var holds: Bool?
    /// The value, or the reason for its absence, in words.
    var value: String
    /// True if access to the value is denied.
    var isDenied: Bool
  }

  /// Returns the announced state of each rule, at the dates at which it changes.
  private func forecasts(
    of foretold: [(date: Date, values: [ValueReading])], after values: [ValueReading]
  ) -> [AlertForecast] {
    var last = findings(in: values)
    var forecasts: [AlertForecast] = []
    for (date, values) in foretold where forecasts.count < Self.mostForecasts {
      let next = findings(in: values)
      if next.mapValues(\.holds) != last.mapValues(\.holds) {
        forecasts.append(AlertForecast(date: date, findings: next))
      }
      last = next
    }
    return forecasts
  }

  /// Returns the state of each rule for values of a later date, except for rules about failures.
  private func findings(in values: [ValueReading]) -> [String: AlertForecast.Finding] {
    var findings: [String: AlertForecast.Finding] = [:]
    for (rule, key) in zip(rules, keys) where ![.missing, .failed].contains(rule.condition) {
      findings[key] = .init(
        holds: rule.holds(of: values), value: Self.value(of: rule, in: values))
    }
    return findings
  }

  /// Returns the value that a rule reads, as it is kept and told; a long one is cut, since each event
  /// keeps it.
  private static func value(of rule: AlertRule, in values: [ValueReading]) -> String {
    let words = rule.reading(of: values)?.datum.words ?? ""
    guard words.utf8.count > longestValue else { return words }
    let scalars = words.unicodeScalars.prefix(longestValue)
    return scalars.endIndex == words.endIndex ? words : String(scalars.dropLast()) + "…"
  }

  /// The most scalars of a value.
  private static let longestValue = 1000

  /// Takes a failure: the only condition it answers is that the source fails.
  func note(failure: SourceFailure, at date: Date) {
    // Nothing is foretold of what is denied.
    note(at: date, until: nil, forecasts: failure.isDenied ? [] : nil) { rule in
      Finding(
        holds: rule.condition == .failed ? true : nil, value: failure.reason,
        isDenied: failure.isDenied)
    }
  }

  /// - Parameter forecasts: what is foretold from now on; nil leaves what was foretold before.
  private func note(
    at date: Date, until next: Date?, forecasts: [AlertForecast]?,
    _ finding: (AlertRule) -> Finding
  ) {
    change { course in
      course.nextReading = next
      if let forecasts { course.record.forecasts = forecasts.isEmpty ? nil : forecasts }
      (course.hasRead, course.firstReading) = (true, nil)
      let grace = next.map { Self.grace.clamped($0.timeIntervalSince(date)) } ?? 0
      for index in rules.indices {
        let finding = finding(rules[index])
        let (holds, value) = (finding.holds, finding.value)
        if finding.isDenied {
          let isOfFailures = [.missing, .failed].contains(rules[index].condition)
          course.record.forgetValues(of: keys[index], isOfFailures: isOfFailures)
          if !isOfFailures { course.values[keys[index]] = nil }
        }
        var state = course.record.rules[keys[index]] ?? AlertState()
        let since = state.since
        let hasEnded =
          rules[index].condition == .missing
          ? state.awaitReading(isRead: holds == false, value, at: date)
          : state.read(holds, value: value, at: date, until: next.map { $0 + grace })
        course.record.rules[keys[index]] = state
        if holds == true { course.values[keys[index]] = value }
        if hasEnded { resolve(index, &course.record, value: value, since: since ?? date, at: date) }
      }
      sound(&course, at: date)
    }
  }

  /// Takes what was foretold for dates that have come.
  private func takeForecasts(_ course: inout Course, at now: Date) {
    guard var forecasts = course.record.forecasts else { return }
    let end = course.nextReading.map { $0 + Self.grace.upperBound }
    while let forecast = forecasts.first, forecast.date <= now + 0.002 {
      forecasts.removeFirst()
      for index in rules.indices {
        guard let finding = forecast.findings[keys[index]] else { continue }
        var state = course.record.rules[keys[index]] ?? AlertState()
        let since = state.since
        let hasEnded = state.read(
          finding.holds, value: finding.value, at: forecast.date, until: end)
        course.record.rules[keys[index]] = state
        if finding.holds == true { course.values[keys[index]] = finding.value }
        if hasEnded {
          resolve(
            index, &course.record, value: finding.value, since: since ?? forecast.date, at: now)
        }
      }
    }
    course.record.forecasts = forecasts.isEmpty ? nil : forecasts
  }

  /// Resumes the alarms of the last process: unfinished deliveries, and times that still run.
  ///
  /// - Parameter lastRead: when the last reading that succeeded was, be it of another process; nil where
  ///   nobody knows.
  func resume(lastRead: @autoclosure () -> Date? = nil) {
    let awaited = rules.indices.filter { rules[$0].condition == .missing }
    guard !awaited.isEmpty || FileAccess.stamp(file.path) != nil else { return }
    let now = clock.now
    change { course in
      course.nextReading = course.record.nextReading.flatMap { $0 > now ? $0 : nil }
      if !course.hasRead {
        course.firstReading = course.firstReading ?? now + Self.grace.upperBound
      }
      for index in awaited where course.record.rules[keys[index]]?.since == nil {
        var state = course.record.rules[keys[index]] ?? AlertState()
        _ = state.awaitReading(isRead: false, at: min(lastRead() ?? now, now))
        course.record.rules[keys[index]] = state
      }
      takeForecasts(&course, at: now)
      sound(&course, at: now)
    }
  }

  // MARK: Deciding

  private func sound(_ course: inout Course, at date: Date) {
    for (index, rule) in rules.enumerated() where !isTooSoon(rule, course, at: date) {
      sound(index, &course.record, course.values, at: date)
    }
  }

  /// Returns true if this process's first reading may still come, and the rule is about missing
  /// readings.
  private func isTooSoon(_ rule: AlertRule, _ course: Course, at date: Date) -> Bool {
    rule.condition == .missing && course.firstReading.map { date < $0 } ?? false
  }

  private func sound(
    _ index: Int, _ record: inout AlertRecord, _ values: [String: String], at date: Date
  ) {
    let rule = rules[index]
    guard var state = record.rules[keys[index]], let what = state.turn(rule, at: date) else {
      return
    }
    let key = keys[index]
    state.value = values[key] ?? state.value
    record.rules[key] = state
    record.note(what, of: key, value: state.value, at: date)
    // The end of an earlier alarm need not be delivered any more.
    record.deliveries.removeAll { $0.rule == key && $0.what == .resolved }
    for channel in rule.actions.channels {
      record.queue(
        what, of: key, by: channel, value: state.value, since: state.since ?? date, at: date)
    }
  }

  private func resolve(
    _ index: Int, _ record: inout AlertRecord, value: String, since: Date, at date: Date
  ) {
    let rule = rules[index]
    record.note(.resolved, of: keys[index], value: value, at: date)
    guard let actions = rule.resolved, let end = rule.endOfQuiet(from: date) else { return }
    for channel in actions.channels {
      record.queue(.resolved, of: keys[index], by: channel, value: value, since: since, at: end)
    }
  }

  /// Changes the record if this process is the one that sounds, and then starts what is due.
  ///
  /// - Parameter reached: a date that has come; if the clock shows an earlier one, it was set back.
  private func change(reaching reached: Date? = nil, _ body: (inout Course) -> Void) {
    let (now, passed) = (clock.now, clock.passed)
    let deliveries = course.withLock { course -> [AlertDelivery] in
      guard takeLock(&course) else { return [] }
      return file.edit {
        load(&course)
        let before = course.record
        let dates = [reached, before.written, Self.date(after: course.looked, at: passed)]
        if let past = dates.compactMap({ $0 }).max(), now < past - 1 {
          course.record.setBack(by: past.timeIntervalSince(now))
        }
        course.looked = passed.map { (now, $0) }
        body(&course)
        let deliveries = begin(&course, at: now)
        wait(&course, from: now)
        save(&course, unless: before, at: now)
        return deliveries
      }
    }
    for delivery in deliveries { deliver(delivery) }
  }

  /// Returns the date that the clock would show had nobody set it since the last look.
  private static func date(
    after looked: (date: Date, passed: TimeInterval)?, at passed: TimeInterval?
  ) -> Date? {
    guard let looked, let passed else { return nil }
    return looked.date + (passed - looked.passed)
  }

  private func takeLock(_ course: inout Course) -> Bool {
    guard !course.isHolder else { return true }
    guard lock < 0 || clinux_lock(lock, false) == 0 else { return false }
    course.isHolder = true
    load(&course)
    // It is unknown how long another process watched a condition that stands until it changes.
    for (rule, key) in zip(rules, keys) where rule.condition != .missing {
      guard let state = course.record.rules[key], state.stands == nil, state.sounded == nil else {
        continue
      }
      course.record.rules[key]?.seen = nil
    }
    return true
  }

  /// Reads the changes of another process: the last one that sounded, or an acknowledgement.
  private func load(_ course: inout Course) {
    let stamp = file.stamp
    guard stamp != course.stamp, var record = file.read() else { return }
    // What was not worth writing is known to this process alone.
    for (key, state) in course.record.rules where isIdleWait(key, state) {
      if record.rules[key] == nil { record.rules[key] = state }
    }
    (course.record, course.stamp) = (record, stamp)
  }

  private func save(_ course: inout Course, unless before: AlertRecord, at now: Date) {
    course.record.widget = commands.widget
    course.record.nextReading = course.nextReading
    let kept = kept(of: course.record, at: now)
    // By it a clock that was set back is noticed, be it written or not.
    course.record.written = now
    guard kept != self.kept(of: before, at: now, course.nextReading) else { return }
    // On a full disk alarms still sound, from this process's memory.
    do throws(FileError) {
      try file.write(kept)
      UnwrittenAlerts.forget(file)
    } catch {
      UnwrittenAlerts.note(kept, of: file, because: "\(error)")
    }
    course.stamp = file.stamp
  }

  /// Returns the part of a record that is stored. Rules that merely wait for the next reading are left
  /// out, since they would be written at every reading.
  ///
  /// - Parameter nextReading: The date of the next reading, in place of the record's.
  private func kept(
    of record: AlertRecord, at now: Date, _ nextReading: Date?? = nil
  ) -> AlertRecord {
    var kept = record
    kept.rules = record.rules.filter { !isIdleWait($0, $1) }
    kept.written = now
    if let nextReading { kept.nextReading = nextReading }
    return kept
  }

  private func isIdleWait(_ key: String, _ state: AlertState) -> Bool {
    guard let index = keys.firstIndex(of: key) else { return false }
    return rules[index].condition == .missing && state.isIdleWait
  }

  // MARK: Waiting

  /// Waits for the next due date, unless a reading comes first.
  private func wait(_ course: inout Course, from now: Date) {
    let nextReading = course.nextReading ?? .distantFuture
    let rules = zip(rules, keys).compactMap { rule, key -> Date? in
      guard let state = course.record.rules[key], var due = state.due(rule, after: now) else {
        return nil
      }
      if rule.condition == .missing {
        // It does not depend on a reading that may never come.
        if isTooSoon(rule, course, at: due) { due = course.firstReading ?? due }
        return due
      }
      // The next reading decides if it comes first; a repetition does not depend on it.
      return due < nextReading || state.sounded != nil ? due : nil
    }
    // The end of one that runs lets the next one begin.
    let deliveries =
      course.running.count < Self.mostRunning
      ? course.record.deliveries.filter { !course.running.contains($0.number) } : []
    let forecast = course.record.forecasts?.first.map { max($0.date, now) }
    let due = (rules + deliveries.map(\.next) + [forecast].compactMap { $0 }).min()
    guard due != course.due else { return }
    course.due = due
    guard let due else { return }
    timer.wait(until: due, from: now) { [weak self] in self?.look(for: due) }
  }

  /// Checks the alarms at an awaited date, if it is still awaited.
  private func look(for due: Date) {
    guard course.withLock({ $0.due == due }) else { return }
    let now = clock.now
    change(reaching: due) { course in
      course.due = nil
      // A timer may be a little early.
      let date = now < due - 1 ? now : max(now, due)
      takeForecasts(&course, at: date)
      sound(&course, at: date)
    }
  }

  // MARK: Delivering

  /// The most commands of a widget's alarms that run at a time: the value decides how often an alarm sounds.
  private static let mostRunning = 4

  /// Returns the deliveries that are due and start now.
  private func begin(_ course: inout Course, at now: Date) -> [AlertDelivery] {
    var begun: [AlertDelivery] = []
    for index in course.record.deliveries.indices {
      let delivery = course.record.deliveries[index]
      guard delivery.next <= now + 0.002, course.running.count < Self.mostRunning,
        course.running.insert(delivery.number).inserted
      else { continue }
      course.record.deliveries[index].attempts += 1
      begun.append(course.record.deliveries[index])
    }
    return begun
  }

  private func deliver(_ delivery: AlertDelivery) {
    guard let index = keys.firstIndex(of: delivery.rule) else { return finish(delivery, nil) }
    if delivery.channel == .bell { return finish(delivery, ring(delivery)) }
    guard let command = commands.command(for: delivery, of: rules[index]) else {
      return finish(delivery, nil)
    }
    runner.run(command) { [self] in finish(delivery, $0) }
  }

  /// Rings the dashboards' terminals, which watch this file for a change.
  private func ring(_ delivery: AlertDelivery) -> SourceFailure? {
    let folder = file.path.splitExactly(separator: "/").dropLast().map { "/\($0)" }.joined()
    let words = "\(commands.widget) \(delivery.rule)\n"
    do throws(FileError) {
      try FileAccess.replace(AlertFile.bell(in: folder), with: Array(words.utf8))
      return nil
    } catch {
      return SourceFailure("bell not rung", "\(error)")
    }
  }

  /// Records the outcome of a delivery; a failed one is retried a few times.
  private func finish(_ delivery: AlertDelivery, _ failure: SourceFailure?) {
    let now = clock.now
    change { course in
      course.running.remove(delivery.number)
      // It is gone if the alarm was acknowledged meanwhile.
      let index = course.record.deliveries.firstIndex { $0.number == delivery.number }
      guard let failure else {
        if let index { course.record.deliveries.remove(at: index) }
        course.record.rules[delivery.rule]?.failure = nil
        return
      }
      course.record.note(
        .undelivered, of: delivery.rule, value: delivery.value, reason: "\(failure)", at: now)
      guard let index else { return }
      let pause = Self.pauses[safe: delivery.attempts - 1]
      course.record.rules[delivery.rule, default: AlertState()].failure = AlertFailure(
        date: now, reason: failure.reason, detail: failure.detail, attempts: delivery.attempts,
        next: pause.map { now + $0 })
      if let pause {
        course.record.deliveries[index].next = now + pause
      } else {
        course.record.deliveries.remove(at: index)
      }
    }
  }
}

extension ClosedRange {
  /// Returns the nearest value in the range.
  fileprivate func clamped(_ value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
