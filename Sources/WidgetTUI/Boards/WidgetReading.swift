import WidgetSettings
import WidgetTimeline

/// A reader of the widgets of boards.
@MainActor
final class WidgetReading {
  /// The schema, with the kinds that widgets may be of.
  let schema: BoardSchema
  /// The schemas of the widgets' kinds, cached since a board often has many of one kind.
  private var schemas: [String: SettingSchema] = [:]

  init(schema: BoardSchema) { self.schema = schema }

  /// Returns a widget as it is written, with the board's defaults; `nil` if it cannot be read.
  func widget(
    _ entry: YAMLEntry, _ defaults: [String: Setting], _ report: YAMLReport, in folder: String
  ) -> BoardPart.Widget? {
    let name = entry.key
    guard Self.isName(name.text) else {
      report.add(
        name.span, .badValue(noun: "widget's name", text: name.text, subject: nil),
        expected: "letters, digits, - and _, so that pages can be drawn with it")
      return nil
    }
    guard FileName.encoded(name.text).utf8.count <= Self.longestName else {
      report.add(
        name.span, .badValue(noun: "widget's name", text: name.text, subject: nil),
        expected: "at most \(Self.longestName) letters of English, or a sixth of other scripts")
      return nil
    }
    guard let (kind, written, place) = kind(entry, report) else { return nil }
    if let retirement = schema.catalog[kind]?.retirement {
      report.add(
        place, .said("kind '\(written)' is retired since \(retirement.since)"),
        fix: "write kind: \(retirement.replacement)", severity: .warning)
    }
    let isUnknown = schema.catalog[kind]?.bundle?.problem != nil && schema.catalog.isUnknown(kind)
    if isUnknown || UnclearKind(kind) != nil {
      // Nobody knows what may be set.
      return BoardPart.Widget(
        name: name, kind: kind, setting: .mapping([:]), node: entry.value, report: report,
        folder: folder)
    }
    let keys = schemas[written] ?? schema.widget(kind, written: written)
    schemas[written] = keys
    let isForeign = schema.catalog[kind]?.bundle != nil
    let found = isForeign ? YAMLReport(report.source) : report
    let read = found.setting(entry.value, keys, for: name.text, at: name.span)
    if isForeign {
      report.add(ofOneWidget: found)
      if read == nil { return broken(entry, written, found, report, in: folder) }
    }
    guard let setting = read else { return nil }
    for remark in schema.catalog[kind]?.settings?.remarks(on: setting) ?? [] {
      report.add(remark, of: entry.value)
    }
    return BoardPart.Widget(
      name: name, kind: kind, setting: setting.completed(by: defaults, keys), node: entry.value,
      report: report, folder: folder)
  }

  /// Returns a widget of a bundle that does not take its settings.
  ///
  /// Bundles are other people's programs: one that no longer has a parameter, or has it of another type, breaks the
  /// widgets that set it and no more of the board. What is the same for all kinds still holds.
  private func broken(
    _ entry: YAMLEntry, _ written: String, _ found: YAMLReport, _ report: YAMLReport,
    in folder: String
  ) -> BoardPart.Widget {
    let reason = found.errors.first.map { error in
      DiagnosticText.words(for: error.problem) + (error.expected.map { ": expected \($0)" } ?? "")
    }
    let unclear = UnclearKind(.unsettable, written, because: reason ?? "invalid settings")
    let shared = BoardSchema.widgetKeys.filter { $0.name != "family" }
    var setting = Setting.mapping([:])
    if case .mapping(let entries, let span) = entry.value {
      let known = entries.filter { entry in shared.contains { $0.name == entry.key.text } }
      setting =
        YAMLReport(report.source).setting(.mapping(known, span), .mapping(shared)) ?? setting
    }
    return BoardPart.Widget(
      name: entry.key, kind: unclear.text, setting: setting, node: entry.value, report: report,
      folder: folder)
  }

  /// Returns a widget's kind, which determines its other keys, with its name and place on the board.
  private func kind(
    _ entry: YAMLEntry, _ report: YAMLReport
  ) -> (kind: String, written: String, place: YAMLSpan)? {
    let kinds = schema.catalog.names.all
    guard let entries = report.entries(entry.value, for: entry.key.text) else { return nil }
    guard let written = entries.first(where: { $0.key.text == "kind" }) else {
      let near = entries.first { Spelling.nearest(to: $0.key.text, among: ["kind"]) != nil }
      if let near {
        report.addUnknownKey(near.key, among: ["kind"])
      } else {
        report.add(
          entry.key.span, .missingKey("kind"),
          expected: "one of " + kinds.joined(separator: ", "))
      }
      return nil
    }
    let names = schema.catalog.names
    if case .scalar(let name) = written.value, let unclear = unclear(name, report) {
      return (unclear.text, name.text, name.span)
    }
    return report.value(
      written.value,
      ScalarKind(
        noun: "kind", expected: "one of " + kinds.joined(separator: ", "), words: kinds
      ) { scalar in
        guard case .kind(let kind) = names.meaning(of: scalar.text) else { return nil }
        return (kind, scalar.text, scalar.span)
      }, for: entry.key.text)
  }

  /// Returns the kind of a name that more than one bundle has, or of a board with bundles none, and tells of it;
  /// `nil` for any other name.
  private func unclear(_ name: YAMLScalar, _ report: YAMLReport) -> UnclearKind? {
    let kinds = schema.catalog.names.all
    switch schema.catalog.names.meaning(of: name.text) {
    case .kind: return nil
    case .ambiguous(let full):
      let kind = UnclearKind(.ambiguous, name.text)
      report.addBroken(name.span, .said(kind.words), expected: Self.choice(full))
      return kind
    case .nothing:
      guard !schema.catalog.bundles.isEmpty, !name.text.isEmpty else { return nil }
      report.addBroken(
        name.span, .unknownWord(noun: "kind", text: name.text, subject: nil),
        expected: "one of " + kinds.joined(separator: ", "),
        suggestion: Spelling.nearest(to: name.text, among: kinds).map { .word($0) })
      return UnclearKind(.missing, name.text)
    }
  }

  /// Returns names of which one is to be written.
  static func choice(_ names: [String]) -> String { names.joined(separator: " or ") }

  /// The maximum length of an encoded name in bytes: files are named after widgets, with a suffix
  /// for each place on the board.
  private static let longestName = 120

  /// Returns true for a name of letters, digits, `-` and `_`.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_"
      }
  }
}

extension Setting {
  /// Returns the mapping with the board's defaults for missing keys of its schema, skipping a
  /// schedule if it has one.
  fileprivate func completed(by defaults: [String: Setting], _ schema: SettingSchema) -> Setting {
    guard case .mapping(let keys, let choices) = schema.shape else { return self }
    var entries = entries
    for (name, value) in defaults where entries[name] == nil {
      let isKnown = keys.contains { $0.name == name }
      let rivals = choices.first { $0.names.contains(name) }?.names ?? []
      if isKnown, !rivals.contains(where: { self[$0] != nil }) { entries[name] = value }
    }
    return .mapping(entries)
  }
}
