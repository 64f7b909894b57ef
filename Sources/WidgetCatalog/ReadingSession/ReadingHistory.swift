import FoundationEssentials
import WidgetBase
import WidgetSources

/// The past of a widget's values: readings, failures, and times without any reading.
final class ReadingHistory {
  private let folder: String?
  private let keep: TimeInterval
  private let fingerprints: [String]
  private let delay: TimeInterval
  /// The number of seconds that the availability covers; `nil` if it is not asked for.
  private let span: TimeInterval?
  /// The files by the numbers of values and the names of their series.
  private var files: [String: SampleFile] = [:]
  /// The names of series that come from the data, the one that was used last at the end.
  private var names: [String] = []
  /// The times at which series were begun whose names come from the data.
  private var begun: [ContinuousClock.Instant] = []

  /// The most series with names of the data that are open, and that begin in a day: whoever gives others each time does
  /// not fill the disk.
  private static let mostNames = 50
  /// The seconds from one reading to the next, if known; `nil` if the source is read only when it
  /// changes.
  var rhythm: TimeInterval? {
    didSet { isNew = false }
  }
  /// The seconds for which sources did not have to be read before the current reading, by the numbers of their values.
  var pauses: [Int: TimeInterval] = [:]
  /// True until the rhythm is set for the first time.
  private(set) var isNew = true

  /// - Parameters:
  ///   - folder: the folder of the series; nil keeps none.
  ///   - fingerprints: texts that tell the series of each source from all others.
  ///   - delay: the seconds for which samples may stay in memory only.
  ///   - availability: the number of seconds that the availability covers; nil for no availability.
  init(
    folder: String?, keep: TimeInterval, fingerprints: [String], delay: TimeInterval,
    availability: TimeInterval? = nil
  ) {
    span = availability
    self.folder = folder
    self.keep = keep
    self.fingerprints = fingerprints
    self.delay = delay
  }

  /// Adds a value read now, with its date, or its failure; a null datum is not added.
  func note(_ reading: ValueReading, at date: Date, now: Date, number: Int) {
    guard reading.hasFailed || reading.failure == nil && reading.datum != .null else { return }
    let file = file(number, reading.settings)
    // A value that holds since before a failure is added again after it.
    let isBehind = file?.samples.last.map { $0.time > date.timeIntervalSince1970 } ?? false
    // One that its source dates is of that time only.
    if isBehind, reading.date != nil, reading.failure == nil { return }
    let noted = isBehind && date < now ? now : date
    append(
      reading.failure.map { .failure(at: now, isDenied: $0.isDenied) }
        ?? .init(date: noted, value: reading.datum.number), to: file,
      // The time between two such dates is not one without readings.
      rhythm: reading.date == nil || reading.failure != nil
        ? rhythm.map { max($0, pauses[number] ?? 0) } : nil)
  }

  /// Adds a failure to the series of all values.
  func note(_ failure: SourceFailure, of values: [ValueSettings], at date: Date) {
    for (number, value) in values.enumerated() {
      append(
        .failure(at: date, isDenied: failure.isDenied), to: file(number, value), rhythm: rhythm)
    }
  }

  private func append(
    _ sample: ValueReading.Sample, to file: SampleFile?, rhythm: TimeInterval?
  ) {
    // Other processes that show the past must see a denial at once.
    file?.append(sample, delay: sample.outcome == .denied ? 0 : delay, rhythm: rhythm)
  }

  /// Returns the series of a value, the oldest sample first, without what is denied.
  func samples(_ number: Int, _ value: ValueSettings) -> [ValueReading.Sample] {
    file(number, value)?.samples.shown ?? []
  }

  // MARK: Availability

  private lazy var answers = span.flatMap { span in
    folder.map { folder in
      let name = Fingerprint(["availability"] + fingerprints).digits
      return SampleFile(path: "\(folder)/\(name)", keep: span, merging: .alike)
    }
  }

  /// Notes whether the sources could be read.
  func noteAnswer(isFailed: Bool, at date: Date) {
    let sample = ValueReading.Sample(date: date, value: 1)
    answers?.append(isFailed ? .failure(at: date) : sample, delay: delay, rhythm: rhythm)
  }

  /// Returns the availability of the source up to a date; `nil` if it is not asked for.
  func availability(at date: Date) -> Availability? {
    guard let span, let answers else { return nil }
    return Availability(answers.samples, from: date - span, to: date)
  }

  private func file(_ number: Int, _ value: ValueSettings) -> SampleFile? {
    let key = value.series.isEmpty ? "\(number)" : "=\(value.series)"
    if let known = files[key] {
      if !value.series.isEmpty { use(key) }
      return known
    }
    let source = fingerprints[safe: fingerprints.count > 1 ? number : 0] ?? ""
    guard let path = folder.map({ Self.path(of: value, source: source, in: $0) }),
      value.series.isEmpty || begins(key, at: path)
    else { return nil }
    files[key] = SampleFile(path: path, keep: keep)
    return files[key]
  }

  /// Notes that a series was used last.
  private func use(_ key: String) {
    guard names.last != key else { return }
    names.removeAll { $0 == key }
    names.append(key)
  }

  /// Opens a series whose name comes from the data, and closes the one that was not used for the longest time if there
  /// are too many. Returns false for a new one where too many have begun within a day.
  private func begins(_ key: String, at path: String) -> Bool {
    if FileAccess.stamp(path) == nil {
      let now = ContinuousClock.now
      begun.removeAll { now - $0 > .seconds(86_400) }
      guard begun.count < Self.mostNames else { return false }
      begun.append(now)
    }
    use(key)
    if names.count > Self.mostNames { files[names.removeFirst()] = nil }
    return true
  }

  /// Returns the path of a value's series.
  private static func path(
    of value: ValueSettings, source: String, in folder: String
  ) -> String {
    // Data chooses the name of a series, and with that must not choose the file of another widget.
    let series = value.series.isEmpty ? "" : "=\(FileName.shortened(value.series))"
    return "\(folder)/\(Fingerprint(source, value.pick).digits)\(series)"
  }

  /// Returns the series of a value as it is kept, which another process may write.
  static func kept(
    _ number: Int, _ value: ValueSettings, of fingerprints: [String], in folder: String
  ) -> [ValueReading.Sample] {
    let source = fingerprints[safe: fingerprints.count > 1 ? number : 0] ?? ""
    return SampleFile.samples(at: path(of: value, source: source, in: folder)).shown
  }
}
