import Glibc
import WidgetSettings
import WidgetSources

/// The user's own settings of all dashboards: `config.yaml` in the folder of the user's files.
///
/// ```yaml
/// mouse: no
/// signals: no
/// keys: {reload: R, quit: [q, ctrl-x]}
/// ```
struct UserSettings: Sendable {
  /// The keys of the actions.
  var keys = KeyBindings.standard
  /// False if the mouse is left to the terminal; `nil` if the file does not say.
  var hasMouse: Bool?

  /// False if no signals are sent to processes, whatever a board says.
  var sendsSignals = true

  /// The fleet of boards that name none, with the places of its secrets; `nil` for none.
  var fleet: Setting?

  private init() {}

  /// The path of the file; `nil` if there is no home folder.
  static var path: String? { ConfigurationFolder.path.map { $0 + "/config.yaml" } }

  /// Reads the user's file, which need not exist.
  ///
  /// - Throws: `BoardErrors` with all its errors.
  @MainActor
  static func load() throws(BoardErrors) -> UserSettings {
    guard let path, access(path, F_OK) == 0 else { return UserSettings() }
    return try UserSettings(BoardFile.read(path))
  }

  /// Reads a file.
  @MainActor
  init(_ source: YAMLFile) throws(BoardErrors) {
    let report = YAMLReport(source)
    if let root = YAMLParser.root(of: report), case .mapping = root.shape,
      let reader = YAMLReader(root, keys: ["keys", "mouse", "signals", "fleet", "secrets"], report)
    {
      if let node = reader.node("keys") { keys = report.bindings(node, over: .standard) }
      hasMouse = reader.node("mouse").flatMap { report.setting($0, .text(.bool), for: "mouse") }?
        .text.flatMap(SettingKind<Bool>.bool.value)
      sendsSignals =
        reader.node("signals").flatMap { report.setting($0, .text(.bool), for: "signals") }?
        .text.flatMap(SettingKind<Bool>.bool.value) ?? true
      fleet = Self.fleet(reader)
    }
    guard report.errors.isEmpty else {
      throw BoardErrors(files: [YAMLErrors(report.errors)], paths: [source.name])
    }
  }
}

extension UserSettings {
  /// Reads the fleet of the user's file, whose secrets are in the same file.
  @MainActor
  private static func fleet(_ reader: YAMLReader) -> Setting? {
    let report = reader.report
    let places = reader.node("secrets").flatMap {
      report.setting($0, BoardSchema.secrets, for: "secrets")
    }
    guard let node = reader.node("fleet"),
      let written = report.setting(node, BoardSchema.fleet, for: "fleet")
    else { return nil }
    let known = places?.entries ?? [:]
    PlaceholderCheck(report: report, known: known.keys.sorted()).check(node)
    return FleetSettings.setting(written, secrets: known)
  }
}
