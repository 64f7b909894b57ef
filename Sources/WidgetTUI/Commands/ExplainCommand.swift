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
  /// The instances of the board that was named; nil for those of all boards.
  private let named: Set<String>?

  init(options: Options, catalog: @MainActor (Program.Surroundings) -> Catalog) throws {
    self.options = options
    guard let folder = SharedFolder(program: Stage.program) else {
      throw CommandError(words: "no state folder: set HOME or XDG_STATE_HOME to a full path")
    }
    folder.takeOverFormer()
    self.folder = folder
    guard options.board != nil else {
      named = nil
      return
    }
    let kinds = catalog(try Stage(options).surroundings(interval: nil))
    named = try BoardChoice(options, builtIn: nil).load(kinds).board.identifiers(of: kinds)
  }

  func run() throws {
    let now = options.at ?? clock.now
    switch options.command {
    case .plan:
      let plan = WakePlan(try planned, from: now, hours: options.hours)
      try output(plan, text: plan.text)
    case .why:
      let all = try decisions(on: options.operands.first ?? "", at: now)
      try output(all, text: all.map(\.text).joined(separator: "\n"))
    default:
      let all = try archives(of: options.operands.first ?? "").map {
        TimelineReport($0, at: now, asleep: clock.asleep)
      }
      try output(all, text: all.map(\.text).joined(separator: "\n"))
    }
  }

  /// The decisions on a widget, with its alarms at the first of its places.
  private func decisions(on name: String, at now: Date) throws -> [Decisions] {
    var left = AlertReport.all(in: folder)
    do {
      return try archives(of: name).map { archive in
        var decisions = Decisions(archive, at: now)
        let widget = InstanceName.widget(of: archive.instance.id)
        decisions.alarms = left.filter { $0.widget == widget }
        left.removeAll { $0.widget == widget }
        return decisions
      }
    } catch let error as UsageError {
      var decisions = Decisions(alarmsOf: name)
      decisions.alarms = left.filter { $0.widget == name }
      if decisions.alarms.isEmpty { throw error }
      return [decisions]
    }
  }

  /// The archives of what is shown somewhere now; where nothing is, of all: what comes due when it is
  /// shown again.
  private var planned: [ArchivedTimeline] {
    get throws {
      let wants = WantFile.all(in: folder, now: clock.now.timeIntervalSince1970)
      let wanted = Set(wants.map(\.instance.id))
      return try archives.filter { wanted.isEmpty || wanted.contains($0.instance.id) }
    }
  }

  private var archives: [ArchivedTimeline] {
    get throws {
      try folder.instances.filter { named?.contains($0) ?? true }
        .compactMap { try folder.timeline($0) }
    }
  }

  /// The archives of a widget: one instance by its identifier, or all of a name or a kind.
  private func archives(of name: String) throws -> [ArchivedTimeline] {
    let all = try archives
    let found = all.filter {
      $0.instance.id == name || $0.instance.kind == name
        || InstanceName.widget(of: $0.instance.id) == name
    }
    if found.isEmpty {
      let known = Set(all.map { InstanceName.widget(of: $0.instance.id) })
      throw UsageError.noTimeline(name, known: known.sorted())
    }
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
