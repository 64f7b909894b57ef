/// The fractions of a processor's time between two samples, each from 0 to 1.
public struct CPUShare: Sendable, Equatable {
  /// The time that was not idle or waiting for a disk.
  public var busy: Double
  /// The time in programs.
  public var user: Double
  /// The time in the kernel.
  public var system: Double

  /// Creates the shares from fractions from 0 to 1.
  public init(busy: Double, user: Double, system: Double) {
    self.busy = busy
    self.user = user
    self.system = system
  }

  /// The decrease in ticks, half a second, that is tolerated in the waiting time.
  ///
  /// By proc(5) it may go down a little as it moves between processors; a larger decrease means
  /// that a counter restarted.
  private static let slack: UInt64 = 50

  /// Creates the shares between two samples, or returns `nil` if no time has passed or a counter
  /// decreased.
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
