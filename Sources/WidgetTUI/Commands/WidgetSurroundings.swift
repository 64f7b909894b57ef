public import FoundationEssentials
import WidgetArchive
public import WidgetSources
public import WidgetTimeline

/// The dependencies of the widgets: the machine to read, the clock to follow, and the seconds
/// between readings if the user set them.
public struct WidgetSurroundings {
  public let monitor: SystemMonitor
  public let clock: any WallClock
  public let interval: TimeInterval?
  /// The folder for the widgets' data between runs, which exists while they are reloaded; `nil` if
  /// nothing is stored.
  ///
  /// No other program's widgets have it, and a bundle in a sandbox can write in it.
  public let state: String?
  /// The folder for what widgets of boards keep between runs; `nil` if nothing is stored.
  package let boardState: String?
  /// The environments in which sources are read.
  package let environments: BoardEnvironments
  /// The folder that this program's processes share, or `nil` if they share none.
  let folder: SharedFolder?
  /// The memberships of a host in fleets; `nil` in other programs.
  package var fleet: FleetMembers?
}
