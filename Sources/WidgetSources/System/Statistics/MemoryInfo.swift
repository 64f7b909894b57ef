/// The sizes in /proc/meminfo, in bytes.
public struct MemoryInfo: Sendable, Equatable {
  /// The memory that the kernel manages.
  public var total: UInt64
  /// The memory that new programs could get without swapping.
  public var available: UInt64
  /// The memory that nothing uses, not even a cache.
  public var free: UInt64
  /// The page cache and the kernel's reclaimable caches, as `free` counts them.
  public var cached: UInt64
  /// The buffers of block devices.
  public var buffers: UInt64
  /// The size of all swap space; 0 if there is none.
  public var swapTotal: UInt64
  /// The used swap space.
  public var swapUsed: UInt64

  /// Creates the information from seven sizes in bytes.
  public init(
    total: UInt64, available: UInt64, free: UInt64, cached: UInt64, buffers: UInt64,
    swapTotal: UInt64, swapUsed: UInt64
  ) {
    self.total = total
    self.available = available
    self.free = free
    self.cached = cached
    self.buffers = buffers
    self.swapTotal = swapTotal
    self.swapUsed = swapUsed
  }

  /// The total without the available memory, as `free` of procps 4 counts it.
  public var used: UInt64 { total - min(available, total) }

  /// The used fraction of memory, from 0 to 1.
  public var usedFraction: Double { total == 0 ? 0 : Double(used) / Double(total) }

  /// The used fraction of swap, from 0 to 1, or `nil` if there is no swap.
  public var swapUsedFraction: Double? {
    swapTotal == 0 ? nil : Double(swapUsed) / Double(swapTotal)
  }

  /// Parses /proc/meminfo; returns `nil` if there is no total.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> MemoryInfo? {
    let lines = MemoryLines(bytes)
    guard let total = lines.total, total > 0 else { return nil }
    let free = lines.free ?? 0
    let cached = (lines.cached ?? 0) &+ (lines.reclaimable ?? 0)
    let buffers = lines.buffers ?? 0
    let swapTotal = lines.swapTotal ?? 0
    return MemoryInfo(
      total: total,
      // Kernels before 3.14 do not report the available memory; this is close to it.
      available: min(lines.available ?? (free &+ cached &+ buffers), total),
      free: free, cached: cached, buffers: buffers, swapTotal: swapTotal,
      swapUsed: swapTotal - min(lines.swapFree ?? swapTotal, swapTotal))
  }
}
