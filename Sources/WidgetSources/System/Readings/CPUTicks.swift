/// The time one processor, or all together, spent since boot, in ticks.
public struct CPUTicks: Sendable, Equatable {
  /// In programs, at normal or low priority; guests of virtual machines are part of it.
  public var user: UInt64
  /// In the kernel, interrupts included.
  public var system: UInt64
  /// Doing nothing.
  public var idle: UInt64
  /// Doing nothing while a disk was waited for.
  public var waiting: UInt64
  /// Given to other virtual machines by the one that runs this one.
  public var stolen: UInt64

  /// The five shares in ticks.
  public init(user: UInt64, system: UInt64, idle: UInt64, waiting: UInt64, stolen: UInt64) {
    self.user = user
    self.system = system
    self.idle = idle
    self.waiting = waiting
    self.stolen = stolen
  }

  /// All but idle and waiting.
  public var busy: UInt64 { user &+ system &+ stolen }

  /// Idle and waiting.
  public var unused: UInt64 { idle &+ waiting }
}

extension CPUTicks {
  /// The numbers after `cpu` or `cpu0` in a line of /proc/stat; columns that an old kernel
  /// lacks are 0, and fewer than four are no such line.
  static func parse(_ cursor: inout ByteCursor) -> CPUTicks? {
    guard let user = cursor.unsigned(), let nice = cursor.unsigned(),
      let system = cursor.unsigned(), let idle = cursor.unsigned()
    else { return nil }
    let waiting = cursor.unsigned() ?? 0
    let hardInterrupts = cursor.unsigned() ?? 0
    let softInterrupts = cursor.unsigned() ?? 0
    let stolen = cursor.unsigned() ?? 0
    // The two columns after these, guest and guest_nice, are in user and nice already.
    return CPUTicks(
      user: user &+ nice, system: system &+ hardInterrupts &+ softInterrupts, idle: idle,
      waiting: waiting, stolen: stolen)
  }
}
