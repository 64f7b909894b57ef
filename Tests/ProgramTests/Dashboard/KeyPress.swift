import Testing

/// Keys that a test presses, and how the screen must look after them.
struct KeyPress: Sendable {
  /// The name of what they do: that of an action, or of the key in the help.
  let name: String
  let keys: [String]
  /// Compares the screen before with the one after it.
  let works: @Sendable (_ before: String, _ after: String) -> Bool

  init(
    _ name: String, _ keys: String..., works: @escaping @Sendable (String, String) -> Bool
  ) {
    (self.name, self.keys, self.works) = (name, keys, works)
  }

  init(_ name: String, _ keys: String..., shows words: String) {
    (self.name, self.keys) = (name, keys)
    works = { before, after in after.contains(words) && !before.contains(words) }
  }
}

extension TmuxSession {
  /// Presses keys one after the other, each when the one before it has had its effect, and returns their names.
  func press(
    _ presses: [KeyPress], isolation: isolated (any Actor)? = #isolation
  ) async throws -> Set<String> {
    for press in presses {
      let before = try await screen()
      for key in press.keys { try await send(key) }
      do {
        try await waitFor(.seconds(20)) { press.works(before, $0) }
      } catch {
        Issue.record("\(press.name): \(press.keys.joined(separator: " "))")
        throw error
      }
    }
    return Set(presses.map(\.name))
  }
}
