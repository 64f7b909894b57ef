/// A fact about the terminal or the machine, and what to do where it is a problem.
struct Finding: Codable, Equatable {
  /// The weight of a finding.
  enum State: String, Codable {
    /// All is well, or there is nothing to repair.
    case ok
    /// Something is shown or kept worse than it could be.
    case warn
    /// Something does not work.
    case fail
  }

  /// The part that was looked at: `terminal`, `tmux`, `sandbox` …
  let part: String
  let name: String
  let state: State
  /// The state that was found, in words.
  let words: String
  /// The repair, in one sentence; `nil` where nothing has to be repaired.
  let fix: String?

  init(_ part: String, _ name: String, _ words: String) {
    self.init(part, name, .ok, words, fix: nil)
  }

  init(_ part: String, _ name: String, _ state: State, _ words: String, fix: String?) {
    (self.part, self.name, self.state, self.words, self.fix) = (part, name, state, words, fix)
  }

  /// The finding as lines of text, the fix on one of its own.
  var text: String {
    let mark = state.rawValue + String(repeating: " ", count: 6 - state.rawValue.count)
    return "\(mark)\(part): \(name): \(words)\n" + (fix.map { "      \($0)\n" } ?? "")
  }
}
