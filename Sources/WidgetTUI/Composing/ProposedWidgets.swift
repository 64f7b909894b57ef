import WidgetBase
import WidgetSettings

/// The proposed widgets of a source that may be written to a board: with references in place of literal
/// secrets, and with nothing from the data that a board would take for more than a name.
struct ProposedWidgets {
  let all: [Setting]

  /// The maximum number of characters of a text that comes from data.
  private static let longest = 200

  init(_ proposals: [Setting], _ literals: LiteralSecrets) {
    all = proposals.compactMap { Self.widget($0, literals) }
  }

  /// Returns a proposal as it may be written; `nil` if it needs what the data may not say.
  private static func widget(_ proposal: Setting, _ literals: LiteralSecrets) -> Setting? {
    var entries = proposal.entries
    for (key, entry) in proposal.entries where key != "source" {
      switch entry {
      case .list(let names):
        let plain = names.filter { isPlain($0, literals) }
        // Without columns, a table has those of its rows.
        guard !plain.isEmpty || key == "columns" else { return nil }
        entries[key] = plain.isEmpty ? nil : .list(plain)
      case .text, .mapping:
        guard isPlain(entry, literals) else { return nil }
      }
    }
    if let source = proposal["source"] {
      guard let written = self.source(source, literals) else { return nil }
      entries["source"] = written
    }
    return .mapping(entries)
  }

  /// Returns a source that may have got a pick or a format, or another kind, since it was written.
  private static func source(_ proposed: Setting, _ literals: LiteralSecrets) -> Setting? {
    let written = zip(
      [literals.source] + literals.source.items, [literals.referenced] + literals.referenced.items)
    if let same = written.first(where: { $0.0 == proposed }) { return same.1 }
    // The source that has the most in common with it: there is one unless a list was written.
    guard case .mapping(var entries) = proposed,
      let (source, referenced) = written.dropFirst().max(by: {
        common($0.0, entries) < common($1.0, entries)
      })
    else { return isPlain(proposed, literals) ? proposed : nil }
    for (key, entry) in entries {
      // A web address that turned out to be that of a feed is at another key.
      let own =
        source[key] == entry
        ? key : source.entries.first { $0.value == entry && proposed[$0.key] == nil }?.key
      if let own {
        entries[key] = referenced[own]
      } else if !isPlain(entry, literals) {
        return nil
      }
    }
    return .mapping(entries)
  }

  private static func common(_ source: Setting, _ entries: [String: Setting]) -> Int {
    source.entries.values.count { entry in entries.values.contains(entry) }
  }

  /// Returns true if no text of a setting is long, has a placeholder or repeats a secret.
  private static func isPlain(_ setting: Setting, _ literals: LiteralSecrets) -> Bool {
    switch setting {
    case .text(let text):
      text.unicodeScalars.count <= longest && !text.containsExactly("${") && !literals.areIn(text)
    case .list(let items): items.allSatisfy { isPlain($0, literals) }
    case .mapping(let entries):
      entries.allSatisfy { isPlain(.text($0.key), literals) && isPlain($0.value, literals) }
    }
  }
}
