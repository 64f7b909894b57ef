import WidgetBase

/// An error in the command line.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case missingArgument(String)
  case unknownCommand(String)
  case extraOperand(String)
  /// A command that needs a widget's name.
  case missingOperand(String)
  /// A command to be tried that was not given after `--`.
  case commandWithoutDashes([String])
  /// A word to be tried that is not a source.
  case noSource(String)
  /// A command that needs a board, and the path at which one was expected.
  case missingBoard(String)
  case noTimeline(String, known: [String])
  /// The option's name, the given value, and the expected form.
  case badValue(String, String, String)
  /// An option that means nothing without another one.
  case lonelyOption(String, needs: String)
  /// An option that contradicts another one, and why.
  case contraryOption(String, to: String, because: String)
  /// The option's name, the given value, and the valid choices.
  case unknownChoice(String, String, among: [String])
  case unknownWidget(String, known: [String])
  case unsupportedFamily(String, widget: String, supported: [String])

  var description: String {
    switch self {
    case .unknownOption(let word): unknownOption(word)
    case .missingArgument(let word): "option \(word) needs a value"
    case .unknownCommand(let word):
      Self.unknown("command", word, among: Options.Command.shown, listedAs: "commands")
    case .extraOperand(let word): "unexpected argument \(Self.quoted(word))"
    case .missingOperand("open"):
      "missing address; for example: widgettui open https://example.com"
    case .missingOperand("try"):
      "missing source; for example: widgettui try https://example.com/api.json"
    case .missingOperand("import"):
      "missing project; for example: widgettui import ~/MyApp/MyApp.xcodeproj"
    case .missingOperand("toolkit"):
      "missing folder; for example: widgettui toolkit ~/widgettui-toolkit"
    case .missingOperand("add"):
      "missing bundle; for example: widgettui add ~/MyApp/.widgettui/MyWidgets"
    case .commandWithoutDashes(let words):
      "write -- before a command: widgettui try -- "
        + VisibleText.quoted(words.joined(separator: " "))
    case .noSource(let word):
      "\(Self.quoted(word)) is not a source: no such file; expected an address with "
        + "https://, a file, system.cpu, YAML such as '{http: …, pick: .a}', or a command behind --"
    case .missingOperand(let command):
      "which widget? name one, as in: widgettui \(command) orders"
    case .missingBoard(let path):
      "missing board file; none exists at \(VisibleText.quoted(path))"
    case .noTimeline(let name, let known):
      "nothing is archived for \(Self.quoted(name))" + Self.suggestion(for: name, among: known)
        + "; archived: " + (known.isEmpty ? "nothing yet" : Self.list(known))
    case .badValue(let name, let text, let expected):
      "--\(name) was given \(Self.quoted(text)); expected \(expected)"
    case .lonelyOption(let name, let needed): "--\(name) needs \(needed)"
    case .contraryOption(let name, let other, let reason):
      "--\(name) cannot stand beside --\(other): --\(other) \(reason)"
    case .unknownChoice(let name, let text, let choices):
      "--\(name) was given \(Self.quoted(text))" + Self.suggestion(for: text, among: choices)
        + "; expected one of " + choices.joined(separator: ", ")
    case .unknownWidget(let name, let known):
      Self.unknown("widget", name, among: known, listedAs: "widgets")
    case .unsupportedFamily(let family, let widget, let supported):
      "widget '\(widget)' does not support \(family); families: "
        + supported.joined(separator: ", ")
    }
  }

  /// Returns the words for an unknown option, with a suggestion for long forms only; short ones are
  /// too short to guess.
  private func unknownOption(_ word: String) -> String {
    let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
    let names = OptionName.allCases.map(\.rawValue)
    let nearest =
      word.hasExactPrefix("--") && !names.contains(String(name))
      ? Spelling.nearest(to: String(name), among: names) : nil
    return "unknown option \(VisibleText.quoted(word))"
      + (nearest.map { ", did you mean --\($0)?" } ?? "")
  }

  private static func unknown(
    _ noun: String, _ word: String, among known: [String], listedAs plural: String
  ) -> String {
    "unknown \(noun) \(quoted(word))" + suggestion(for: word, among: known)
      + "; \(plural): \(known.joined(separator: ", "))"
  }

  /// The maximum number of names that are listed; the rest are counted.
  private static let mostListed = 30

  private static func list(_ words: [String]) -> String {
    let rest = words.count - mostListed
    return words.prefix(mostListed).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func suggestion(for word: String, among words: [String]) -> String {
    Spelling.nearest(to: word, among: words).map { ", did you mean '\($0)'?" } ?? ""
  }

  private static func quoted(_ word: String) -> String { "'\(VisibleText.quoted(word))'" }
}
