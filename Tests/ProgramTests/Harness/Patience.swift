import Glibc

/// Asks until there is an answer or the time is up; returns nil then.
///
/// Other tests may keep all of the runner's threads busy for seconds, and then a pause lasts that
/// long. The awaited program is not at fault, so no round counts for more than a tenth of a second;
/// and since the program itself shares the machine, it gets six times the time that it needs on a
/// machine of its own.
func ask<Answer>(
  for timeout: Duration, every pause: Duration = .milliseconds(2),
  isolation: isolated (any Actor)? = #isolation, _ question: () async throws -> Answer?
) async throws -> Answer? {
  var left = timeout * 6
  while true {
    let start = ContinuousClock.now
    if let answer = try await question() { return answer }
    if left <= .zero { return nil }
    try await Task.sleep(for: pause)
    left -= min(ContinuousClock.now - start, .milliseconds(100))
  }
}

/// An event that did not happen in time, with the state at the end.
struct TimeUp: Error, CustomStringConvertible {
  /// The awaited event, as in “the screen that was waited for”.
  var awaited: String
  var timeout: Duration
  /// The visible state at the end: a name and a text each.
  var seen: [(name: String, text: String)]

  var description: String {
    let parts = seen.map { part in
      // The end is the most informative part, and a test's log is no place for a megabyte.
      let text = part.text.suffix(8000)
      let shown = text.count < part.text.count ? "…" + text : text
      return text.isEmpty ? "\(part.name): nothing" : "\(part.name):\n\(shown)"
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
