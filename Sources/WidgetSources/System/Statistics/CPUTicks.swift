/// The times that one processor, or all together, has spent since boot, in ticks.
public struct CPUTicks: Sendable, Equatable {
  /// The time in programs at normal or low priority, including guests of virtual machines.
  public var user: UInt64
  /// The time in the kernel, including interrupts.
  public var system: UInt64
  /// The idle time.
  public var idle: UInt64
  /// The idle time during which a disk was waited for.
  public var waiting: UInt64
  /// The time that the hypervisor gave to other virtual machines.
  public var stolen: UInt64

  /// Creates the times from five numbers of ticks.
  public init(user: UInt64, system: UInt64, idle: UInt64, waiting: UInt64, stolen: UInt64) {
    self.user = user
    self.system = system
    self.idle = idle
    self.waiting = waiting
    self.stolen = stolen
  }

  /// The time that was neither idle nor waiting.
  public var busy: UInt64 { user &+ system &+ stolen }

  /// The time that was idle or waiting.
  public var unused: UInt64 { idle &+ waiting }
}

extension CPUTicks {
  /// Parses the numbers after `cpu` or `cpu0` in a line of /proc/stat.
  ///
  /// Columns that an old kernel lacks are 0; returns `nil` if there are fewer than four.
  static func parse(_ cursor: inout ByteCursor) -> CPUTicks? {
    guard let user = cursor.unsigned(), let nice = cursor.unsigned(),
      let system = cursor.unsigned(), let idle = cursor.unsigned()
    else { return nil }
    let waiting = cursor.unsigned() ?? 0
    let hardInterrupts = cursor.unsigned() ?? 0
    let softInterrupts = cursor.unsigned() ?? 0
    let stolen = cursor.unsigned() ?? 0
    // The next two columns, guest and guest_nice, are already included in user and nice.
    return CPUTicks(
      user: user &+ nice, system: system &+ hardInterrupts &+ softInterrupts, idle: idle,
      waiting: waiting, stolen: stolen)
  }
}
