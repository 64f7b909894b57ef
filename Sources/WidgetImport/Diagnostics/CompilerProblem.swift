import WidgetBase

/// An error that the compiler found.
package struct CompilerProblem: Hashable, Sendable, Codable {
  package let path: String
  package let line: Int
  package let column: Int
  package let message: String
  /// The name that is missing, or `nil` if the message is about something else.
  package let symbol: String?

  package init(path: String, line: Int, column: Int, message: String) {
    (self.path, self.line, self.column, self.message) = (path, line, column, message)
    symbol = Self.symbol(in: message)
  }

  /// Returns the name that a message says is missing: `View.glow` for a member.
  private static func symbol(in message: String) -> String? {
    let parts = message.splitExactly(separator: "'", omittingEmptySubsequences: false).map(
      String.init)
    guard parts.count >= 3 else { return nil }
    if message.contains("has no member"), parts.count >= 5 {
      return "\(parts[1]).\(parts[3])"
    }
    if message.hasExactPrefix("cannot find") || message.hasExactPrefix("no such module")
      || message.hasExactPrefix("unknown attribute") || message.contains("no macro named")
      || message.contains("is not a member type of")
    {
      return parts[1]
    }
    return nil
  }
}
