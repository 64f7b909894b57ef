import Glibc

/// A parser under test: a function that takes any bytes, and the promises that it keeps for all of
/// them.
package struct FuzzTarget: Sendable {
  /// The name, which is also that of the folder with its seeds.
  package let name: String
  /// The most processor time that one input may take, in seconds, or `nil` if a worker's own limit
  /// applies to it.
  let limit: Double?
  private let body: @MainActor @Sendable ([UInt8], inout Promises) -> Void

  init(
    _ name: String, limit: Double? = 5,
    _ body: @escaping @MainActor @Sendable ([UInt8], inout Promises) -> Void
  ) {
    self.name = name
    self.limit = limit
    self.body = body
  }

  /// Returns the promises that are broken for some bytes, in words; none if all is well.
  @MainActor
  package func brokenPromises(for bytes: [UInt8]) -> [String] {
    var promises = Promises()
    let start = Self.processorTime
    body(bytes, &promises)
    let time = Self.processorTime - start
    if let limit { promises.expect(time < limit, "it took \(time) s of processor time") }
    return promises.broken
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension FuzzTarget {
  /// All targets, in the order in which they are run.
  package static let all: [FuzzTarget] = [
    .yaml, .board, .theme, .timeline, .json, .table, .pick, .regex, .xbar, .rules, .dates, .http,
    .prometheus, .metrics, .calendar, .feed, .picture, .datum, .archive, .bundle, .sgr, .text,
    .escaping, .status, .keys, .topic, .fleet,
  ]
}
