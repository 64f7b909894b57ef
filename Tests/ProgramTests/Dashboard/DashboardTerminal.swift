/// The dashboard on a terminal of its own.
extension PseudoTerminal {
  /// Returns the dashboard of the recorded machine with a stopped clock, after its first frame.
  static func dashboard(
    _ arguments: String..., terminal: String = "xterm-256color",
    environment: [String: String?] = [:]
  ) async throws -> PseudoTerminal {
    let terminal = try await PseudoTerminal(
      [try Program.widgettui().path] + Atlas.frozen + arguments, terminal: terminal,
      environment: Atlas.environment.merging(environment) { $1 })
    // The clock is drawn last. On a busy machine an unoptimized program reads its recording slowly.
    try await terminal.waitFor(.seconds(20)) { $0.contains("CPU") && $0.contains("09:26:01") }
    return terminal
  }

  /// The modes of the terminal that have not been restored: its settings, the cursor, the mouse, the
  /// previous screen. The last sequence counts.
  var leftovers: [String] {
    let output = output
    func position(_ sequence: String) -> String.Index? {
      output.ranges(of: sequence).last?.lowerBound
    }
    func isLast(_ sequence: String, after other: String) -> Bool {
      guard let first = position(other), let last = position(sequence) else { return false }
      return last > first
    }
    var leftovers: [String] = []
    if modes != .cooked { leftovers.append("modes") }
    if !isLast("\u{1B}[?25h", after: "\u{1B}[?25l") { leftovers.append("hidden cursor") }
    if !isLast("\u{1B}[?1049l", after: "\u{1B}[?1049h") { leftovers.append("alternate screen") }
    if !isLast("\u{1B}[8h", after: "\u{1B}[8l") { leftovers.append("explicit order") }
    // Not every terminal has one.
    if position("\u{1B}[?1000h") != nil, !isLast("\u{1B}[?1000l", after: "\u{1B}[?1000h") {
      leftovers.append("mouse")
    }
    if !isLast("\u{1B}[?1l", after: "\u{1B}[?1h") { leftovers.append("keypad") }
    return leftovers
  }
}
