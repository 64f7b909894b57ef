/// What /proc/meminfo says, in bytes.
public struct MemoryInfo: Sendable, Equatable {
  /// All memory that the kernel manages.
  public var total: UInt64
  /// What new programs could get without swapping.
  public var available: UInt64
  /// What nothing uses, not even a cache.
  public var free: UInt64
  /// The page cache and the kernel's reclaimable caches, as `free` counts them.
  public var cached: UInt64
  /// Buffers of block devices.
  public var buffers: UInt64
  /// All swap space; 0 when there is none.
  public var swapTotal: UInt64
  /// Swap space in use.
  public var swapUsed: UInt64

  /// The seven sizes in bytes.
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

  /// Total without available, as `free` of procps 4 says.
  public var used: UInt64 { total - min(available, total) }

  /// The used part of memory, 0…1.
  public var usedFraction: Double { total == 0 ? 0 : Double(used) / Double(total) }

  /// The used part of swap, 0…1; nil when there is no swap.
  public var swapUsedFraction: Double? {
    swapTotal == 0 ? nil : Double(swapUsed) / Double(swapTotal)
  }

  /// Reads the text of /proc/meminfo; nil without a total.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> MemoryInfo? {
    let lines = MemoryLines(bytes)
    guard let total = lines.total, total > 0 else { return nil }
    let free = lines.free ?? 0
    let cached = (lines.cached ?? 0) &+ (lines.reclaimable ?? 0)
    let buffers = lines.buffers ?? 0
    let swapTotal = lines.swapTotal ?? 0
    return MemoryInfo(
      total: total,
      // Kernels before 3.14 do not say what is available; this is near it.
      available: min(lines.available ?? (free &+ cached &+ buffers), total),
      free: free, cached: cached, buffers: buffers, swapTotal: swapTotal,
      swapUsed: swapTotal - min(lines.swapFree ?? swapTotal, swapTotal))
  }
}
