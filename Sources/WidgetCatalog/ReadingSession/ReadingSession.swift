import FoundationEssentials
import Synchronization
import WidgetBase
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
    /// True if access to a part of the data is denied since this reading: no earlier entry must be shown.
    var forgetsPast = false
  }

  /// The entries of a reading, and its date.
  struct Kept {
    var entries: [ReadingEntry]
    let date: Date
  }

  /// The reading of one of the sources, or the reason for its failure.
  typealias Part = KeptReading.Part

  let settings: ReadingSettings<Kind>
  /// The environments in which the sources are read.
  let environments: BoardEnvironments
  private let clock: any WallClock
  private let folders: StateFolders
  private let file: KeptReadingFile
  private let alerts: ReadingAlerts<Kind>
  private lazy var pace = ReadingPace(settings)
  private lazy var history = ReadingHistory(
    folder: folders["history"], keep: settings.keep, fingerprints: settings.fingerprints,
    // A machine's figure that is read every two seconds is written twice a minute.
    delay: settings.figures.isEmpty ? 0 : 30, availability: settings.availability)
  private lazy var evaluation = ReadingEvaluation(settings, history: history)
  /// Returns the past of a value, of which the newest part may be in memory only.
  func samples(_ number: Int, _ value: ValueSettings) -> [ValueReading.Sample] {
    history.samples(number, value)
  }

  /// The result of the last successful reading.
  private var answered: Kept?
  private let failing = Mutex<Kept?>(nil)
  private var hasRead = false
  /// The date of the first of the failures since the last successful reading; `nil` if that was the last one.
  private var failingSince: Date?
  /// True if someone wishes for the running reading.
  private var isWish = false
  /// The date of the next reading, if known; `nil` if no clock decides it.
  private var nextReading: Date?
  private let isReading = Atomic(false)
  /// The readings of several sources that are not read again for a time.
  private var standing = StandingParts()
  /// The numbers of the sources that have told of changes since the last reading.
  private let changed = Mutex<Set<Int>>([])
  /// True to say of a program that fails what its sandbox refused, for which it runs once more.
  var isTrial = false
  /// The memberships of this host in fleets.
  private let fleet: FleetMembers?
  /// True if access to a part of the last reading was denied.
  private var isDeniedInPart = false

  /// - Parameter state: the folder for what is kept between readings; nil keeps nothing.
  init(
    _ settings: ReadingSettings<Kind>, state: String?,
    environments: BoardEnvironments = BoardEnvironments(), clock: any WallClock = SystemClock(),
    timer: any DelayTimer = SystemTimer(), fleet: FleetMembers? = nil
  ) {
    self.settings = settings
    self.fleet = fleet
    self.environments = environments
    self.clock = clock
    folders = StateFolders(in: state)
    // This machine's figures are read in no time.
    let isOfMachine = settings.figures.count == settings.origins.count
    file = KeptReadingFile(
      isOfMachine ? nil : KeptReadingFile.name(of: Kind.kind, mark: settings.mark), in: folders,
      timer: timer)
    alerts = ReadingAlerts(
      settings, state: state, environments: environments, clock: clock, timer: timer)
  }

  /// Reads all sources now; `machine` returns this machine's figures.
  ///
  /// Only one reading runs at a time: one that timed out may still be running.
  func read(
    at now: Date, isWish: Bool = false, machine: (MachineFigure) -> Datum?
  ) throws(SourceFailure) -> Answer {
    guard begins() else { throw SourceFailure("the previous reading is still running") }
    self.isWish = isWish
    defer { isReading.store(false, ordering: .releasing) }
    do throws(SourceFailure) {
      let parts = try parts(at: now, machine)
      let answer = try answer(to: parts, at: now)
      file.keep(KeptReading(date: now, parts: parts))
      // The last record of a stream is kept, and is shown as its last value before it ended.
      if let ending = parts.lazy.compactMap({ (try? $0.get())?.ending }).first { throw ending }
      return answer
    } catch {
      if error.isDenied { forget() }
      if !error.isWaiting { alerts.note(error, at: now) }
      noteFailure(error, at: now)
      throw error
    }
  }

  /// The entries to show while nothing can be read: those of the last reading, with the failure in
  /// their past. `nil` if there was no reading yet, or access is denied.
  var keptWhileFailing: Kept? { failing.withLock { $0 } }

  /// Returns the last good reading as it is shown now, without reading; `nil` if none is kept, or
  /// if a reading is running.
  func kept(at now: Date) -> Answer? {
    guard begins() else { return nil }
    defer { isReading.store(false, ordering: .releasing) }
    guard let kept = file.reading, kept.parts.count == settings.origins.count else { return nil }
    let readings = kept.parts.compactMap { try? $0.get() }
    let rule = pace.rule(of: kept.parts, at: kept.date, isFirst: !hasRead)
    guard var entries = try? self.entries(of: kept.parts, at: kept.date, isRecorded: false) else {
      return nil
    }
    for index in entries.indices { entries[index].availability = history.availability(at: now) }
    let end = max(pace.end(of: rule, at: kept.date), now + ReadingPace<Kind>.horizon)
    let oldest = oldest(of: readings, entries, at: kept.date)
    entries = foreseen(entries, until: end, oldest)
    // Drawn with later failures, like a reading of this process.
    answered = answered ?? Kept(entries: entries, date: oldest ?? kept.date)
    return Answer(entries: entries, rule: rule, oldest: oldest, date: kept.date)
  }

  private func begins() -> Bool {
    isReading.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing)
      .exchanged
  }

  /// Forgets the last good reading, because access is now denied.
  private func forget() {
    file.forget()
    answered = nil
  }

  private func answer(to parts: [Part], at now: Date) throws(SourceFailure) -> Answer {
    let readings = parts.compactMap { try? $0.get() }
    let rule = pace.rule(of: parts, at: now, isFirst: !hasRead)
    if history.isNew { history.rhythm = pace.rhythm(after: now) }
    var entries = try trusted(parts, at: now)
    history.noteAnswer(
      isFailed: parts.contains { $0.failure.map { !$0.isWaiting } ?? false }, at: now)
    history.rhythm = pace.rhythm(of: readings, rule, at: now)
    for index in entries.indices { entries[index].availability = history.availability(at: now) }
    hasRead = true
    failingSince = nil
    nextReading = if case .after(let date) = rule { date } else { nil }
    let oldest = oldest(of: readings, entries, at: now)
    alerts.note(
      ForeseenEntries(settings).dated(entries, oldest: oldest), at: now, until: nextReading)
    entries = foreseen(entries, until: pace.end(of: rule, at: now), oldest)
    answered = Kept(entries: entries, date: oldest ?? now)
    let isDenied =
      parts.contains { $0.failure?.isDenied ?? false }
      || readings.contains(where: \.isDeniedInPart)
    defer { isDeniedInPart = isDenied }
    return Answer(
      entries: entries, rule: pace.policy(rule, entries, at: now), oldest: oldest, date: now,
      forgetsPast: isDenied && !isDeniedInPart)
  }

  /// Returns the entries of one reading of each source. Of a source that has no value, no answer stands for long,
  /// whatever its server says: as alone, it is tried again after a minute.
  private func trusted(_ parts: [Part], at now: Date) throws(SourceFailure) -> [ReadingEntry] {
    do throws(SourceFailure) {
      let entries = try entries(of: parts, at: now)
      for (number, value) in (entries.first?.values ?? []).enumerated() where value.hasFailed {
        standing.distrust(number, after: now + 60)
      }
      return entries
    } catch {
      for number in parts.indices { standing.distrust(number, after: now) }
      throw error
    }
  }

  /// Returns the date of the oldest part of readings, or of the values that are shown, if that is older; `nil` if all
  /// is of the readings' own date.
  private func oldest(
    of readings: [Reading], _ entries: [ReadingEntry], at now: Date
  ) -> Date? {
    let dates = entries.current(at: now, \.date)?.values.map(\.date) ?? []
    let told = dates.compactMap { $0 }
    // A chart says of a series that it ended before the others.
    let valued = Kind.drawsSeries ? (told.count == dates.count ? told.max() : nil) : told.min()
    let old = valued.flatMap { $0 < now ? $0 : nil }
    return (readings.compactMap(\.oldest) + [old].compactMap { $0 }).min()
  }

  /// Returns the entries of one reading of each source; throws if none of the picked values is
  /// there.
  func entries(
    of parts: [Part], at now: Date, isRecorded: Bool = true
  ) throws(SourceFailure) -> [ReadingEntry] {
    try evaluation.entries(of: parts, at: now, isRecorded: isRecorded)
  }

  private func foreseen(
    _ entries: [ReadingEntry], until end: Date, _ oldest: Date?
  ) -> [ReadingEntry] {
    ForeseenEntries(settings).entries(
      after: entries, until: end, oldest: oldest, nextReading: nextReading)
  }

  // MARK: Watching

  /// Watches the sources that can be watched, and resumes alarms where the last process left them.
  func watch(_ onChange: @escaping @Sendable () -> Void) -> [any SourceWatch] {
    alerts.resume(lastRead: file.reading?.date)
    return settings.origins.enumerated().compactMap { number, origin in
      guard case .source(let source) = origin else { return nil }
      return source.watch(request(at: clock.now)) { [weak self] in
        self?.changed.withLock { _ = $0.insert(number) }
        onChange()
      }
    }
  }

  /// Returns true if a file that the sources read changed after a date, or is missing, or if they tell
  /// of changes only while they are watched.
  func mayHaveChanged(since date: Date) -> Bool {
    settings.origins.contains { origin in
      guard case .source(let source) = origin else { return false }
      return source.mayHaveChanged(since: date, request(at: date))
    }
  }

  /// A mark of the environment that the sources depend on; `nil` if they depend on none of it.
  var environmentMark: EnvironmentMark? { settings.environmentNeed.mark(of: environment) }

  /// The file that keeps the environment mark of the last reading; `nil` if nothing is kept.
  var environmentFile: String? { folders["environments"].map { "\($0)/\(settings.mark)" } }

  // MARK: Reading

  /// Reads all sources at the same time; throws the first failure if every one of them failed.
  ///
  /// One of several whose source asked for time is not read yet: what was read of it before is used again.
  private func parts(
    at now: Date, _ machine: (MachineFigure) -> Datum?
  ) throws(SourceFailure) -> [Part] {
    let mark = settings.origins.count > 1 ? environmentMark : nil
    let kept = keptNumbers(at: now, mark)
    var parts = settings.origins.indices.map { number in
      kept.contains(number) ? standing[number] : figure(number, at: now, machine)
    }
    let missing = parts.indices.filter { parts[$0] == nil }
    let read = ReadingThreads.shared.results(of: missing.compactMap { question(to: $0, at: now) })
    history.pauses = [:]
    for (number, part) in zip(missing, read) {
      parts[number] = part
      guard parts.count > 1 else { break }
      let former = standing.note(part, of: number, until: pace.end(of: part), at: now, in: mark)
      history.pauses[number] = former.map { now.timeIntervalSince($0) }
    }
    let whole = parts.compactMap(\.self)
    if let failure = pace.failure(of: whole, at: now) { throw failure }
    return whole
  }

  /// Returns the numbers of the sources that need not be read again yet, and that have told of no change.
  private func keptNumbers(at now: Date, _ mark: EnvironmentMark?) -> Set<Int> {
    let changed = changed.withLock { numbers in
      defer { numbers = [] }
      return numbers
    }
    guard !isWish else { return [] }
    return Set(
      settings.origins.enumerated().compactMap { number, origin in
        guard case .source(let source) = origin, !changed.contains(number),
          let date = standing.date(of: number, at: now, in: mark),
          !source.mayHaveChanged(since: date, request(at: now))
        else { return nil }
        return number
      })
  }

  /// Returns a figure of this machine, which takes no time; `nil` for a source.
  private func figure(
    _ number: Int, at now: Date, _ machine: (MachineFigure) -> Datum?
  ) -> Part? {
    guard case .machine = settings.origins[number] else { return nil }
    let began = FleetPublisher.uptime
    let part = Part { () throws(SourceFailure) in
      try reading(of: settings.origins[number], at: now, machine)
    }
    return part.published(by: settings.publishers[safe: number], since: began, request(at: now))
  }

  /// Returns the work of reading a source, on any thread; `nil` for a figure of this machine.
  private func question(to number: Int, at now: Date) -> (@Sendable () -> Part)? {
    guard case .source(let source) = settings.origins[number] else { return nil }
    let request = request(at: now)
    let publisher = settings.publishers[safe: number]
    return {
      let began = FleetPublisher.uptime
      let part = Part { () throws(SourceFailure) in try source.read(request) }
      return part.published(by: publisher, since: began, request)
    }
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

  private func request(at now: Date) -> SourceRequest {
    var request = settings.request(
      at: now, state: folders["sources"], environment: environment)
    request.tellsRefusals = isTrial
    request.readsOnce = isTrial
    request.fleet = isTrial ? nil : fleet
    request.isWish = isWish
    return request
  }

  /// The variables of the front end that shows the widget.
  private var environment: ProcessEnvironment { environments.environment(of: settings.widget) }

  // MARK: Failures

  /// Notes for the alarms that a reading was given up, which may still go on.
  func noteGivenUp(_ failure: SourceFailure) { alerts.note(failure, at: clock.now) }

  /// Notes that nothing could be read. The next attempt comes after a minute at the latest, or in
  /// the usual rhythm, or when the source asks for it.
  private func noteFailure(_ failure: SourceFailure, at now: Date) {
    let usual = pace.rhythm(after: now)
    if history.isNew { history.rhythm = usual }
    if !failure.isWaiting {
      history.note(
        failure, of: answered?.entries.last?.values.map(\.settings) ?? settings.values, at: now)
      history.noteAnswer(isFailed: true, at: now)
    }
    let wait = failure.retryAfter?.timeIntervalSince(now) ?? 0
    history.rhythm = max(usual ?? 0, 60, wait)
    let kept = failure.isDenied ? nil : answered
    let since = failingSince ?? now
    failingSince = since
    let shown = kept.map { kept in
      Kept(
        entries: kept.entries.map { withPast($0, failingSince: since, until: now) }, date: kept.date
      )
    }
    failing.withLock { $0 = shown }
  }

  /// Returns an entry with the failures since it was read. Its levels do not count the time in which nothing can be
  /// read.
  private func withPast(
    _ entry: ReadingEntry, failingSince start: Date, until now: Date
  ) -> ReadingEntry {
    var entry = entry
    entry.availability = history.availability(at: now)
    for index in entry.values.indices {
      if start < entry.date { entry.values[index].takeLevel(at: start) }
      guard let last = entry.values[index].history.last else { continue }
      entry.values[index].history += history.samples(index, entry.values[index].settings).filter {
        $0.time > last.time
      }
    }
    return entry
  }
}

extension Result<Reading, SourceFailure> {
  /// Leaves what was read of a source to be published, if all machines of a fleet see it.
  fileprivate func published(
    by publisher: FleetPublisher?, since began: TimeInterval, _ request: SourceRequest
  ) -> Self {
    guard let publisher else { return self }
    let warning = publisher.publish(self, since: began, request)
    return map { reading in
      var reading = reading
      reading.warnings += [warning].compactMap { $0 }
      return reading
    }
  }
}
