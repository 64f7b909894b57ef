import Glibc
import WidgetSettings
import WidgetSources

/// A source as a person writes it in one line: an address, a file, a figure of this machine, YAML or a
/// command.
struct WrittenSource: Equatable {
  /// A mistake in the line.
  enum Mistake: Error, Equatable, CustomStringConvertible {
    case empty
    case openQuote(Character)
    case nothingSuch(String)

    var description: String {
      switch self {
      case .empty: "write an address, a file, a command, or a figure such as system.cpu"
      case .openQuote(let mark): "the quotation mark \(mark) is not closed"
      case .nothingSuch(let word):
        "\(VisibleText.quoted(word)) is no command of PATH and no file; expected a command, an "
          + "address with https://, a file, or a figure such as system.cpu"
      }
    }
  }

  /// The source as a board's setting, not checked yet.
  let setting: Setting
  /// The YAML text of the source; `nil` if it was written in another form.
  let yaml: String?

  /// - Parameter folder: The folder that relative paths are resolved against.
  init(_ line: String, folder: String) throws(Mistake) {
    let line = line.trimmed
    guard let first = line.first else { throw .empty }
    if first == "{" || first == "[" {
      (yaml, setting) = (line, [:])
      return
    }
    yaml = nil
    let isOneWord = !line.contains(where: \.isWhitespace)
    if isOneWord, let program = Self.program(line, in: folder) {
      setting = ["run": [.text(program)]]
      return
    }
    if isOneWord, let word = SourceWord.setting(of: line, folder: folder) {
      setting = word
      return
    }
    let words = CommandLineWords(line)
    if let mark = words.openQuote { throw .openQuote(mark) }
    if words.words.count == 1, let word = SourceWord.setting(of: words.words[0], folder: folder) {
      setting = word
    } else if words.needsShell {
      setting = ["shell": .text(line)]
    } else if ProgramPath.isThere(words.words[0], in: folder, .own) {
      setting = ["run": .list(words.words.map { .text($0) })]
    } else {
      throw .nothingSuch(words.words[0])
    }
  }

  /// Returns the absolute path of a program that a path leads to; `nil` for anything else.
  private static func program(_ word: String, in folder: String) -> String? {
    guard word.contains("/"), !word.contains("://") else { return nil }
    let path = FilePath.absolute(word, in: folder)
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, X_OK) == 0
    else { return nil }
    return path.replacingDots
  }
}

extension String {
  /// The path without steps that lead nowhere.
  fileprivate var replacingDots: String {
    "/" + split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
