/// The reason why a worker returned no result.
package enum WorkerFailure: Error, Hashable, Sendable {
  /// The work took longer than allowed, and was killed.
  case late
  /// The process that did the work ended: it took more memory than allowed, or has a defect.
  case ended
  /// The result is longer than allowed, in bytes.
  case tooLong(limit: Int)
  /// No worker can be started; the value is the system's error number.
  case unavailable(Int32)
}
