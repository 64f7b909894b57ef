import WidgetTimeline

/// The command `widgettui options WIDGET`, which prints the settings that matter with the widget's
/// values.
///
/// `widgettui options WIDGET SETTING [WORDS]` prints the suggestions for a setting, one per line,
/// each with its title; with words, only those that match them.
@MainActor
struct OptionsCommand {
  private let operands: [String]
  private let catalog: BoardCatalog

  init(
    options: Options, board: Board?, catalog: @MainActor (WidgetSurroundings) -> Catalog
  ) throws {
    operands = options.operands
    let stage = try Stage(options)
    let all = catalog(stage.surroundings(interval: nil))
    let board = try BoardChoice(options.board, builtIn: board).load(all).board
    self.catalog = all.placing(board, on: stage.hostName)
  }

  func run() throws {
    let name = operands[0]
    guard let widget = catalog.widget(name), let parameters = catalog[widget.kind]?.parameters
    else {
      throw CommandError(
        words: "widget \(VisibleText.quoted(name)) does not exist or has no parameters")
    }
    let values = parameters.values(widget.settings)
    try BoardPlace.$current.withValue(widget.settings.place) {
      if operands.count > 1 {
        try write(operands[1], of: parameters, values)
      } else {
        try write(Blocking.value { try await parameters.shown(values) })
      }
    }
  }

  /// Prints the settings, each with its value and title.
  private func write(_ settings: [WidgetParameters.Parameter]) throws {
    let rows = settings.map { setting in
      let value = setting.value.items.compactMap(\.text).joined(separator: ", ")
      return (key: setting.key, value: value.isEmpty ? "–" : value, title: setting.title)
    }
    let (keys, values) = (Self.width(rows.map(\.key)), Self.width(rows.map(\.value)))
    for row in rows {
      let words =
        Self.padded(row.key, to: keys) + Self.padded(row.value, to: min(values, 30)) + row.title
      try StandardOutput.write(VisibleText.quoted(words, limit: 400) + "\n")
    }
  }

  /// Prints the suggestions for a setting.
  private func write(
    _ key: String, of parameters: WidgetParameters, _ values: [String: ParameterValue]
  ) throws {
    guard parameters.parameters.contains(where: { $0.key == key }) else {
      let shown = try Blocking.value { try await parameters.shown(values) }
      throw CommandError(
        words: "\(operands[0]) has no setting \(VisibleText.quoted(key)): expected one of "
          + shown.map { VisibleText.quoted($0.key) }.joined(separator: ", "))
    }
    let words = operands.count > 2 ? operands[2...].joined(separator: " ") : nil
    let options = try Blocking.value { try await parameters.options(key, words, values) }
    let width = Self.width(options.map { $0.value.text ?? "" })
    for option in options {
      let line = Self.padded(option.value.text ?? "", to: width) + option.title
      try StandardOutput.write(VisibleText.quoted(line, limit: 400) + "\n")
    }
    if options.isEmpty { throw CommandError(words: "no suggestions for \(key)") }
  }

  private static func width(_ words: [String]) -> Int { words.map(\.count).max() ?? 0 }

  /// Returns a word padded to the next column.
  private static func padded(_ word: String, to width: Int) -> String {
    word + String(repeating: " ", count: max(0, width - word.count) + 2)
  }
}
