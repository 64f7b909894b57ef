import WidgetBase

/// The names that are drawn only nearly, or without effect, as docs/supported.md lists them.
package struct SupportTable: Equatable, Sendable {
  /// A name that sources use, with its first place.
  package struct Use: Hashable, Sendable, Codable {
    package let name: String
    package let note: String
    package let place: Place
    package let count: Int
  }

  /// The notes by name.
  private var approximated: [String: String] = [:]
  private var ignored: [String: String] = [:]

  /// - Parameter page: The text of docs/supported.md.
  package init(page: String) {
    var section = ""
    for line in page.split(whereSeparator: \.isNewline).map(String.init) {
      if line.hasExactPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasExactPrefix("| `") else { continue }
      let cells = line.splitExactly(separator: "|").map { $0.trimmed }
      guard let names = cells.first else { continue }
      let note = cells.count > 1 ? cells[1] : ""
      for (index, name) in names.splitExactly(separator: "`", omittingEmptySubsequences: false)
        .enumerated()
      where index % 2 == 1 {
        if section == "Approximated" { approximated[String(name)] = note }
        if section.hasExactPrefix("Accepted") { ignored[String(name)] = note }
      }
    }
  }

  /// The names of views that nearly every widget has, and of which nobody needs to be told.
  private static let common: Set<String> = [
    "Image", "Color", "Font", "State", "Button", "Link", "AsyncImage",
  ]

  /// Returns what sources use of names that are drawn nearly.
  package func approximated(in sources: [PlannedModule.Source]) -> [Use] {
    uses(of: approximated, sources)
  }

  /// Returns what sources use of names that have no effect.
  package func ignored(in sources: [PlannedModule.Source]) -> [Use] { uses(of: ignored, sources) }

  private func uses(of table: [String: String], _ sources: [PlannedModule.Source]) -> [Use] {
    var places: [String: (Place, Int)] = [:]
    for source in sources {
      for (index, line) in source.content.active.enumerated() where !line.isEmpty {
        for name in Self.names(in: line) where table[name] != nil {
          let first = places[name]?.0 ?? Place(path: source.path, line: index + 1)
          places[name] = (first, (places[name]?.1 ?? 0) + 1)
        }
      }
    }
    return places.map { name, use in
      Use(name: name, note: table[name] ?? "", place: use.0, count: use.1)
    }.sorted { ($0.place.path, $0.place.line, $0.name) < ($1.place.path, $1.place.line, $1.name) }
  }

  /// Returns the names in a line in the notation of the page: `Named`, `.modifier` and `\.key`.
  private static func names(in line: String) -> [String] {
    var names: [String] = []
    var word = ""
    var before: (Character, Character) = (" ", " ")
    var start = before
    for character in line + " " {
      if character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty { start = before }
        word.append(character)
      } else if !word.isEmpty {
        if start.1 == "." {
          names.append(start.0 == "\\" ? "\\.\(word)" : ".\(word)")
        } else if word.first?.isUppercase == true {
          names.append(word)
        }
        word = ""
      }
      before = (before.1, character)
    }
    return names
  }
}
