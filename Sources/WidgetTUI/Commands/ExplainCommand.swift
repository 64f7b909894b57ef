import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetTimeline

/// The commands `widgettui timeline`, `plan` and `why`, which print archived timelines, planned
/// wake-ups and the reasons, from the archives and the boards' schedules; no source is read.
@MainActor
struct ExplainCommand {
  private let options: Options
  private let folder: SharedFolder
  private let clock = SystemClock()
  /// The kinds, with the widgets of the named board.
  private let catalog: BoardCatalog
  /// The named board; `nil` for all boards.
  private let board: Board?
  /// The IDs of that board's instances.
  private let named: Set<String>?

  init(options: Options, catalog: @MainActor (WidgetSurroundings) -> Catalog) throws {
    self.options = options
    guard let folder = SharedFolder(program: Stage.program) else {
      throw CommandError(words: "no state folder: set HOME or XDG_STATE_HOME to a full path")
    }
    try folder.claim()
    self.folder = folder
    let stage = try Stage(options)
    let kinds = catalog(stage.surroundings(interval: options.every))
    board =
      options.board == nil ? nil : try BoardChoice(options.board, builtIn: nil).load(kinds).board
    self.catalog = kinds.placing(board, on: stage.hostName)
    named = board.map(self.catalog.identifiers)
  }

  func run() throws {
    let now = options.at ?? clock.now
    options.sayZone()
    switch options.command {
    case .plan:
      let plan = WakePlan(try planned(at: now), from: now, hours: options.hours)
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

  /// Returns the decisions on a widget, with its alarms at the first of its places.
  private func decisions(on name: String, at now: Date) throws -> [Decisions] {
    var left = AlertReport.all(in: folder)
    var sandboxes = SandboxReport(in: folder)
    do {
      return try archives(of: name).map { archive in
        let sandbox = sandboxes.sentences(of: archive.instance)
        var decisions = Decisions(archive, at: now, sandbox: sandbox)
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

  /// Returns the facts about all instances shown now; if there are none, about all archived ones,
  /// which become due when they are shown again. For a named board, returns those of all its
  /// widgets.
  private func planned(at now: Date) throws -> [WakePlan.Planned] {
    let seconds = clock.now.timeIntervalSince1970
    let listing = listing
    let shown = Set(WantFile.all(in: folder, now: seconds).map(\.instance.id))
    let shownOfBundles = Set(
      folder.bundles.flatMap { WantFile.all(of: $0, on: listing, now: seconds) }
        .map(\.instance.id))
    let own = Set(folder.instances)
    // What a bundle says is shown does not leave out the widgets of this program.
    let archives = archives.filter { archive in
      let id = archive.instance.id
      let isShown = own.contains(id) ? shown.contains(id) : shownOfBundles.contains(id)
      return board != nil || isShown
        || shown.isEmpty && (own.contains(id) || shownOfBundles.isEmpty)
    }
    let read = Set(archives.map { InstanceName.widget(of: $0.instance.id) })
    let unread = board?.shownWidgets.filter { !read.contains($0) } ?? []
    return archives.map { archive in
      let plan = own.contains(archive.instance.id) ? plan(of: archive.instance) : .own
      return WakePlan.Planned(archive, plan: plan)
    }
      + unread.compactMap { unreadPlan(of: $0, at: now) }
  }

  private func plan(of instance: WidgetInstance) -> ReadingPlan {
    catalog[instance.kind]?.settings?.plan(of: InstanceSettings(words: instance.configuration))
      ?? .own
  }

  /// Returns the plan of a widget that is not archived: it is read when it is shown, and then by
  /// its schedule; `nil` if it is not available or reads nothing.
  private func unreadPlan(of name: String, at now: Date) -> WakePlan.Planned? {
    guard let widget = catalog.widget(name), catalog.isAvailable(name),
      let settings = catalog.description(name)?.settings
    else { return nil }
    let plan = settings.plan(of: widget.settings)
    return plan == .changes ? nil : WakePlan.Planned(id: name, reload: now, plan: plan)
  }

  private var archives: [ArchivedTimeline] {
    let listing = listing
    return (archives(in: folder) + folder.bundles.flatMap { archives(in: $0, on: listing) })
      .filter { archive in
        guard let named else { return true }
        let id = archive.instance.id
        return named.contains(id) || named.contains { InstanceName.shared($0) == id }
      }
  }

  /// The widgets that boards have, the named one included.
  private var listing: ListedInstances {
    ListedInstances(in: folder, and: board?.instances(catalog) ?? [])
  }

  /// The archives of the widgets that boards have of a bundle, and what there is instead of those that cannot be read or are missing.
  private func archives(
    in bundle: SharedFolder, on boards: ListedInstances
  ) -> [ArchivedTimeline] {
    let kept = bundle.instances.compactMap { id in
      boards.instance(id, of: bundle).flatMap { bundle.shownTimeline(of: $0) }
    }
    let known = Set(kept.map { InstanceName.widget(of: $0.instance.id) })
    return kept
      + boards.instances(of: bundle).filter { !known.contains(InstanceName.widget(of: $0.id)) }
      .compactMap { bundle.shownTimeline(of: $0) }
  }

  /// The archives of this program's widgets, and what there is instead of those that cannot be read.
  private func archives(in folder: SharedFolder) -> [ArchivedTimeline] {
    folder.instances.compactMap { id in
      do throws(FileError) {
        return try folder.timeline(id).flatMap { folder.shownTimeline(of: $0.instance) }
      } catch {
        return folder.shownTimeline(of: instance(id, in: folder))
      }
    }
  }

  /// Returns an instance whose archive cannot be read, as its board has it.
  private func instance(_ id: String, in folder: SharedFolder) -> WidgetInstance {
    let name = InstanceName.widget(of: id)
    let listed = InstanceList.all(in: folder).lazy.compactMap { $0.widget(name) }.first { _ in true
    }
    return WidgetInstance(
      id: id, kind: listed?.kind ?? name, family: listed?.family ?? .systemSmall,
      configuration: listed?.configuration ?? [:])
  }

  /// Returns the archives of a widget: one instance by its ID, or all with a name or kind.
  private func archives(of name: String) throws -> [ArchivedTimeline] {
    let all = archives
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
    try StandardOutput.write(json: ReportJSON.text(of: value))
  }
}
