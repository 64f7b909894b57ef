import Glibc
package import WidgetBase
import WidgetSettings

/// The folders that contain what belongs to many programs, such as the home folder.
///
/// A program does not reach one of them, or a folder around it, because it lies or starts there.
package struct WideFolders {
  private let places: [MountedPlace]
  private let mounts = MountTable.current

  private static let ofSystem = ["/dev", "/home", "/proc", "/run", "/tmp", "/var", "/var/tmp"]
  // Cargo keeps its passwords beside its programs.
  private static let ofHome = [
    "", "/.cache", "/.cache/widgettui", "/.cargo", "/.config", "/.local", "/.local/share",
    "/.local/state", "/.local/state/widgettui",
  ]
  /// The variables that name such folders elsewhere (XDG Base Directory Specification), and the one for the state.
  private static let variables = [
    "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME",
    "WIDGETTUI_STATE",
  ]
  /// Those in which this program keeps something in a folder of its own, which may lie beside a board.
  private static let kept = ["XDG_CACHE_HOME", "XDG_STATE_HOME"]

  /// Creates the folders of a program's environment and of this process's.
  package init(_ environment: ProcessEnvironment) {
    // A shell in a container of one application has another home than the registered one.
    self.init([environment, .own], registered: UserHome.registered)
  }

  /// Creates the folders of some environments and of the user's registered home.
  init(_ environments: [ProcessEnvironment], registered: String?) {
    let homes = (environments.map { $0["HOME"] } + [registered]).compactMap(\.self)
    let configs = Set(environments.map { $0["XDG_CONFIG_HOME"] } + [nil])
    let folders =
      Self.ofSystem + homes.flatMap { home in Self.ofHome.map { home + $0 } }
      + Set(homes).flatMap { home in configs.flatMap { UserFolders.paths(in: home, config: $0) } }
      + environments.flatMap { environment in
        Self.variables.compactMap { environment[$0] }
          + Self.kept.compactMap { environment[$0].map { "\($0)/widgettui" } }
      }
    let whole = Set(folders.filter { $0.hasExactPrefix("/") }.map(ExactText.init))
    places = whole.map { [mounts] in mounts.place(of: FilePath.settled($0.text)) }
  }

  /// Returns true if a place without links is such a folder, or contains one.
  package func contains(_ place: String) -> Bool {
    let place = mounts.place(of: place)
    return places.contains { $0.lies(in: place) }
  }
}
