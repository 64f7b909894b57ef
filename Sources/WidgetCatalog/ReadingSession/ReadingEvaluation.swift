import FoundationEssentials
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// The evaluation of readings: the data of a widget's sources become the values of its entries.
struct ReadingEvaluation<Kind: ReadingKind> {
  /// The reading of one of the sources, or the reason for its failure.
  typealias Part = KeptReading.Part

  private let settings: ReadingSettings<Kind>
  private let history: ReadingHistory

  /// - Parameter history: the past of the values, which current ones are added to.
  init(_ settings: ReadingSettings<Kind>, history: ReadingHistory) {
    self.settings = settings
    self.history = history
  }

  /// Returns the entries of one reading of each source; throws if none of the picked values is
  /// there.
  func entries(
    of parts: [Part], at now: Date, isRecorded: Bool = true
  ) throws(SourceFailure) -> [ReadingEntry] {
    guard parts.count == 1, let reading = try? parts[0].get() else {
      return try combined(ReadingParts(parts, at: now), isRecorded: isRecorded)
    }
    // Only a current value goes into the past: a forecast is not a value that was read.
    let current = reading.entries.lastIndex { $0.date <= now }
    var entries: [ReadingEntry] = []
    for (index, part) in reading.entries.enumerated() {
      var entry = entry(
        part.datum, each: [ReadingInput(data: .success(part.datum), date: reading.date)],
        at: part.date,
        recordedAt: isRecorded && index == current ? now : nil)
      if index == current ?? 0, let failure = entry.failure ?? mismatch(of: entry) { throw failure }
      if let score = part.relevance {
        entry.relevance = TimelineEntryRelevance(
          score: score, duration: part.relevanceDuration ?? 0)
      }
      entry.expiration = part.expiration
      entry.warnings = reading.warnings + entry.warnings
      (entry.knownFrom, entry.knownUntil) = (reading.knownFrom, reading.knownUntil)
      entry.note(isPartial: reading.isPartial)
      noteMissingRows(in: &entry.values, of: reading, part.datum)
      entries.append(entry)
    }
    return entries
  }

  /// Returns the failure that a kind without single values cannot show the data; `nil` if it can.
  private func mismatch(of entry: ReadingEntry) -> SourceFailure? {
    guard entry.values.isEmpty, let words = settings.kind.mismatch(of: entry) else { return nil }
    return SourceFailure(words, "The data is \(entry.datum.outline). Correct what is picked.")
  }

  /// Returns the entries of several sources, each of which supplies one value: one for now, and one for each date to come
  /// at which a source's data change or are over. If these dates are too many, the last entry is over at the next one.
  private func combined(
    _ parts: ReadingParts, isRecorded: Bool
  ) throws(SourceFailure) -> [ReadingEntry] {
    // What is over is no value of now.
    let end = parts.end(at: parts.now)
    var entry = entry(
      of: parts, at: parts.now, recordedAt: isRecorded && end == nil ? parts.now : nil)
    if let failure = entry.failure { throw failure }
    entry.expiration = end
    var entries: [ReadingEntry] = []
    let (dates, rest) = parts.foreseen()
    for date in dates {
      if let end = parts.end(at: date) {
        entry.expiration = entry.expiration ?? end
      } else {
        entries.append(entry)
        entry = self.entry(of: parts, at: date, recordedAt: nil)
      }
    }
    entry.expiration = entry.expiration ?? rest
    return entries + [entry]
  }

  /// Returns the entry of several sources at a date.
  private func entry(
    of whole: ReadingParts, at date: Date, recordedAt now: Date?
  ) -> ReadingEntry {
    let (parts, inputs) = (whole.parts, whole.inputs(at: date))
    let data = inputs.map { (try? $0.data.get()) ?? .null }
    var entry = entry(
      data.isEmpty ? .null : .list(data), each: inputs, at: date, recordedAt: now)
    entry.oldest = inputs.compactMap(\.oldest).min()
    let areWhole = parts.map { (try? $0.get())?.isPartial != true }
    entry.note(isPartial: areWhole.contains(false))
    if inputs.contains(where: { $0.data.failure?.isOver ?? false }) { entry.isPartial = true }
    if entry.values.count == parts.count {
      for index in parts.indices {
        entry.values[index].isPartial = !areWhole[index]
        guard let reading = try? parts[index].get() else { continue }
        noteMissingRows(in: &entry.values[index...index], of: reading, data[index])
      }
    }
    let failures =
      entry.warnings.isEmpty ? inputs.compactMap(\.data.failure?.reason) : entry.warnings
    entry.warnings = failures + parts.flatMap { (try? $0.get())?.warnings ?? [] }
    return entry
  }

  /// Notes which values of a reading are computed of records of which some are missing.
  private func noteMissingRows(
    in values: inout some MutableCollection<ValueReading>, of reading: Reading, _ datum: Datum
  ) {
    guard reading.lacksRows else { return }
    let deadline = Deadline(after: settings.timeout)
    for index in values.indices where !values[index].settings.pick.isEmpty {
      let value = values[index].settings
      let pick = try? Pick(value.pick, allowsNull: value.allowsNull)
      if pick?.computes(from: datum, before: deadline) ?? true { values[index].isPartial = true }
    }
  }

  /// Returns the entry of data; its values are added to the past if they are current.
  private func entry(
    _ datum: Datum, each inputs: [ReadingInput], at date: Date, recordedAt now: Date?
  ) -> ReadingEntry {
    if let values = settings.values(of: datum), !values.isEmpty {
      return entry(
        ofRecords: datum.items ?? [], values, datum, of: inputs.first?.date, at: date,
        recordedAt: now)
    }
    let values = settings.values.enumerated().map { index, value in
      let whole =
        inputs.count > 1
        ? inputs[safe: index] ?? ReadingInput(data: .success(.null))
        : ReadingInput(data: .success(datum), date: inputs.first?.date)
      return reading(of: value, number: index, in: whole, at: date, recordedAt: now)
    }
    var entry = ReadingEntry(date: date, datum: datum, values: values)
    entry.warnings = values.compactMap(\.failureWords)
    return entry
  }

  /// Returns the entry of records, each of which is one value.
  private func entry(
    ofRecords records: [Datum], _ settings: [ValueSettings], _ datum: Datum, of told: Date?,
    at date: Date, recordedAt now: Date?
  ) -> ReadingEntry {
    let values = zip(records, settings).enumerated().map { index, pair in
      let whole: Result<Datum, SourceFailure> =
        if let error = pair.0["error"]?.words {
          .failure(SourceFailure(error))
        } else {
          .success(pair.0["value"] ?? .null)
        }
      return reading(
        of: pair.1, number: index, in: ReadingInput(data: whole, date: told), at: date,
        recordedAt: now)
    }
    var entry = ReadingEntry(date: date, datum: datum, values: values)
    entry.warnings = values.compactMap(\.failureWords)
    if records.count > values.count {
      entry.warnings.append("\(values.count) of \(records.count) shown; a table shows all")
    }
    return entry
  }

  private func reading(
    of value: ValueSettings, number: Int, in whole: ReadingInput, at date: Date,
    recordedAt now: Date?
  ) -> ValueReading {
    var reading = ValueReading(settings: value, datum: .null)
    var course: ValueCourse?
    do throws(SourceFailure) {
      let data = try picked(value, from: try whole.data.get())
      // Of a stream each answer is a new value, whose course is the past.
      let showsAll = Kind.drawsSeries && !settings.isStream
      course = Kind.drawsSeries ? nil : ValueCourse(data, at: date)
      reading.datum = showsAll ? data : course?.newest ?? data.newest
      reading.takePercentage()
      try check(reading, number: number, in: data)
      let newest = course.map(\.date) ?? settings.kind.newest(in: reading, at: date)
      reading.date = [newest, whole.date].compactMap { $0 }.min()
      reading.oldest = whole.oldest.map { min($0, reading.date ?? $0) }
      reading.isKept = whole.isKept
    } catch {
      reading.datum = .null
      reading.failure = error
    }
    let sample = ValueReading.Sample(
      date: min(reading.date ?? date, date), value: reading.datum.number)
    if let now { history.note(reading, at: sample.date, now: now, number: number) }
    reading.history = history.samples(number, value)
    // Of an old value, what was read later is not its past.
    if reading.date != nil { reading.history.removeAll { $0.time > sample.time } }
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
    if reading.datum.isNaN, !reading.settings.allowsNull {
      throw SourceFailure(
        "the value is NaN", "NaN is no number, and no value took its place; null: ok shows it.")
    }
    guard reading.datum == .null, !reading.settings.allowsNull,
      !reading.settings.pick.isEmpty || settings.hasPicks(number)
        // A course that ends before now has no value of now.
        || settings.asksForCourse(number)
    else { return }
    throw PickWords.empty(data)
  }
}

extension Datum {
  /// True for NaN, as a number or as databases and JavaScript write it; in other letters it may be a name.
  fileprivate var isNaN: Bool {
    switch self {
    case .number(let number): number.isNaN
    case .text(let text): text == "NaN"
    default: false
    }
  }
}

extension ReadingEntry {
  /// Notes whether the data and all its values lack some of their parts.
  fileprivate mutating func note(isPartial: Bool) {
    self.isPartial = isPartial
    for index in values.indices { values[index].isPartial = isPartial }
  }

  /// The reason that there is nothing to show: no value was there, and this is the failure of the
  /// first one that failed; `nil` if those that are not there are over.
  fileprivate var failure: SourceFailure? {
    let isEmpty = values.allSatisfy {
      $0.failure != nil || $0.datum == .null && !$0.settings.isPending
    }
    return isEmpty ? values.lazy.compactMap(\.failure).first { !$0.isOver } : nil
  }
}

extension ValueReading {
  /// Makes a percentage, as programs print it, a number with that unit.
  fileprivate mutating func takePercentage() {
    guard let number = settings.percentage(of: datum) else { return }
    datum = .number(number)
    settings.unit = "%"
  }

  /// The failure for a row below several values, with the name of its value.
  fileprivate var failureWords: String? {
    failure.map { settings.name.isEmpty ? $0.reason : "\(settings.name): \($0.reason)" }
  }
}
