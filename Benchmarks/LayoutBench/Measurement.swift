import Glibc

/// How long something takes: the median processor time of many runs, in microseconds.
struct Measurement {
  let name: String
  let microseconds: Double

  /// Measures `body`, if the command line names no other measurement: runs it until half a
  /// second has gone, at least eleven times, after one run not counted. A second argument is how
  /// many times it is run instead, for tools that count instructions.
  @MainActor
  init?(_ name: String, _ body: (Int) -> Void) {
    let arguments = CommandLine.arguments.dropFirst()
    guard name.contains(arguments.first ?? "") else { return nil }
    let count = arguments.dropFirst().first.flatMap { Int($0) }
    self.name = name
    body(0)
    var times: [Double] = []
    let start = Self.now
    var run = 1
    while run <= count ?? 11 || (count == nil && Self.now - start < 0.5) {
      let before = Self.now
      body(run)
      times.append(Self.now - before)
      run += 1
    }
    times.sort()
    microseconds = times[times.count / 2] * 1e6
  }

  /// `all changed: lower to grid      98.1 µs   10193 /s`
  var line: String {
    let figure = String(Int(microseconds * 10 + 0.5))
    let digits = figure.count < 2 ? "0" + figure : figure
    let rate = microseconds > 0 ? Int(1e6 / microseconds) : 0
    return Self.padded(name, 46) + Self.left(digits.dropLast() + "." + digits.suffix(1), 10) + " µs"
      + Self.left("\(rate)", 10) + " /s"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func left(_ text: some StringProtocol, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// Seconds of processor time of the whole process.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
