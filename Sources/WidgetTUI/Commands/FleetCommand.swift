import FoundationEssentials
import WidgetArchive
import WidgetSettings
import WidgetSources

/// The commands `widgettui fleet init|status|upgrade`, which make the tables that the machines of a
/// fleet share, say how it is, and change tables of an older version.
@MainActor
struct FleetCommand {
  /// An action on a fleet.
  private enum Action: String, CaseIterable {
    case `init`, status, upgrade
  }

  private let action: Action
  private let settings: FleetSettings
  private let address: String?
  private let folder: String
  /// The role that becomes a member; `nil` for none.
  private let role: String?

  init(
    options: Options, board: Board?, catalog: @MainActor (WidgetSurroundings) -> Catalog
  ) throws {
    let word = options.operands.first ?? ""
    guard let action = Action(rawValue: word) else {
      throw UsageError.unknownChoice("fleet", word, among: Action.allCases.map(\.rawValue))
    }
    self.action = action
    role = options.name
    let operand = options.operands.dropFirst().first
    let isAddress = operand.map { $0.contains("://") || $0.contains("=") } ?? false
    address = isAddress ? operand : nil
    let stage = try Stage(options)
    let path = isAddress ? options.board : operand ?? options.board
    let file = try? BoardChoice(path, builtIn: board).load(
      catalog(stage.surroundings(interval: nil))
    ).file
    if path != nil, file == nil, !isAddress {
      // Says what is wrong with the board.
      _ = try BoardChoice(path, builtIn: board).load(catalog(stage.surroundings(interval: nil)))
    }
    folder = file?.paths.first.map(FilePath.folder) ?? FilePath.current
    if let fleet = try file?.fleet ?? UserSettings.load().fleet {
      settings = FleetSettings(fleet)
    } else if let address {
      settings = FleetSettings(["postgres": .text(address)])
    } else {
      throw CommandError(
        words: "no fleet: expected a board with fleet: {postgres: …}, fleet: in config.yaml, or an "
          + "address such as postgresql://USER@HOST/DATABASE")
    }
  }

  func run() throws -> Int32 {
    let request = SourceRequest(now: Date(), environment: .own, folder: folder)
    do throws(SourceFailure) {
      let tables = try FleetAdministration(settings, as: address, request)
      switch action {
      case .`init`, .upgrade: return try change(tables)
      case .status: return try report(tables)
      }
    } catch {
      throw CommandError(words: "\(settings.server): \(error)")
    }
  }

  private func change(_ tables: FleetAdministration) throws(SourceFailure) -> Int32 {
    let before = try tables.version()
    guard action == .`init` || before != nil else {
      say("There are no tables of fleets yet: widgettui fleet init\n")
      return 1
    }
    try tables.upgrade()
    if let role {
      try tables.grant(role)
      say("\(VisibleText.quoted(role)) may take part (\(FleetSchema.role)).\n")
    }
    switch before {
    case nil: say("Made the tables of fleets, version \(FleetSchema.version).\n")
    case FleetSchema.version: say("The tables are of version \(FleetSchema.version) already.\n")
    case let version?:
      say("Changed the tables from version \(version) to \(FleetSchema.version).\n")
    }
    return 0
  }

  private func report(_ tables: FleetAdministration) throws(SourceFailure) -> Int32 {
    guard let version = try tables.version() else {
      say("There are no tables of fleets yet: widgettui fleet init\n")
      return 1
    }
    say("server    \(settings.server)\n")
    guard version == FleetSchema.version else {
      say("tables    version \(version); this program needs \(FleetSchema.version)\n")
      return 1
    }
    say("tables    version \(version)\n")
    let (all, overdue) = try tables.instances()
    say("fleet     \(settings.name): \(all) shared, \(overdue) overdue\n")
    for machine in try tables.machines() {
      let name = VisibleText.quoted(machine.name)
      let seen =
        switch machine.age {
        case ..<150: "here"
        case ..<1e11: "last seen \(DurationText.text(machine.age)) ago"
        default: "not known when last seen"
        }
      say(
        "machine   \(name): \(seen), \(FleetStatus.clockWords(skew: machine.skew, machine.uncertainty))\n"
      )
    }
    return 0
  }

  private func say(_ text: String) { try? StandardOutput.write(text) }
}
