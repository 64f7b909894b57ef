import CLinux
import Glibc

/// The program's own processor use, as a share of one processor, over the last few seconds.
struct ProcessCost {
  /// The number of seconds for each share; shorter spans would mostly reflect the last redraw.
  private static let span = 5.0

  private var start = (cpu: Self.cpuSeconds, wall: Self.wallSeconds)
  private var last: Double?

  /// The share in words: `0.3 %`; `… %` until there is one.
  var share: String {
    guard let last else { return "… %" }
    let tenths = Int((last * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// Measures a new share if the last one is old enough.
  mutating func update() {
    let now = (cpu: Self.cpuSeconds, wall: Self.wallSeconds)
    guard now.wall - start.wall >= (last == nil ? 1 : Self.span) else { return }
    last = (now.cpu - start.cpu) / (now.wall - start.wall)
    start = now
  }

  private static var cpuSeconds: Double { Double(clinux_process_cpu_nanoseconds()) / 1e9 }

  private static var wallSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
