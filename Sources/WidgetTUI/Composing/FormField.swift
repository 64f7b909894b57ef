import FoundationEssentials
import WidgetBase
import WidgetSettings
import WidgetTimeline

/// One value of a widget in a form: what it may be, what was typed, and what is wrong with that.
struct FormField: Sendable {
  /// The rule that decides which texts are values.
  enum Rule: Sendable {
    case schema(SettingSchema)
    case parameter(ParameterType)
    /// Another part of the program decides.
    case open
  }

  let key: String
  let title: String
  /// A description in one sentence.
  let note: String
  let control: FieldControl
  private let rule: Rule
  let isRequired: Bool
  /// The text; empty for none.
  var text = "" { didSet { if text != oldValue { remark = nil } } }
  /// An error that other parts of the program found in the value.
  var remark: String?

  init(
    key: String, title: String? = nil, note: String, control: FieldControl, rule: Rule = .open,
    isRequired: Bool = false
  ) {
    (self.key, self.title, self.note) = (key, title ?? key, note)
    (self.control, self.rule, self.isRequired) = (control, rule, isRequired)
  }

  /// Creates the field of a key of boards.
  init(_ key: SettingKey) {
    self.init(
      key: key.name, note: key.note,
      control: key.name == "source" ? .source : FieldControl(key.schema),
      rule: .schema(key.schema), isRequired: key.isRequired)
  }

  /// Creates the field of a parameter of a widget written in Swift.
  init(_ parameter: WidgetParameters.Parameter) {
    self.init(
      key: parameter.key, note: "\(parameter.title): \(parameter.type)",
      control: FieldControl(parameter.type), rule: .parameter(parameter.type))
  }

  /// The error at the field; `nil` if there is none.
  var mistake: String? {
    if let remark { return remark }
    if case .failure(let mistake) = reading { return mistake.words }
    return nil
  }

  /// The value; `nil` if nothing is set, or if it is wrong.
  var setting: Setting? { (try? reading.get()) ?? nil }

  /// True if the text is a source as a board has it, not a command or an address alone.
  private var isWholeSource: Bool {
    text.hasExactPrefix("{") || text.hasExactPrefix("[") || text.hasExactPrefix("system.")
  }

  private struct Mistake: Error { let words: String }

  private var reading: Result<Setting?, Mistake> {
    guard !text.isEmpty else { return .success(nil) }
    switch rule {
    case .open: return .success(.text(text))
    case .parameter(let type): return Self.parameter(text, type)
    // A line that is not YAML becomes a source when it is read.
    case .schema where control == .source && !isWholeSource: return .success(nil)
    case .schema(let schema):
      if case .text(let kind) = schema.shape { return Self.text(text, kind) }
      return Self.yaml(text, schema, key)
    }
  }

  private static func text(
    _ text: String, _ kind: SettingSchema.TextSchema
  ) -> Result<Setting?, Mistake> {
    guard !kind.accepts(text) else { return .success(.text(text)) }
    guard let remark = kind.objection?(text) else {
      return .failure(Mistake(words: "expected \(kind.expected)"))
    }
    let words = [remark.words, remark.fix].compactMap { $0 }.joined(separator: "; ")
    return .failure(Mistake(words: words))
  }

  private static func yaml(
    _ text: String, _ schema: SettingSchema, _ key: String
  ) -> Result<Setting?, Mistake> {
    let report = YAMLReport(YAMLFile(name: key, text: text))
    let setting = YAMLParser.root(of: report).flatMap { report.setting($0, schema, for: key) }
    guard let setting, report.errors.isEmpty else {
      let error = report.errors.first
      let words = error.map { DiagnosticText.words(for: $0.problem) } ?? "not valid YAML"
      let fix = error.flatMap { DiagnosticText.fix(for: $0) }
      return .failure(Mistake(words: [words, fix].compactMap { $0 }.joined(separator: "; ")))
    }
    return .success(setting)
  }

  private static func parameter(
    _ text: String, _ type: ParameterType
  ) -> Result<Setting?, Mistake> {
    isValue(text, type) ? .success(.text(text)) : .failure(Mistake(words: "expected \(type)"))
  }

  private static func isValue(_ text: String, _ type: ParameterType) -> Bool {
    switch type {
    case .flag: Bool(text) != nil
    case .integer, .number, .within: type.isNumber(text)
    case .choice(let words): words.contains(text)
    case .date: (try? Date(text, strategy: .iso8601)) != nil
    case .url: URL(string: text)?.scheme != nil
    case .optional(let type): isValue(text, type)
    // Their own program checks the others.
    case .text, .written, .entity, .list, .other: true
    }
  }
}
