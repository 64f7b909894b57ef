import Glibc

/// Asks until there is an answer or the time is up; nil then. Always asks once after the end, since
/// on a busy machine a pause can outlast the whole timeout.
func ask<Answer>(
  for timeout: Duration, every pause: Duration = .milliseconds(2),
  isolation: isolated (any Actor)? = #isolation, _ question: () async throws -> Answer?
) async throws -> Answer? {
  let end = ContinuousClock.now + timeout
  while true {
    let isLast = ContinuousClock.now >= end
    if let answer = try await question() { return answer }
    if isLast { return nil }
    try await Task.sleep(for: pause)
  }
}

/// What did not happen in time, and what there was instead.
struct TimeUp: Error, CustomStringConvertible {
  /// What was waited for, as in “the screen that was waited for”.
  var awaited: String
  var timeout: Duration
  /// What there was to see at the end: a name and a text each.
  var seen: [(name: String, text: String)]

  var description: String {
    let parts = seen.map { part in
      part.text.isEmpty ? "\(part.name): nothing" : "\(part.name):\n\(part.text)"
    }
    return (["\(awaited) did not come within \(timeout)"] + parts).joined(separator: "\n")
  }
}

/// A system call that failed in the harness itself.
struct SystemFailure: Error, CustomStringConvertible {
  var call: String
  var reason: String

  init(_ call: String, _ error: Int32 = errno) {
    self.call = call
    self.reason = String(cString: strerror(error))
  }

  var description: String { "\(call): \(reason)" }
}
