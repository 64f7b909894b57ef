import WidgetBase

/// The compiler's messages: its errors, each once, and what else it said.
package struct CompilerOutput: Equatable, Sendable {
  package private(set) var problems: [CompilerProblem] = []
  /// Errors without a place, such as those of the linker.
  package private(set) var others: [String] = []

  package init(_ text: String) {
    var seen: Set<CompilerProblem> = []
    var expanded: [String] = []
    for line in text.split(whereSeparator: \.isNewline).map(String.init) {
      if let problem = Self.problem(line) {
        if seen.insert(problem).inserted { problems.append(problem) }
      } else if line.hasExactPrefix("macro expansion "), line.contains(": error: ") {
        if !expanded.contains(line) { expanded.append(line) }
      } else if line.contains("error: allowing deserialization of") {
        // The import itself asks for that, to check what depends on a module with errors.
        continue
      } else if line.hasExactPrefix("error: ") || line.contains(": error: ")
        || line.contains("undefined reference") || line.contains("undefined symbol")
      {
        if !others.contains(line) { others.append(line) }
      }
    }
    // The code that a macro wrote fails where its own source does; alone it has no place.
    if problems.isEmpty { others += expanded }
  }

  /// Reads a line such as `/a/B.swift:3:9: error: cannot find 'x' in scope`.
  private static func problem(_ line: String) -> CompilerProblem? {
    guard let mark = line.firstExactRange(of: ": error: "), line.hasExactPrefix("/") else {
      return nil
    }
    let place = line[..<mark.lowerBound].splitExactly(
      separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    return CompilerProblem(
      path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
      message: String(line[mark.upperBound...]))
  }
}
