/// What /proc/loadavg says: how many threads wanted to run, averaged.
public struct LoadAverage: Sendable, Equatable {
  /// Over the last minute.
  public var one: Double
  /// Over the last five minutes.
  public var five: Double
  /// Over the last fifteen minutes.
  public var fifteen: Double
  /// Threads that are running or could run now.
  public var runnable: Int
  /// All threads.
  public var threads: Int

  /// The three averages and the two counts.
  public init(one: Double, five: Double, fifteen: Double, runnable: Int, threads: Int) {
    self.one = one
    self.five = five
    self.fifteen = fifteen
    self.runnable = runnable
    self.threads = threads
  }

  /// Reads `0.52 0.61 0.70 2/345 6789`; nil when one of the first five numbers is missing.
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
