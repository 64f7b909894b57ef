/// The resources that a process used between the last two samples.
public struct ProcessUsage: Sendable, Equatable {
  /// The process identifier.
  public var processID: Int32
  /// The name: at most 15 bytes of the program's, which may include control characters.
  public var name: String
  /// The processor time as a fraction of one core, so that 8 is all of eight cores; `nil` until
  /// there are two samples.
  public var cpu: Double?
  /// The resident memory in bytes, including shared pages.
  public var memory: UInt64
  /// The state as in `ps`: `R` running, `S` sleeping, `D` waiting for a disk…
  public var state: Character
  /// The number of threads.
  public var threads: Int
}
