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
    if let setting = SourceWord.setting(of: word, folder: folder) { return setting }
    if ProgramPath.isThere(word, in: folder, .own) { throw .commandWithoutDashes([word]) }
    throw .noSource(word)
  }
}
