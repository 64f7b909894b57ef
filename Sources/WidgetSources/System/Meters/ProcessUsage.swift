import WidgetBase

/// The resources that a process used between the last two samples.
public struct ProcessUsage: Sendable, Hashable {
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
  /// The values of `cpu` in the last samples, the oldest first.
  public var course: [Double?]
  /// The start in ticks since boot, which together with the identifier identifies a process.
  public var startTime: UInt64
  /// The identifier of the process that started it, or that adopted it; 0 for none.
  public var parentID: Int32 = 0
  /// The bytes per second that it read from disks and wrote to them; `nil` where they cannot be read, or
  /// were not asked for.
  public var diskRate: Double?
  /// The name of the user who runs it, or the user's number if it has no name; empty if unknown.
  public var user = ""
  /// The program and its arguments; empty for kernel threads and processes that have ended.
  public var arguments: [String] = []

  /// The name of the program, of which the kernel keeps only fifteen bytes.
  package var programName: String {
    guard let program = arguments.first?.splitExactly(separator: "/").last,
      program.hasExactPrefix(name)
    else {
      return name
    }
    // Some programs write all that they have to say into their first argument.
    return String(program.prefix { $0 != " " || name.contains(" ") })
  }

  /// The number and the start, which together stand for one process only.
  public var identity: ProcessIdentity {
    ProcessIdentity(processID: processID, startTime: startTime)
  }
}
