import FoundationEssentials
import Glibc
import Synchronization
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// Reads the sources of one widget again and again, and keeps what it needs of their past.
///
/// It may be called on any thread.
final class ReadingSession<Kind: ReadingKind>: @unchecked Sendable {
  /// The outcome of a reading: the entries, their end, and the time of the next reading.
  struct Answer {
    var entries: [ReadingEntry]
    var rule: ReloadRule
    /// The time at which the oldest shown part was read; `nil` if that is the beginning of the
    /// reading.
    var oldest: Date?
    /// The time at which the reading began.
    var date: Date
  }

  /// The entries of a reading, and its date.
  struct Kept {
    var entries: [ReadingEntry]
    let date: Date
  }

  let settings: ReadingSettings<Kind>
  private let state: String?
  /// The environments in which the sources are read.
  let environments: BoardEnvironments
  private let clock: any WallClock
  private let timer: any DelayTimer
  /// The folders that were made, by their names; `nil` for one that cannot be made.
  private let folders = Mutex<[String: String?]>([:])
  private lazy var history = ReadingHistory(
    folder: folder("history"), keep: settings.keep, fingerprints: settings.fingerprints,
    // A machine's figure that is read every two seconds is written twice a minute.
    delay: settings.figures.isEmpty ? 0 : 30, availability: settings.availability)
  /// The result of the last successful reading.
  private var answered: Kept?
  private let standing = Mutex<Kept?>(nil)
  private let alerts = Mutex<AlertBook?>(nil)
  private var hasRead = false
  /// The date of the next reading, if known; `nil` if no clock decides it.
  private var nextReading: Date?
  private let isReading = Atomic(false)
  /// The time at which a reading was last kept.
  private var lastKept = Date.distantPast

  /// The time ahead for which entries are made of changes without a reading.
  private static var horizon: TimeInterval { 26 * 3600 }
  /// The maximum number of entries of one reading.
  private static var mostEntries: Int { 1000 }

  /// - Parameter state: the folder for what is kept between readings; nil keeps nothing.
  init(
    _ settings: ReadingSettings<Kind>, state: String?,
    environments: BoardEnvironments = BoardEnvironments(), clock: any WallClock = SystemClock(),
    timer: any DelayTimer = SystemTimer()
  ) {
    self.settings = settings
    self.state = state
    self.environments = environments
    self.clock = clock
    self.timer = timer
  }

  /// Reads all sources now; `machine` returns this machine's figures.
  ///
  /// Only one reading runs at a time: one that timed out may still be running.
  func read(at now: Date, machine: (MachineFigure) -> Datum?) throws(SourceFailure) -> Answer {
    guard begins() else { throw SourceFailure("the previous reading is still running") }
    defer { isReading.store(false, ordering: .releasing) }
    do throws(SourceFailure) {
      let parts = try parts(at: now, machine)
      let answer = try answer(to: parts, at: now)
      keep(KeptReading(date: now, parts: parts))
      // The last record of a stream is kept, and is shown as its last value before it ended.
      if let ending = parts.lazy.compactMap({ (try? $0.get())?.ending }).first { throw ending }
      return answer
    } catch {
      if error.isDenied { forget() }
      book?.note(failure: error, at: now)
      noteFailure(error, at: now)
      throw error
    }
  }

  /// The entries to show while nothing can be read: those of the last reading, with the failure in
  /// their past. `nil` if there was no reading yet, or access is denied.
  var keptWhileFailing: Kept? { standing.withLock { $0 } }

  /// Returns the last good reading as it is shown now, without reading; `nil` if none is kept, or
  /// if a reading is running.
  func kept(at now: Date) -> Answer? {
    guard begins() else { return nil }
    defer { isReading.store(false, ordering: .releasing) }
    guard let path = keptPath, let bytes = try? FileAccess.read(path),
      let kept = KeptReading(bytes: bytes), kept.parts.count == settings.origins.count
    else { return nil }
    let rule = rule(of: kept.parts.compactMap { try? $0.get() }, at: kept.date)
    guard var entries = try? self.entries(of: kept.parts, at: kept.date, isRecorded: false) else {
      return nil
    }
    for index in entries.indices { entries[index].availability = history.availability(at: now) }
    let end = max(end(of: rule, at: kept.date), now + Self.horizon)
    entries = expanded(entries, at: kept.date, until: end)
    let oldest = kept.parts.compactMap { try? $0.get() }.compactMap(\.oldest).min()
    // Drawn with later failures, like a reading of this process.
    answered = answered ?? Kept(entries: entries, date: oldest ?? kept.date)
    return Answer(entries: entries, rule: rule, oldest: oldest, date: kept.date)
  }

  private func begins() -> Bool {
    isReading.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing)
      .exchanged
  }

  /// Keeps a reading for new places and for the next process; nil removes the last one.
  private func keep(_ reading: KeptReading?) {
    guard let path = keptPath else { return }
    // A stream is not written ten times a second.
    if let reading, abs(reading.date.timeIntervalSince(lastKept)) < 1 { return }
    lastKept = reading?.date ?? .distantPast
    if let bytes = reading?.bytes {
      try? FileAccess.replace(path, with: bytes)
    } else {
      unlink(path)
    }
  }

  /// Forgets the last good reading, because access is now denied.
  private func forget() {
    keep(nil)
    answered = nil
  }

  /// The date at which the last good reading began, or `nil` if none is kept.
  private var keptDate: Date? {
    keptPath.flatMap { try? FileAccess.read($0) }.flatMap { KeptReading(bytes: $0) }?.date
  }

  /// The file of the last good reading; `nil` for a widget of this machine's figures alone, which
  /// are read in no time.
  private var keptPath: String? {
    let isOfMachine = settings.figures.count == settings.origins.count
    guard !isOfMachine else { return nil }
    return folder("readings").map { "\($0)/\(Kind.kind)-\(settings.mark)" }
  }

  private func answer(to parts: [Part], at now: Date) throws(SourceFailure) -> Answer {
    let readings = parts.compactMap { try? $0.get() }
    let rule = rule(of: readings, at: now)
    if history.isNew { history.rhythm = calendar.rhythm(after: now) }
    var entries = try entries(of: parts, at: now)
    history.noteAnswer(isFailed: readings.count < parts.count, at: now)
    history.rhythm = rhythm(of: readings, rule, at: now)
    for index in entries.indices { entries[index].availability = history.availability(at: now) }
    hasRead = true
    nextReading = if case .after(let date) = rule { date } else { nil }
    note(entries, at: now)
    entries = expanded(entries, at: now, until: end(of: rule, at: now))
    let oldest = readings.compactMap(\.oldest).min()
    answered = Kept(entries: entries, date: oldest ?? now)
    return Answer(
      entries: entries, rule: policy(rule, entries, at: now), oldest: oldest, date: now)
  }

  /// Watches the sources that can be watched, and resumes alarms where the last process left them.
  func watch(_ onChange: @escaping @Sendable () -> Void) -> [any SourceWatch] {
    book?.resume(lastRead: keptDate)
    return settings.origins.compactMap { origin in
      guard case .source(let source) = origin else { return nil }
      return source.watch(request(at: Date()), onChange: onChange)
    }
  }

  /// Returns true if a file that the sources read changed after a date, or is missing.
  func hasChangedFiles(since date: Date) -> Bool {
    settings.origins.contains { origin in
      guard case .source(let source) = origin else { return false }
      return source.hasChangedFiles(since: date, request(at: date))
    }
  }

  // MARK: Reading

  private func request(at now: Date) -> SourceRequest {
    settings.request(at: now, state: folder("sources"), environment: environment)
  }

  /// The variables of the front end that shows the widget.
  private var environment: ProcessEnvironment {
    environments.environment(of: settings.widget)
  }

  /// A mark of the environment that the sources depend on; `nil` if they depend on none of it.
  var environmentMark: EnvironmentMark? { settings.environmentNeed.mark(of: environment) }

  /// The file that keeps the environment mark of the last reading; `nil` if nothing is kept.
  var environmentFile: String? { folder("environments").map { "\($0)/\(settings.mark)" } }

  /// Returns a folder of the state folder, and makes it if it is missing.
  private func folder(_ name: String) -> String? {
    folders.withLock { folders in
      if let known = folders[name] { return known }
      let path = state.map { "\($0)/\(name)" }
      let isThere = path.map { mkdir($0, 0o700) == 0 || errno == EEXIST } ?? false
      folders[name] = .some(isThere ? path : nil)
      return isThere ? path : nil
    }
  }

  /// The reading of one of the sources, or the reason for its failure.
  typealias Part = KeptReading.Part

  /// Reads all sources; throws the first failure if every one of them failed.
  private func parts(
    at now: Date, _ machine: (MachineFigure) -> Datum?
  ) throws(SourceFailure) -> [Part] {
    let parts = settings.origins.map { origin in
      Part { () throws(SourceFailure) in try reading(of: origin, at: now, machine) }
    }
    if !parts.isEmpty, parts.allSatisfy({ $0.failure != nil }), let first = parts[0].failure {
      throw first
    }
    return parts
  }

  /// Returns the reading of one of the sources.
  func reading(
    of origin: ReadingSettings<Kind>.Origin, at now: Date, _ machine: (MachineFigure) -> Datum?
  ) throws(SourceFailure) -> Reading {
    switch origin {
    case .source(let source): return try source.read(request(at: now))
    case .machine(let figure):
      guard let datum = machine(figure) else {
        throw SourceFailure(
          "this machine has no \(figure.name.rawValue)"
            + (figure.part.isEmpty ? "" : " \(figure.part)"), kind: .absent)
      }
      return Reading(datum, at: now)
    }
  }

  // MARK: Entries

  /// Returns the entries of one reading of each source; throws if none of the picked values is
  /// there.
  func entries(
    of parts: [Part], at now: Date, isRecorded: Bool = true
  ) throws(SourceFailure) -> [ReadingEntry] {
    guard parts.count == 1, let reading = try? parts[0].get() else {
      return [try combined(parts, at: now, isRecorded: isRecorded)]
    }
    // Only a current value goes into the past: a forecast is not a value that was read.
    let current = reading.entries.lastIndex { $0.date <= now }
    var entries: [ReadingEntry] = []
    for (index, part) in reading.entries.enumerated() {
      var entry = entry(
        part.datum, each: [.success(part.datum)], at: part.date,
        recordedAt: isRecorded && index == current ? now : nil)
      if index == current ?? 0, let failure = entry.failure { throw failure }
      if let score = part.relevance {
        entry.relevance = TimelineEntryRelevance(
          score: score, duration: part.relevanceDuration ?? 0)
      }
      entry.expiration = part.expiration
      entry.warning = reading.warning ?? entry.warning
      entry.knownUntil = reading.knownUntil
      entries.append(entry)
    }
    return entries
  }

  /// Returns the entry of several sources, each of which supplies one value.
  private func combined(
    _ parts: [Part], at now: Date, isRecorded: Bool
  ) throws(SourceFailure) -> ReadingEntry {
    let datums = parts.map { part in
      part.map { reading in
        (reading.entries.last { $0.date <= now } ?? reading.entries.first)?.datum ?? .null
      }
    }
    let whole = datums.map { (try? $0.get()) ?? .null }
    var entry = entry(
      whole.isEmpty ? .null : .list(whole), each: datums, at: now,
      recordedAt: isRecorded ? now : nil)
    if let failure = entry.failure { throw failure }
    let warnings = parts.lazy.compactMap { part in
      part.failure?.reason ?? (try? part.get())?.warning
    }
    entry.warning = warnings.first ?? entry.warning
    return entry
  }

  /// Returns the entry of data; its values are added to the past if they are current.
  private func entry(
    _ datum: Datum, each datums: [Result<Datum, SourceFailure>], at date: Date,
    recordedAt now: Date?
  ) -> ReadingEntry {
    let values = settings.values.enumerated().map { index, value in
      let whole = datums.count > 1 ? datums[safe: index] ?? .success(.null) : .success(datum)
      return reading(of: value, number: index, in: whole, at: date, recordedAt: now)
    }
    var entry = ReadingEntry(date: date, datum: datum, values: values)
    entry.warning = values.lazy.compactMap(\.failureWords).first
    return entry
  }

  /// Has the alarms look at what is shown now, and at each date to come at what is shown then.
  private func note(_ entries: [ReadingEntry], at now: Date) {
    let current = entries.last { $0.date <= now }
    book?.note(
      values: current.map(Self.alarmValues) ?? [], at: now, until: nextReading,
      foretold: entries.filter { $0.date > now }.map { ($0.date, Self.alarmValues(of: $0)) })
  }

  /// The values that alarms are on; of a kind that shows the whole, the whole.
  private static func alarmValues(of entry: ReadingEntry) -> [ValueReading] {
    guard entry.values.isEmpty else { return entry.values }
    return [ValueReading(settings: ValueSettings(), datum: entry.datum.newest)]
  }

  /// Notes for the alarms that a reading was given up, which may still go on.
  func noteGivenUp(_ failure: SourceFailure) { book?.note(failure: failure, at: clock.now) }

  private func reading(
    of value: ValueSettings, number: Int, in whole: Result<Datum, SourceFailure>, at date: Date,
    recordedAt now: Date?
  ) -> ValueReading {
    var reading = ValueReading(settings: value, datum: .null)
    var course: ValueCourse?
    do throws(SourceFailure) {
      let data = try picked(value, from: try whole.get())
      course = Kind.drawsSeries ? nil : ValueCourse(data)
      reading.datum = course?.newest ?? data.newest
      try check(reading, number: number, in: data)
    } catch {
      reading.datum = .null
      reading.failure = error
    }
    let sample = ValueReading.Sample(date: date, value: reading.datum.number)
    if let now { history.note(reading, at: date, now: now, number: number) }
    reading.history = history.samples(number, value)
    // A coming value follows the past ones, in its own entry only.
    if reading.history.last.map({ $0.time < sample.time }) ?? true {
      reading.history.append(sample)
    }
    // The past that the source itself supplies goes before the values that were read.
    if let first = course?.samples.first {
      reading.history.removeAll { $0.time >= first.time }
      reading.history += course?.samples ?? []
    }
    reading.past = value.compare.flatMap { ValueReading.past(of: reading.history, lookback: $0) }
    reading.level = ValueReading.level(of: reading.history, value.thresholds, at: date)
    if let course { reading.history = course.samples }
    return reading
  }

  private func picked(_ value: ValueSettings, from whole: Datum) throws(SourceFailure) -> Datum {
    guard !value.pick.isEmpty else { return whole }
    let pick = try Pick(value.pick, allowsNull: value.allowsNull)
    return try pick.datum(of: whole, before: Deadline(after: settings.timeout)) ?? .list([])
  }

  /// Throws if a value is missing although something was picked, or if its form does not suit the
  /// kind.
  private func check(
    _ reading: ValueReading, number: Int, in data: Datum
  ) throws(SourceFailure) {
    if let mismatch = settings.kind.mismatch(of: reading) {
      throw SourceFailure(
        mismatch.description, "The data is \(data.outline). Correct what is picked.")
    }
    guard reading.datum == .null, !reading.settings.allowsNull,
      !reading.settings.pick.isEmpty || settings.hasPicks(number)
    else { return }
    throw PickWords.empty(data)
  }

  // MARK: Dates

  private lazy var calendar = settings.calendar ?? settings.calendarOfSources

  /// Returns the rule of the next reading, by the board or by the sources themselves.
  private func rule(of readings: [Reading], at now: Date) -> ReloadRule {
    guard !readings.isEmpty else { return .atEnd }
    // Rates need a second reading, soon.
    if !hasRead, settings.figures.contains(where: \.isRate) { return .after(now + 0.3) }
    let calendar = calendar
    var next = calendar.next(after: now)
    for reading in readings {
      switch reading.reload {
      case .asScheduled: break
      case .notBefore(let date):
        next = next.flatMap { $0 >= date ? $0 : calendar.next(after: date - 0.001) }
      case .after(let date): next = settings.calendar == nil ? date : min(date, next ?? date)
      case .atEnd where settings.calendar == nil: return .atEnd
      case .never where settings.calendar == nil: return .never
      case .atEnd, .never: break
      }
    }
    return next.map { .after($0) } ?? .never
  }

  private func end(of rule: ReloadRule, at now: Date) -> Date {
    // A reload that fails must not leave the screen in the past.
    if case .after(let date) = rule {
      max(date, now + 60) + Self.horizon
    } else {
      now + Self.horizon
    }
  }

  /// Returns the seconds to the next reading: by the calendar, or longer if a source asks for it;
  /// `nil` if only the source knows.
  private func rhythm(of readings: [Reading], _ rule: ReloadRule, at now: Date) -> TimeInterval? {
    let usual = calendar.rhythm(after: now)
    guard readings.contains(where: { $0.reload != .asScheduled }) else { return usual }
    guard case .after(let date) = rule else { return nil }
    return max(usual ?? 0, date.timeIntervalSince(now))
  }

  /// Notes that nothing could be read. The next attempt comes after a minute at the latest, or in
  /// the usual rhythm, or when the source asks for it.
  private func noteFailure(_ failure: SourceFailure, at now: Date) {
    let usual = calendar.rhythm(after: now)
    if history.isNew { history.rhythm = usual }
    history.noteFailure(of: settings.values, at: now)
    history.noteAnswer(isFailed: true, at: now)
    let wait = failure.retryAfter?.timeIntervalSince(now) ?? 0
    history.rhythm = max(usual ?? 0, 60, wait)
    let kept = failure.isDenied ? nil : answered
    let shown = kept.map { kept in
      Kept(entries: kept.entries.map { withPast($0, until: now) }, date: kept.date)
    }
    standing.withLock { $0 = shown }
  }

  /// Returns an entry with the failures since it was read.
  private func withPast(_ entry: ReadingEntry, until now: Date) -> ReadingEntry {
    var entry = entry
    entry.availability = history.availability(at: now)
    for index in entry.values.indices {
      guard let last = entry.values[index].history.last else { continue }
      entry.values[index].history += history.samples(index, entry.values[index].settings).filter {
        $0.time > last.time
      }
    }
    return entry
  }

  /// Returns the entries with further ones for the dates at which the view changes without a
  /// reading.
  private func expanded(_ entries: [ReadingEntry], at now: Date, until end: Date) -> [ReadingEntry]
  {
    var result: [ReadingEntry] = []
    for (index, var entry) in entries.enumerated() {
      entry.datum = settings.kind.relevant(entry.datum, at: entry.date)
      let outlook = settings.kind.outlook(of: entry)
      let limit = entries[safe: index + 1]?.date ?? outlook.end(usual: end)
      let changes =
        settings.kind.changes(of: entry, after: entry.date, until: limit) + holdEnds(of: entry)
      let dates = [entry.date] + changes.filter { $0 > entry.date && $0 < limit }.sorted()
      // A reading does not become newer while its view changes.
      entry.stale = settings.staleAfter.map { entry.date + $0 }
      if case .until = outlook, entry.expiration == nil { entry.expiration = limit }
      for date in dates.prefix(Self.mostEntries) where result.last?.date != date {
        var copy = entry
        copy.date = date
        for value in copy.values.indices where date > entry.date {
          copy.values[value].takeLevel(at: date)
        }
        copy.relevance = entry.relevance ?? settings.kind.relevance(of: copy)
        result.append(copy)
      }
    }
    return result
  }

  /// Returns the dates before the next reading at which thresholds have been passed for long
  /// enough.
  private func holdEnds(of entry: ReadingEntry) -> [Date] {
    let dates = entry.values.flatMap {
      ValueReading.holdEnds(of: $0.history, $0.settings.thresholds)
    }
    return dates.filter { $0 < nextReading ?? .distantFuture }
  }

  /// Returns the reload rule: a kind without sources is asked again when its foreseen changes end.
  private func policy(
    _ rule: ReloadRule, _ entries: [ReadingEntry], at now: Date
  ) -> ReloadRule {
    guard settings.origins.isEmpty else {
      // A source that is read only when it changes is still read once a day if the kind shows days.
      guard rule == .never, let last = entries.last,
        case .until = settings.kind.outlook(of: last)
      else { return rule }
      return .after(now + 86_400)
    }
    return entries.count > 1 ? .after(now + Self.horizon - 7200) : .never
  }

  // MARK: Alerts

  private var book: AlertBook? {
    guard !settings.alerts.isEmpty, let state else { return nil }
    return alerts.withLock { book in
      if let book { return book }
      let folder = AlertFile.folder(in: state)
      // The state folder itself is made a little later, when this process joins the others. If the
      // folder of the alarms cannot be made, they sound all the same.
      if mkdir(folder, 0o700) != 0, errno == ENOENT { return nil }
      let made = AlertBook(
        rules: settings.alerts,
        commands: AlertCommand(
          widget: settings.name, title: settings.title, folder: settings.folder,
          environment: { [environments, widget = settings.widget] in
            environments.environment(of: widget)
          }),
        file: AlertFile(path: "\(folder)/\(settings.alertName)"), clock: clock, timer: timer)
      book = made
      return made
    }
  }
}

extension ReadingEntry {
  /// The reason that there is nothing to show: no value was there, and this is the failure of the
  /// first one that failed.
  fileprivate var failure: SourceFailure? {
    let isEmpty = values.allSatisfy {
      $0.failure != nil || $0.datum == .null && !$0.settings.isPending
    }
    return isEmpty ? values.lazy.compactMap(\.failure).first : nil
  }
}

extension ValueReading {
  /// The failure for a row below several values, with the name of its value.
  fileprivate var failureWords: String? {
    failure.map { settings.name.isEmpty ? $0.reason : "\(settings.name): \($0.reason)" }
  }
}

extension Result where Failure == SourceFailure {
  /// The reason for a missing value; `nil` if there is a value.
  fileprivate var failure: SourceFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

extension ReadingOutlook {
  /// Returns the end of the time for which entries of foreseen changes are made.
  fileprivate func end(usual: Date) -> Date {
    switch self {
    case .usual: usual
    case .until(let date): max(date, usual)
    case .unlimited: .distantFuture
    }
  }
}

extension Datum {
  /// The last of several values, as a stream returns them; null for an empty list.
  var newest: Datum {
    guard let items else { return self }
    switch items.last {
    case nil: return .null
    case .number?, .text?, .bool?, .null?: return items[items.count - 1]
    case .list?, .record?: return self
    }
  }
}
