import Glibc
import WidgetBase
import WidgetSettings
import WidgetSources

/// One word that stands for a source: an address, a file or a figure of this machine.
enum SourceWord {
  /// Returns the source as a board's setting, not checked yet; `nil` if the word is none of these.
  ///
  /// - Parameter folder: The folder that relative paths are resolved against.
  static func setting(of word: String, folder: String) -> Setting? {
    if MachineFigure(word) != nil || word.hasExactPrefix("system.") { return .text(word) }
    if word.contains("://") { return address(word) }
    let path = FilePath.absolute(word, in: folder)
    return access(path, F_OK) == 0 ? file(path) : nil
  }

  private static func address(_ word: String) -> Setting {
    if word.hasExactPrefix("webcal") { return ["ical": .text(word)] }
    if word.hasExactPrefix("postgres") {
      return ["postgres": .text(word), "query": "select current_database(), version()"]
    }
    if word.hasExactPrefix("mqtt://") || word.hasExactPrefix("mqtts://") { return topic(word) }
    if word.hasExactPrefix("file://") { return file(String(word.dropFirst("file://".count))) }
    return ["http": .text(word)]
  }

  /// Returns the source of a broker's address, in which the topic may follow the host.
  private static func topic(_ word: String) -> Setting {
    let parts = word.splitExactly(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    let topic = parts.count > 3 ? parts[3] : ""
    return [
      "mqtt": .text(parts.prefix(3).joined(separator: "/")),
      "topic": .text(topic.isEmpty ? "#" : String(topic)),
    ]
  }

  private static func file(_ path: String) -> Setting {
    let ending = path.splitExactly(separator: ".").last.map { $0.lowercased() } ?? ""
    switch ending {
    case "ics": return ["ical": .text(path)]
    case "rss", "atom": return ["feed": .text(path)]
    case "db", "sqlite", "sqlite3":
      return [
        "sqlite": .text(path),
        "query": "select name, type from sqlite_master order by type, name limit 20",
      ]
    case "log": return ["file": .text(path), "tail": "20"]
    default: return ["file": .text(path)]
    }
  }
}
