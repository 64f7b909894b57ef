/// How the time between two samples of a processor was spent, each 0…1.
public struct CPUShare: Sendable, Equatable {
  /// All that was not idle or waiting for a disk.
  public var busy: Double
  /// In programs.
  public var user: Double
  /// In the kernel.
  public var system: Double

  /// The three shares, 0…1.
  public init(busy: Double, user: Double, system: Double) {
    self.busy = busy
    self.user = user
    self.system = system
  }

  /// proc(5) lets the time waiting go down a little, as it moves between processors; half a
  /// second of ticks is taken for that, more for a counter that began again.
  private static let slack: UInt64 = 50

  /// The shares between two samples; nil when no time passed or a counter went back.
  init?(from earlier: CPUTicks, to later: CPUTicks) {
    guard later.user >= earlier.user, later.system >= earlier.system,
      later.stolen >= earlier.stolen, later.unused &+ Self.slack >= earlier.unused
    else { return nil }
    let unused = later.unused > earlier.unused ? later.unused - earlier.unused : 0
    let busy = Double(later.busy &- earlier.busy)
    let all = busy + Double(unused)
    guard all > 0 else { return nil }
    self.busy = busy / all
    user = Double(later.user - earlier.user) / all
    system = Double(later.system - earlier.system) / all
  }
}
