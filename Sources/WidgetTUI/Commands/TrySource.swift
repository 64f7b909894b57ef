import Glibc
import WidgetSettings
import WidgetSources

/// The source that `try` was given: an address, a command, a file, a figure of this machine, or
/// YAML.
struct TrySource {
  /// The source as a board's setting, not checked yet.
  let setting: Setting
  /// The YAML text of the source; `nil` if it was given in another form.
  let yaml: String?

  /// Creates the source for the words of a command line.
  ///
  /// - Parameters:
  ///   - words: The words after the command.
  ///   - isCommand: True if they are a command, given after `--`.
  init(_ words: [String], isCommand: Bool, folder: String) throws(UsageError) {
    yaml = !isCommand && words.count == 1 && "{[".contains(words[0].first ?? " ") ? words[0] : nil
    if isCommand {
      setting = .mapping(["run": .list(words.map { .text($0) })])
    } else if words.count > 1 {
      throw .commandWithoutDashes(words)
    } else if yaml != nil {
      setting = .mapping([:])
    } else {
      setting = try Self.setting(of: words[0], folder: folder)
    }
  }

  private static func setting(of word: String, folder: String) throws(UsageError) -> Setting {
    if MachineFigure(word) != nil || word.hasPrefix("system.") { return .text(word) }
    if word.contains("://") { return address(word) }
    let path = FilePath.absolute(word, in: folder)
    guard access(path, F_OK) == 0 else {
      if ProgramPath.isThere(word, in: folder, .own) { throw .commandWithoutDashes([word]) }
      throw .noSource(word)
    }
    return file(path)
  }

  private static func address(_ word: String) -> Setting {
    if word.hasPrefix("webcal") { return ["ical": .text(word)] }
    if word.hasPrefix("postgres") {
      return ["postgres": .text(word), "query": "select current_database(), version()"]
    }
    if word.hasPrefix("file://") { return file(String(word.dropFirst("file://".count))) }
    return ["http": .text(word)]
  }

  private static func file(_ path: String) -> Setting {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
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
