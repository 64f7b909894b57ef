/// A command line that cannot be followed.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case missingArgument(String)
  case unknownCommand(String)
  case extraOperand(String)
  /// A command that needs a widget's name.
  case missingOperand(String)
  case noTimeline(String, known: [String])
  /// The option's name, what it was given, what was expected.
  case badValue(String, String, String)
  case unknownWidget(String, known: [String])
  case unsupportedFamily(String, widget: String, supported: [String])

  var description: String {
    switch self {
    case .unknownOption(let word): "there is no option \(VisibleText.quoted(word))"
    case .missingArgument(let word): "option \(word) needs a value"
    case .unknownCommand(let word):
      "there is no command '\(VisibleText.quoted(word))'; commands: "
        + "run, snapshot, themes, timeline, plan, why, reload, tmux, host"
    case .extraOperand(let word): "'\(VisibleText.quoted(word))' is one word too many"
    case .missingOperand(let command):
      "which widget? name one, as in: widgettui \(command) orders"
    case .noTimeline(let name, let known):
      "nothing is archived of '\(VisibleText.quoted(name))'; archived: "
        + (known.isEmpty ? "nothing yet" : known.joined(separator: ", "))
    case .badValue(let name, let text, let expected):
      "--\(name) was given '\(VisibleText.quoted(text))'; expected \(expected)"
    case .unknownWidget(let name, let known):
      "there is no widget '\(VisibleText.quoted(name))'; widgets: \(known.joined(separator: ", "))"
    case .unsupportedFamily(let family, let widget, let supported):
      "widget '\(widget)' is not made for \(family); families: "
        + supported.joined(separator: ", ")
    }
  }
}
