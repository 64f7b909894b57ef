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
}
