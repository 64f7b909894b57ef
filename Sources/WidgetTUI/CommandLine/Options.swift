import CLinux
import FoundationEssentials
import Glibc
import WidgetBase
import WidgetLayout
import WidgetTimeline

/// The parsed command line.
struct Options: Equatable {
  enum Command: String, CaseIterable {
    case run, snapshot, gallery, check, `try`, `init`, `import`, toolkit, add, schema, themes,
      timeline,
      plan, why, reload,
      open,
      options, tmux, host, serve, agent, fleet, alarms, acknowledge, doctor, describe, answer,
      compose,
      worker, confined, sweep, help, version

    /// The commands that perform an action; the others are also options.
    static let shown = allCases.map(\.rawValue).filter { !hidden.contains($0) }

    /// The commands that only programs call, and those that are options as well.
    private static let hidden = [Self.answer, compose, worker, confined, sweep, help, version].map(
      \.rawValue)

    /// The minimum and maximum number of words after the command.
    var operands: ClosedRange<Int> {
      switch self {
      case .timeline, .why, .open, .`import`, .toolkit, .add: 1...1
      case .reload, .alarms, .acknowledge, .host: 0...1
      case .serve, .agent: 0...100
      case .fleet: 1...2
      case .options: 1...20
      case .confined: 3...20
      case .tmux: 0...20
      case .try: 1...1000
      case .run, .snapshot, .gallery, .check, .plan, .doctor, .`init`: 0...1
      default: 0...0
      }
    }
  }

  enum Format: String, CaseIterable {
    case text, ansi, json
  }

  var command = Command.run
  /// The words after the command.
  var operands: [String] = []
  /// True if `--` precedes words, so that they are taken literally.
  var isAfterDashes = false
  /// The path of the board's file.
  var board: String?
  var theme = "auto"
  var color: ColorDepth?
  /// The characters to draw with; `nil` for those that the terminal can show.
  var glyphs: GlyphSet?
  var machine: String?
  /// The number of seconds between readings, in place of each widget's own.
  var every: TimeInterval?
  var at: Date?
  /// The requested date as written.
  var atText: String?
  /// The limit on how often providers are asked by their policies; `nil` for none.
  var budget: ReloadBudget?
  /// The number of hours that a plan covers.
  var hours = 24.0
  var size: Size?
  var widget: String?
  var family: WidgetFamily?
  /// True to show sample data in place of the providers' entries.
  var isPreview = false
  /// True for lines of words in place of a screen.
  var isAccessible = false
  /// True to show only archived timelines, without reading anything.
  var isKept = false
  /// True to fail if something shown is not fresh or, for a check, on warnings and on unmet needs.
  var isStrict = false
  /// The number of seconds to wait for readings; `nil` for as long as the widgets may take.
  var timeout: TimeInterval?
  var format: Format?
  /// False to leave the mouse to the terminal.
  var hasMouse = true
  /// False to show pictures in cells only.
  var hasPixels = true
  /// True if a check reads each source.
  var isLive = false
  /// The source of a widget that is added to a board, as written.
  var addition: String?
  /// The name of that widget.
  var name: String?
  /// The kind of that widget.
  var kind: String?
  /// True if the board's file may be changed.
  var isWritten = false

  /// The path of the file into which an agent writes metrics.
  var metrics: String?

  /// The target of a project that is imported.
  var target: String?
  /// The folder of an import.
  var output: String?
  /// True if an import only compiles.
  var isCheck = false
  /// The folder of the source that imported widgets are built with.
  var toolkit: String?
  /// The folder outside of which an import reads nothing.
  var root: String?
  /// The folder of golden files.
  var golden: String?
  /// True to record golden files as they are drawn.
  var isRecorded = false
  /// The widgets and previews that golden files leave out.
  var skipped: [String] = []
  /// True if what a project says is run without a sandbox while it is imported.
  var isTrusted = false
  /// The folder of what imports build.
  var scratchPath: String?

  /// Parses a command line by getopt_long's rules; the first argument is the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var names = OptionName.allCases.map { option($0) } + [CLinux.option()]
    defer { for name in names { free(UnsafeMutablePointer(mutating: name.name)) } }
    var found: [(OptionName?, String?, String)] = []
    var walk = clinux_options()
    // A key path, and the strings of any sequence, cost the start more than all else here.
    let letters = OptionName.allCases.reduce(":") { $0 + ($1.letters ?? "") }
    while clinux_options_next(&walk, Int32(arguments.count), &words, letters, &names) {
      let text = walk.argument.map { String(cString: $0) }
      let word = walk.word.map { String(cString: $0) } ?? ""
      if walk.option == UInt8(ascii: ":") { throw .missingArgument(word) }
      found.append((OptionName(code: walk.option), text, word))
    }
    for (name, text, word) in found {
      guard let name else { throw .unknownOption(word) }
      try take(name, text ?? "")
    }
    isAfterDashes = arguments.dropFirst().contains("--")
    let operands = words[Int(walk.index)...].compactMap { $0.map { String(cString: $0) } }
    try take(operands)
  }

  private mutating func take(_ operands: [String]) throws(UsageError) {
    guard let first = operands.first else { return }
    let isBoard =
      first.contains("/") || first.hasExactSuffix(".yaml") || first.hasExactSuffix(".yml")
    let named = Command(rawValue: first)
    guard let command = named ?? (isBoard ? .run : nil) else { throw .unknownCommand(first) }
    // Help or version requested as an option takes precedence.
    if self.command == .run { self.command = command }
    self.operands = named == nil ? operands : Array(operands.dropFirst())
    if self.operands.count > command.operands.upperBound {
      throw .extraOperand(self.operands[command.operands.upperBound])
    }
    if self.command == command, self.operands.count < command.operands.lowerBound {
      throw .missingOperand(command.rawValue)
    }
    if [.run, .snapshot, .gallery, .check, .plan, .doctor].contains(command),
      let path = self.operands.first
    {
      board = path
    }
  }

  private mutating func take(_ name: OptionName, _ text: String) throws(UsageError) {
    switch name {
    case .board: board = text
    case .theme: theme = text
    case .color:
      color = try value(text, of: name, among: ColorDepth.allCases.map(\.rawValue)) {
        ColorDepth(rawValue: $0)
      }
    case .glyphs:
      glyphs = try value(text, of: name, among: GlyphSet.allCases.map(\.rawValue)) {
        GlyphSet(rawValue: $0)
      }
    case .machine: machine = text
    case .every:
      guard let seconds = Double(text), (0.25...86_400).contains(seconds) else {
        throw .badValue(name.rawValue, text, "seconds, from 0.25 to 86400")
      }
      every = seconds
    case .at:
      guard let date = Date(iso8601: text) else {
        throw .badValue(
          name.rawValue, text, "a day and time of the calendar, such as 2026-03-14T09:26:00Z")
      }
      at = date
      atText = text
    case .budget: budget = try Self.budget(text)
    case .hours:
      guard let hours = Double(text), hours > 0, hours <= 8784 else {
        throw .badValue(name.rawValue, text, "hours, more than 0 and at most 8784")
      }
      self.hours = hours
    case .size:
      guard let size = Size(text: text) else {
        throw .badValue(name.rawValue, text, "columns and rows such as 80x24, each 1 to 1000")
      }
      self.size = size
    case .widget: widget = text
    case .family:
      family = try value(text, of: name, among: WidgetFamily.allCases.map(\.shortName)) {
        WidgetFamily(name: $0)
      }
    case .format:
      format = try value(text, of: name, among: Format.allCases.map(\.rawValue)) {
        Format(rawValue: $0)
      }
    case .json: format = .json
    case .accessible: isAccessible = true
    case .preview: isPreview = true
    case .kept: isKept = true
    case .strict: isStrict = true
    case .live: isLive = true
    case .noMouse: hasMouse = false
    case .noPixels: hasPixels = false
    case .timeout:
      guard let seconds = Double(text), (0.1...86_400).contains(seconds) else {
        throw .badValue(name.rawValue, text, "seconds, from 0.1 to 86400")
      }
      timeout = seconds
    case .add: addition = text
    case .name: self.name = text
    case .kind: kind = text
    case .write: isWritten = true
    case .target: target = text
    case .output: output = text
    case .check: isCheck = true
    case .toolkit: toolkit = text
    case .root: root = text
    case .metrics: metrics = text
    case .golden: golden = text
    case .record: isRecorded = true
    case .skip: skipped.append(text)
    case .trusted: isTrusted = true
    case .scratchPath: scratchPath = text
    case .help: command = .help
    case .version: command = .version
    }
  }

  private static func budget(_ text: String) throws(UsageError) -> ReloadBudget? {
    switch text {
    case "none": return nil
    case "apple": return .apple
    default:
      guard let count = Int(text), (1...86_400).contains(count) else {
        throw .badValue(
          OptionName.budget.rawValue, text, "none, apple, or reloads in a day, 1 to 86400")
      }
      return ReloadBudget(perDay: count, spacing: 1)
    }
  }

  private func value<Value>(
    _ text: String, of name: OptionName, among choices: [String], _ make: (String) -> Value?
  ) throws(UsageError) -> Value {
    guard let value = make(text) else {
      throw .unknownChoice(name.rawValue, text, among: choices)
    }
    return value
  }
}

extension Size {
  /// Parses a size such as `80x24`.
  init?(text: String) {
    let parts = text.splitExactly(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...1000).contains(width), (1...1000).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
