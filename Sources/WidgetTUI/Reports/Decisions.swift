import FoundationEssentials
import WidgetArchive
import WidgetTimeline

/// The reasons for what a widget shows: the last requests to its provider, and the next one.
@MainActor
struct Decisions: Encodable {
  struct Question: Encodable {
    let date: Date
    /// The date in seconds since 1970, with fractions.
    let time: TimeInterval
    let reason: String
    let seconds: TimeInterval
    let entries: Int?
    let failure: String?
  }

  let id: String
  let shows: String
  let next: String
  let questions: [Question]
  /// What there is to know about the sandbox of its programs, in sentences.
  let sandbox: [String]
  /// The alarms of the widget; set only on the first of its places.
  var alarms: [AlertReport] = []

  init(_ archive: ArchivedTimeline, at now: Date, sandbox: [String] = []) {
    self.sandbox = sandbox
    id = archive.instance.id
    questions = archive.outcomes.suffix(10).map { outcome in
      Question(
        date: outcome.date, time: outcome.date.timeIntervalSince1970, reason: outcome.reason.words,
        seconds: outcome.duration,
        entries: outcome.entries, failure: outcome.failure.isEmpty ? nil : outcome.failure)
    }
    shows = Self.shows(archive, at: now)
    next = Self.next(archive)
  }

  private static func shows(_ archive: ArchivedTimeline, at now: Date) -> String {
    if let failure = archive.failure, failure.isDenied {
      return "“\(failure.reason)”: access denied, archived entries are hidden"
    }
    guard let entry = archive.entry(at: now) else { return "the placeholder: no reading yet" }
    let time = words(entry.date)
    if entry.date > now { return "the first entry, of \(time), still in the future" }
    if let end = entry.expiration, end <= now {
      return "nothing: the entry of \(time) was over at \(words(end))"
    }
    let doubt = archive.failure.map { "; dimmed, since \($0.attempts) × “\($0.reason)”" } ?? ""
    return "the entry of \(time), the latest that has begun\(doubt)"
  }

  private static func next(_ archive: ArchivedTimeline) -> String {
    guard let reload = archive.reload else { return "only on request: the policy is never" }
    let time = words(reload)
    if let failure = archive.failure {
      return "\(time), after \(failure.attempts) failures since \(words(failure.since))"
    }
    switch archive.rule {
    case .after(let date) where reload > date + 1:
      return
        "\(time): the policy asks for \(words(date)); the budget or minimum spacing delays it"
    case .after: return "\(time), as the policy says"
    case .atEnd: return "\(time), after the last entry"
    case .never: return time
    }
  }

  private static func words(_ date: Date) -> String {
    "\(LocalTime(date).date) \(LocalTime(date).clock)"
  }

  /// Creates the decisions for a widget with alarms that is not archived, since each process reads
  /// this machine's figures itself.
  init(alarmsOf widget: String) {
    id = widget
    shows = "each process reads it by itself; nothing is archived"
    next = "as its policy says"
    questions = []
    sandbox = []
  }

  private var alarmText: String {
    alarms.flatMap { $0.text.split(separator: "\n").dropFirst() }.map { $0 + "\n" }.joined()
  }

  /// The decisions as text for people.
  var text: String {
    var lines = ["\(id)", "  shows  \(shows)", "  next   \(next)"]
    lines += sandbox.map { "  sandbox  \($0)" }
    for question in questions {
      let took = Int((question.seconds * 1000).rounded())
      let outcome =
        question.failure.map { "failed: \($0)" }
        ?? "\(question.entries ?? 0) \(question.entries == 1 ? "entry" : "entries")"
      lines.append(
        "  \(Self.words(question.date))  \(question.reason); \(outcome) in \(took) ms")
    }
    return lines.joined(separator: "\n") + "\n" + alarmText
  }
}
