import WidgetBase

/// A report in words, for a terminal or as Markdown.
package struct ReportText: Equatable, Sendable {
  /// The form of the words.
  package enum Form: Sendable {
    case terminal, markdown
  }

  package let text: String

  /// The most names of a list on a terminal.
  private static let most = 12

  private let report: ImportReport
  private let form: Form
  /// The folder from which paths are shown.
  private let folder: String

  package init(_ report: ImportReport, form: Form, folder: String) {
    (self.report, self.form, self.folder) = (report, form, folder)
    var text = ""
    let parts = Self(report, form, folder).parts
    for part in parts where !part.isEmpty { text += part.joined(separator: "\n") + "\n\n" }
    while text.hasExactSuffix("\n\n") { text.removeLast() }
    self.text = text
  }

  private init(_ report: ImportReport, _ form: Form, _ folder: String) {
    (self.report, self.form, self.folder, text) = (report, form, folder, "")
  }

  private var parts: [[String]] {
    [
      head, widgets, lost, missingModules, wanted, problems, list("Not built", report.failures),
      list(
        "Not found as a file in the project's folder, though the project names it",
        report.absentFiles.map(shown)),
      gaps,
      isMarkdown
        ? list("Left out: errors, or what needs files with errors", report.leftOut.map(cause)) : [],
      list("Left out by #if, as on iOS", report.offFiles.map(shown)),
      list("Not Swift, and not built", report.skippedFiles.map(shown)),
      uses("Drawn nearly", report.approximated), uses("Without effect", report.ignored),
      list("Notes", report.notes), advice,
    ]
  }

  private var isMarkdown: Bool { form == .markdown }

  private func heading(_ words: String) -> String { isMarkdown ? "## \(words)\n" : "\(words):" }

  private func item(_ words: String) -> String { isMarkdown ? "- \(words)" : "  \(words)" }

  private func code(_ words: String) -> String { isMarkdown ? "`\(words)`" : words }

  private func shown(_ path: String) -> String { Path.relative(path, to: folder) }

  private func shown(_ place: Place) -> String { "\(shown(place.path)):\(place.line)" }

  // MARK: Parts

  private var head: [String] {
    let files = report.modules.reduce(0) { $0 + $1.files }
    let lines = report.modules.reduce(0) { $0 + $1.lines }
    let title = isMarkdown ? ["# \(report.target)", ""] : []
    let errors = report.problems.count + report.failures.count
    let trouble = report.problems.isEmpty ? "does not build" : "does not compile"
    let state =
      errors == 0
      ? (report.isCheck ? "compiles" : "builds")
      : (report.program == nil ? "\(trouble): " : "builds in part: ") + count(errors, "error")
    let others = report.modules.count - 1
    return title + [
      "\(report.target) \(state); \(count(files, "file")), \(lines) lines"
        + (others > 0 ? ", with \(count(others, "module")) of the project" : "")
    ]
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private var widgets: [String] {
    guard !report.widgets.isEmpty else { return [] }
    return [heading("Widgets")]
      + report.widgets.flatMap { widget -> [String] in
        [item("\(code(widget.kind)) \(widget.name == widget.kind ? "" : widget.name)".trimmed)]
          + widget.families.flatMap(drawing)
      }
  }

  /// The widgets that are not in the bundle.
  private var lost: [String] {
    guard !report.lostWidgets.isEmpty else { return [] }
    let files = count(report.leftOut.count, "file")
    return [heading("Widgets left out: \(files) with errors, or in need of one with errors")]
      + report.lostWidgets.map { item("✗ \(code($0))") }
  }

  private func drawing(_ drawing: ImportReport.Drawing) -> [String] {
    let mark = drawing.state == .drawn ? "✓" : "✗"
    let reason =
      drawing.reason ?? (drawing.state == .blank ? "draws nothing with its sample data" : "")
    let line = "\(isMarkdown ? "  - " : "    ")\(mark) \(drawing.family) \(reason)".trimmedEnd
    guard isMarkdown, let picture = drawing.picture else { return [line] }
    return [line, "", "    ```"] + picture.split(separator: "\n").map { "    \($0)" } + [
      "    ```", "",
    ]
  }

  /// Returns a file that is left out, with the error for which it is.
  private func cause(_ path: String) -> String {
    guard let problem = report.causes?.first(where: { $0.path == path }) else { return shown(path) }
    return "\(shown(path)):\(problem.line): \(problem.message)"
  }

  /// The parts that end the program.
  private var gaps: [String] {
    guard let parts = report.gaps, !parts.isEmpty else { return [] }
    let title = "Parts that do not compile here, of which the program ends where it needs one"
    guard isMarkdown else {
      return ["\(title): \(count(parts.count, "part")), in report.md"]
    }
    return [heading(title)]
      + parts.map { item("\(shown($0.place)): \(code($0.name)): \($0.reason)") }
  }

  private var missingModules: [String] {
    guard !report.missingModules.isEmpty else { return [] }
    return [heading("Modules that do not exist here, and are empty")]
      + report.missingModules.map { item("\(code($0.name)) (\(shown($0.place)))") }
  }

  private var wanted: [String] {
    let wanted = report.wanted
    guard !wanted.isEmpty else { return [] }
    let shown = isMarkdown ? wanted[...] : wanted.prefix(Self.most)
    return [heading("Missing names, most used first")]
      + shown.map { item("\($0.count) × \(code($0.symbol))") } + rest(wanted.count - shown.count)
  }

  private func rest(_ count: Int) -> [String] {
    count > 0 ? [item("… and \(count) more in report.md")] : []
  }

  private var problems: [String] {
    guard !report.problems.isEmpty else { return [] }
    let all = report.problems
    let shown = isMarkdown || report.isCheck ? all[...] : all.prefix(Self.most)
    return [heading("Errors")]
      + shown.map { item("\(self.shown($0.path)):\($0.line):\($0.column): \($0.message)") }
      + rest(all.count - shown.count)
  }

  private func list(_ title: String, _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    let shown = isMarkdown ? lines[...] : lines.prefix(Self.most)
    return [heading(title)] + shown.map(item) + rest(lines.count - shown.count)
  }

  private func uses(_ title: String, _ uses: [SupportTable.Use]) -> [String] {
    guard !uses.isEmpty else { return [] }
    guard isMarkdown else {
      let names = uses.prefix(Self.most).map(\.name).joined(separator: " ")
      let more = uses.count > Self.most ? " and \(uses.count - Self.most) more" : ""
      return ["\(title): \(names)\(more)"]
    }
    return [heading(title)]
      + uses.map { use in
        item(
          "\(code(use.name)) (\(shown(use.place))\(use.count > 1 ? " and \(use.count - 1) more" : ""))"
            + (use.note.isEmpty ? "" : ": \(use.note)"))
      }
  }

  /// What to do next.
  private var advice: [String] {
    var lines: [String] = []
    if !report.missingModules.isEmpty, !report.problems.isEmpty {
      lines.append(
        "Put what needs a missing module behind #if canImport(MODULE): that is false here.")
    }
    if report.missingModules.isEmpty, !report.problems.isEmpty {
      lines.append(
        "docs/supported.md lists what there is; #if os(Linux) is false in imported sources.")
    }
    if !report.appGroups.isEmpty {
      lines.append(
        "Data of the app group \(report.appGroups.joined(separator: ", ")) is read from "
          + "~/.local/share/widgettui/groups.")
    }
    if let program = report.program {
      // The folder of the import, which is two above its program.
      let folder = Path.folder(of: Path.folder(of: program))
      lines.append("Show it: widgettui add \(shown(folder)) --write")
    }
    return lines
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
