/// What one process used between the last two samples.
public struct ProcessUsage: Sendable, Equatable {
  /// Its process id.
  public var processID: Int32
  /// Its name, at most 15 bytes of the program's; it may hold control characters.
  public var name: String
  /// Processor time as a part of one core: 1 is one core, 8 all of eight; nil until there are two
  /// samples.
  public var cpu: Double?
  /// Resident memory in bytes, shared pages included.
  public var memory: UInt64
  /// What it does, as `ps` says it: `R` running, `S` sleeping, `D` waiting for a disk…
  public var state: Character
  /// Its threads.
  public var threads: Int
}
