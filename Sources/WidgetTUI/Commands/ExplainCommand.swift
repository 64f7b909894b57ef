import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// `widgettui timeline`, `plan` and `why`: what is kept, what is planned, and the reasons, from the
/// archives alone.
@MainActor
struct ExplainCommand {
  private let options: Options
  private let folder: SharedFolder
  private let clock = SystemClock()

  init(options: Options) throws {
    self.options = options
    guard let folder = SharedFolder(program: Stage.program) else {
      throw CommandError(words: "no state folder: set HOME or XDG_STATE_HOME to a full path")
    }
    self.folder = folder
  }

  func run() throws {
    let now = options.at ?? clock.now
    switch options.command {
    case .plan:
      let plan = WakePlan(try archives(of: nil), from: now, hours: options.hours)
      try output(plan, text: plan.text)
    case .why:
      let all = try archives(of: options.operands.first).map { Decisions($0, at: now) }
      try output(all, text: all.map(\.text).joined(separator: "\n"))
    default:
      let all = try archives(of: options.operands.first).map {
        TimelineReport($0, at: now, asleep: clock.asleep)
      }
      try output(all, text: all.map(\.text).joined(separator: "\n"))
    }
  }

  /// The archives of a widget: one instance by its identifier, or all of a kind; of all where no name
  /// is given.
  private func archives(of name: String?) throws -> [ArchivedTimeline] {
    let all = try folder.instances.compactMap { try folder.timeline($0) }
    guard let name else { return all }
    let found = all.filter {
      $0.instance.id == name || $0.instance.kind == name
        || InstanceName.widget(of: $0.instance.id) == name
    }
    if found.isEmpty { throw UsageError.noTimeline(name, known: all.map(\.instance.id)) }
    return found
  }

  private func output(_ value: some Encodable, text: String) throws {
    guard options.format == .json else { return try StandardOutput.write(text) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    try StandardOutput.write(String(decoding: try encoder.encode(value), as: UTF8.self) + "\n")
  }
}
