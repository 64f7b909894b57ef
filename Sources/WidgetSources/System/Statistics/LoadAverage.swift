/// The average number of threads that wanted to run, from /proc/loadavg.
public struct LoadAverage: Sendable, Equatable {
  /// The average over the last minute.
  public var one: Double
  /// The average over the last five minutes.
  public var five: Double
  /// The average over the last fifteen minutes.
  public var fifteen: Double
  /// The number of threads that are running or runnable now.
  public var runnable: Int
  /// The number of all threads.
  public var threads: Int

  /// Creates the load from three averages and two numbers of threads.
  public init(one: Double, five: Double, fifteen: Double, runnable: Int, threads: Int) {
    self.one = one
    self.five = five
    self.fifteen = fifteen
    self.runnable = runnable
    self.threads = threads
  }

  /// Parses `0.52 0.61 0.70 2/345 6789`; returns `nil` if one of the first five numbers is missing.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> LoadAverage? {
    var cursor = ByteCursor(bytes)
    guard let one = cursor.decimal(), let five = cursor.decimal(),
      let fifteen = cursor.decimal(), let runnable = cursor.unsigned(),
      cursor.next == UInt8(ascii: "/")
    else { return nil }
    cursor.skip()
    guard let threads = cursor.unsigned() else { return nil }
    return LoadAverage(
      one: one, five: five, fifteen: fifteen, runnable: Int(clamping: runnable),
      threads: Int(clamping: threads))
  }
}
