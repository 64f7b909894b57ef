import FoundationEssentials
import WidgetSettings

/// A source that reads a timeline from a program, a server or a file.
struct TimelineDocumentSource: Source {
  /// The origin of the timeline.
  enum Origin: Sendable {
    /// A program with its arguments and its sandbox.
    case command([String], WrittenSandbox)
    /// Another source, whose data is the timeline.
    case source(any Source)
  }

  private static let limit = 4 << 20

  let origin: Origin

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    switch origin {
    case .command(let arguments, let written):
      let sandbox = written.sandbox(request)
      let command = Command(
        arguments, environment: sandbox?.environment(request.environment) ?? request.environment,
        folder: request.folder, timeout: request.timeout, limit: Self.limit, sandbox: sandbox)
      var timeline = try TimelineDocument(try command.output().output).reading
      timeline.reload = Self.reload(of: timeline, at: request.now)
      return Self.begun(timeline, at: request.now)
    case .source(let source):
      let reading = try source.read(request)
      let datum = reading.entries.last?.datum ?? .null
      var timeline =
        if case .text(let text) = datum {
          try TimelineDocument(Array(text.utf8)).reading
        } else {
          try TimelineDocument(datum).reading
        }
      timeline.warnings = reading.warnings
      timeline.oldest = reading.oldest
      timeline.reload = Self.reload(of: timeline, at: request.now)
      // The age that a server gives its answer counts if the timeline has no policy.
      if timeline.reload == .asScheduled { timeline.reload = reading.reload }
      return Self.begun(timeline, at: request.now)
    }
  }

  /// The least seconds to the next reading that a timeline may ask for, as for all providers.
  private static let leastPause: TimeInterval = 1

  /// Returns the reload policy of a timeline, without a date in the past: the timeline would be read again and again
  /// without rest.
  private static func reload(of timeline: Reading, at now: Date) -> Reading.Reload {
    let date: Date
    switch timeline.reload {
    case .after(let wanted): date = wanted
    case .atEnd:
      guard let last = timeline.entries.last else { return timeline.reload }
      date = last.date
    case .asScheduled, .never, .notBefore: return timeline.reload
    }
    if date <= now { return .asScheduled }
    return date < now + leastPause ? .after(now + leastPause) : timeline.reload
  }

  /// Returns a timeline that has nothing to show before its first date: what is told of tomorrow is not of now.
  private static func begun(_ timeline: Reading, at now: Date) -> Reading {
    // A program begins with its own present, some moments after the question.
    guard let first = timeline.entries.first, first.date > now + 60 else { return timeline }
    var timeline = timeline
    timeline.entries.insert(Reading.Entry(date: now, datum: .null), at: 0)
    return timeline
  }

  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    if case .source(let source) = origin { source.watch(request, onChange: onChange) } else { nil }
  }

  var servers: [String] {
    if case .source(let source) = origin { source.servers } else { [] }
  }

  func files(_ request: SourceRequest) -> [String] {
    if case .source(let source) = origin { source.files(request) } else { [] }
  }

  func mayHaveChanged(since date: Date, _ request: SourceRequest) -> Bool {
    if case .source(let source) = origin {
      source.mayHaveChanged(since: date, request)
    } else {
      false
    }
  }

  func pace(_ request: SourceRequest) -> SourcePace? {
    if case .source(let source) = origin { source.pace(request) } else { nil }
  }
}

extension SourceKind {
  /// Returns the kind of a timeline in JSON, which a program prints or a source of one of `kinds`
  /// reads.
  package static func timeline(from kinds: [SourceKind]) -> SourceKind {
    SourceKind(
      name: "timeline", note: "A timeline in JSON: what to show when, and when to ask again.",
      schema: .either([.list(.argument)] + kinds.map(\.mapping)), keys: WrittenSandbox.keys
    ) { settings throws(SourceFailure) in
      guard let written = settings["timeline"] else { throw nothing }
      guard !written.entries.isEmpty else {
        return TimelineDocumentSource(
          origin: .command(written.items.compactMap(\.text), WrittenSandbox(settings)))
      }
      return TimelineDocumentSource(origin: .source(try kinds.source(written)))
    }
  }

  private static var nothing: SourceFailure {
    SourceFailure("no timeline", "Expected a command, or a source that gives the timeline.")
  }
}
