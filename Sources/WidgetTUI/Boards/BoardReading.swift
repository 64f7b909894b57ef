import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// A reader of a board's file and those that it includes.
@MainActor
final class BoardReading {
  private var schema: BoardSchema
  /// The schemas of the widgets' kinds, cached since a board often has many of one kind.
  private var schemas: [String: SettingSchema] = [:]
  /// The reports, one per file, in the order of reading.
  private var reports: [SourceReport] = []
  private(set) var paths: [String] = []
  /// The files being read, each included by the one before.
  private var chain: [String] = []

  /// The bundles of all files, in the order of reading.
  private var bundles: [BoardBundle] = []
  /// The errors of bundles that cannot be used, by file.
  private(set) var broken: [SourceErrors] = []

  init(schema: BoardSchema) { self.schema = schema }

  /// The absolute paths of the bundles' executables.
  var executables: [String] { bundles.map(\.executable.path).filter { $0.hasPrefix("/") } }

  /// The errors and warnings of each file.
  var diagnostics: [SourceErrors] {
    reports.map { report in
      // An error is not reported as a warning as well.
      let warnings = report.warnings.filter { warning in
        !report.errors.contains {
          $0.span?.start == warning.span?.start && $0.problem == warning.problem
        }
      }
      return report.errors + warnings
    }
    .filter { !$0.isEmpty }.map { SourceErrors($0) }
  }

  private var hasErrors: Bool { reports.contains { !$0.errors.isEmpty } }

  /// Reads a file and its includes; returns `nil` if nothing of it can be read.
  func part(_ source: SourceFile, path: String) -> BoardPart? {
    let report = SourceReport(source)
    reports.append(report)
    paths.append(path)
    guard let root = YAMLParser.root(of: report), isBoard(root, report),
      let reader = YAMLReader(root, keys: BoardSchema.keys, report)
    else { return nil }
    let folder = FilePath.folder(of: path)
    var part = BoardPart(report: report)
    _ = reader.node("version").flatMap {
      report.setting($0, .text(.choice("version", ["1": 1])), for: "version")
    }
    part.theme = reader.value("theme", .name(of: "theme"))
    if let theme = part.theme { check(theme: theme, report) }
    part.tile = reader.node("tile").flatMap { report.setting($0, .text(.tile), for: "tile") }
    part.secrets = setting("secrets", BoardSchema.secrets, reader)?.entries ?? [:]
    let defaults = setting("defaults", BoardSchema.defaults, reader)?.entries ?? [:]
    part.hasWidgets = reader.node("widgets") != nil
    // Widgets may be of the kinds of bundles, here and in what is included.
    read(bundles: reader, folder)
    let included = included(reader, folder)
    for entry in reader.entries("widgets") ?? [] {
      part.names.insert(entry.key.text)
      guard let widget = widget(entry, defaults, report, folder) else { continue }
      part.widgets[entry.key.text] = widget
    }
    part.stacks = (reader.entries("stacks") ?? []).map { ($0.key, names($0.value, report)) }
    part.pages = (reader.entries("pages") ?? []).compactMap { page($0, report) }
    part.status = reader.node("status")
    for other in included {
      guard let other else {
        // The file may appear later, and the board's widgets with it.
        part.hasWidgets = true
        continue
      }
      part.include(other)
    }
    return part
  }

  /// Returns true if a file is a mapping; reports any other form.
  private func isBoard(_ root: YAMLNode, _ report: SourceReport) -> Bool {
    let place = SourceSpan(start: SourceMark(line: 1, column: 1))
    let fix = "widgettui init prints a starter board"
    switch root.shape {
    case .mapping: return true
    case .nothing: report.add(place, .said("the board is empty"), fix: fix)
    case .list, .text:
      report.add(
        SourceSpan(start: root.span.start),
        .said("a board is a mapping, found \(root.shape.words)"),
        expected: "keys such as widgets: and pages:", fix: fix)
    }
    return false
  }

  private func setting(
    _ key: String, _ schema: SettingSchema, _ reader: YAMLReader
  ) -> Setting? {
    reader.node(key).flatMap { reader.report.setting($0, schema, for: key) }
  }

  /// Reports a theme that cannot be used, which is a mistake in the board, rather than when it is
  /// shown.
  private func check(theme: YAMLScalar, _ report: SourceReport) {
    guard theme.text != ThemeChoice.automatic else { return }
    do {
      _ = try ThemeChoice.library.theme(named: theme.text)
    } catch {
      guard let first = error.all.first else { return }
      if let file = first.file {
        let reason = DiagnosticText.words(for: first.problem)
        report.add(theme.span, .said("the theme of \(file) is invalid: \(reason)"))
      } else {
        report.add(
          theme.span, first.problem, expected: first.expected, suggestion: first.suggestion)
      }
    }
  }

  /// Reads the files that a file includes; an element is `nil` if its file cannot be read.
  private func included(_ reader: YAMLReader, _ folder: String) -> [BoardPart?] {
    guard let node = reader.node("include") else { return [] }
    chain.append(FilePath.real(reader.report.source.name) ?? reader.report.source.name)
    defer { chain.removeLast() }
    var parts: [BoardPart?] = []
    for name in names(node, of: "file", reader.report) {
      let path = FilePath.absolute(name.text, in: folder)
      if let start = chain.firstIndex(of: FilePath.real(path) ?? path) {
        let names = (chain[start...] + [chain[start]]).map(Self.fileName)
        reader.report.add(
          name.span, .includeCycle(names), fix: "remove this include, or the one that leads here")
        continue
      }
      // A file that is included again adds nothing.
      guard !paths.contains(path) else { continue }
      do throws(BoardErrors) {
        let source = try BoardFile.read(path)
        if let other = self.part(source, path: path) { parts.append(other) }
      } catch {

        paths.append(path)
        parts.append(nil)
        let reason = error.all.first.map { DiagnosticText.words(for: $0.problem) } ?? ""
        reader.report.add(name.span, .said("\(path) cannot be included: \(reason)"))
      }
    }
    return parts
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the names in one text or a list of texts, with their places.
  private func names(
    _ node: YAMLNode, of noun: String = "widget", _ report: SourceReport
  ) -> [YAMLScalar] {
    if case .sequence(let items, _) = node {
      return items.compactMap { report.value($0, .name(of: noun)) }
    }
    return report.value(node, .name(of: noun)).map { [$0] } ?? []
  }

  // MARK: Bundles

  /// Asks the bundles of a file for their descriptions and makes their kinds known. A bundle of the same
  /// name in an including file takes precedence.
  private func read(bundles reader: YAMLReader, _ folder: String) {
    let report = reader.report
    var found: [(name: YAMLScalar, executable: YAMLScalar)] = []
    for entry in reader.entries("bundles") ?? [] {
      let name = entry.key
      guard Self.isName(name.text), name.text != KindNames.own else {
        report.add(
          name.span, .badValue(noun: "bundle's name", text: name.text, subject: nil),
          expected: "letters, digits, - and _, and not \(KindNames.own)")
        continue
      }
      guard !bundles.contains(where: { $0.name == name.text }),
        let path = report.value(entry.value, .name(of: "program"), for: name.text)
      else { continue }
      found.append((name, path))
    }
    guard !found.isEmpty else { return }
    let loaded = BoardBundle.load(
      found.map { ($0.name.text, BundleExecutable($0.executable.text, in: folder)) },
      in: schema.catalog.state)
    let errors = zip(loaded, found).compactMap { bundle, names in
      bundle.problem.map { problem in
        SourceError(
          report.source, names.executable.span, .said(problem),
          expected: "the path of a widget bundle's program, or its name on PATH")
      }
    }
    if !errors.isEmpty { broken.append(SourceErrors(errors)) }
    bundles += loaded
    schema = BoardSchema(catalog: schema.catalog.adding(bundles))
    schemas = [:]
  }

  // MARK: Widgets

  private func widget(
    _ entry: YAMLEntry, _ defaults: [String: Setting], _ report: SourceReport, _ folder: String
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
    guard let (kind, written) = kind(entry, report) else { return nil }
    if schema.catalog[kind]?.bundle?.problem != nil, schema.catalog.isUnknown(kind) {
      // Nobody knows what may be set.
      return BoardPart.Widget(
        name: name, kind: kind, setting: .mapping([:]), node: entry.value, report: report,
        folder: folder)
    }
    let keys = schemas[written] ?? schema.widget(kind, written: written)
    schemas[written] = keys
    guard let setting = report.setting(entry.value, keys, for: name.text, at: name.span) else {
      return nil
    }
    for remark in schema.catalog[kind]?.settings?.remarks(setting) ?? [] {
      report.add(remark, of: entry.value)
    }
    return BoardPart.Widget(
      name: name, kind: kind, setting: setting.completed(by: defaults, keys), node: entry.value,
      report: report, folder: folder)
  }

  /// Returns a widget's kind, which determines its other keys, and its name on the board.
  private func kind(
    _ entry: YAMLEntry, _ report: SourceReport
  ) -> (kind: String, written: String)? {
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
    if case .scalar(let name) = written.value,
      case .ambiguous(let full) = schema.catalog.names.meaning(of: name.text)
    {
      report.add(name.span, .said(Self.ambiguous(name.text)), expected: Self.choice(full))
      return nil
    }
    let names = schema.catalog.names
    return report.value(
      written.value,
      ScalarKind(
        noun: "kind", expected: "one of " + kinds.joined(separator: ", "), words: kinds
      ) { scalar in
        guard case .kind(let kind) = names.meaning(of: scalar.text) else { return nil }
        return (kind, scalar.text)
      }, for: entry.key.text)
  }

  private static func ambiguous(_ name: String) -> String {
    "more than one bundle has a kind '\(name)'"
  }

  private static func choice(_ names: [String]) -> String { names.joined(separator: " or ") }

  /// The maximum length of an encoded name in bytes: files are named after widgets, with a suffix
  /// for each place on the board.
  private static let longestName = 120

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_"
      }
  }

  // MARK: Pages

  private func page(_ entry: YAMLEntry, _ report: SourceReport) -> BoardPart.Page? {
    guard case .mapping = entry.value else {
      return BoardPart.Page(
        name: entry.key.text, maps: [rows(entry.value, report, entry.key.text)], status: nil)
    }
    let keys = ["rows", "wide", "status"]
    guard let reader = YAMLReader(entry.value, keys: keys, report, for: entry.key.text),
      let rows = reader.requiredNode("rows")
    else { return nil }
    let wide = reader.node("wide").map { self.rows($0, report, "wide") }
    return BoardPart.Page(
      name: entry.key.text, maps: [self.rows(rows, report, "rows")] + [wide].compactMap { $0 },
      status: reader.node("status"))
  }

  private func rows(_ node: YAMLNode, _ report: SourceReport, _ subject: String) -> [YAMLScalar] {
    let items = report.items(node, for: subject) ?? []
    return items.compactMap { report.value($0, .name(of: "widget"), for: subject) }
  }
}

/// The construction of the board, in which names are looked up.
extension BoardReading {
  /// Returns the board; `nil` if there are errors.
  func board(of part: BoardPart) -> Board? {
    if !part.hasWidgets, namesUnknown(part) {
      part.report.add(
        SourceSpan(start: SourceMark(line: 1, column: 1)), .missingKey("widgets"),
        expected: "widgets such as: {load: {kind: metric, source: system.load}}")
      return nil
    }
    let stacks = stacks(of: part)
    let names = part.names.union(stacks.keys).union(schema.catalog.ownKinds)
    let pages = part.pages.compactMap { page($0, of: part, names) }
    if part.pages.isEmpty, part.report.errors.isEmpty {
      part.report.add(
        SourceSpan(start: SourceMark(line: 1, column: 1)), .missingKey("pages"),
        expected: "pages such as: {Home: [\(part.widgets.keys.sorted().joined(separator: " "))]}")
    }
    let widgets = part.widgets.values.compactMap { widget($0, part.secrets) }
    var board = Board(pages: pages, stacks: stacks)
    board.widgets = Dictionary(widgets.map { ($0.name, $0) }) { first, _ in first }
    board.tile = part.tile?.text.flatMap { SettingKind<Size?>.tile.value($0) } ?? nil
    board.status = status(part.status, part.report, names) ?? Board.StatusNames()
    board.file = paths.first
    board.bundles = bundles
    return hasErrors ? nil : board
  }

  /// Returns true if a board's pages contain a name that is not a kind.
  private func namesUnknown(_ part: BoardPart) -> Bool {
    let known = Set(schema.catalog.ownKinds + part.stacks.map(\.name.text) + ["."])
    let words = part.pages.flatMap(\.maps).joined().flatMap(\.words)
    return words.contains { word in
      !known.contains(word.text) && schema.catalog.names.meaning(of: word.text) == .nothing
    }
  }

  private func stacks(of part: BoardPart) -> [String: [String]] {
    let known = part.names.union(schema.catalog.ownKinds)
    var stacks: [String: [String]] = [:]
    for (name, members) in part.stacks {
      if part.widgets[name.text] != nil {
        part.report.add(name.span, .said("a widget is already named '\(name.text)'"))
      }
      for member in members { check(member, known, part.report) }
      stacks[name.text] = members.map(\.text)
    }
    return stacks
  }

  private func check(_ name: YAMLScalar, _ known: Set<String>, _ report: SourceReport) {
    guard !known.contains(name.text) else { return }
    switch schema.catalog.names.meaning(of: name.text) {
    case .kind(let kind) where schema.catalog.isUnknown(kind): return
    case .ambiguous(let full):
      return report.add(
        name.span, .said(Self.ambiguous(name.text)),
        expected: "a widget of your own under widgets:, of kind \(Self.choice(full))")
    case .kind, .nothing: break
    }
    report.add(
      name.span, .unknownWord(noun: "widget", text: name.text, subject: nil),
      expected: "one of " + known.sorted().joined(separator: ", "),
      suggestion: Spelling.nearest(to: name.text, among: known.sorted()).map { .word($0) })
  }

  private func page(
    _ page: BoardPart.Page, of part: BoardPart, _ names: Set<String>
  ) -> Board.Page? {
    var maps: [TileMap] = []
    var shown: [String] = []
    for rows in page.maps {
      for word in rows.flatMap(\.words) where word.text != "." {
        if shown.contains(word.text) { continue }
        check(word, names, part.report)
        shown.append(word.text)
      }
      do throws(TileMapError) {
        maps.append(try TileMap(rows.map(\.text)))
      } catch {
        note(error, rows, part.report)
      }
    }
    var result = Board.Page(page.name, maps: maps, names: shown)
    result.hasDrawnFamilies = true
    result.status = status(page.status, part.report, names)
    return result
  }

  private func note(_ error: TileMapError, _ rows: [YAMLScalar], _ report: SourceReport) {
    let row: YAMLScalar? =
      switch error {
      case .unevenRow(let index, _, _): rows[index]
      case .notARectangle(let name):
        rows.last { row in row.words.contains { $0.text == name } }
      }
    guard let row else { return }
    report.add(row.span, .said("\(error)"))
  }

  private func status(
    _ node: YAMLNode?, _ report: SourceReport, _ names: Set<String>
  ) -> Board.StatusNames? {
    guard let node, let setting = report.setting(node, BoardSchema.status, for: "status"),
      case .mapping(let entries, _) = node
    else { return nil }
    for entry in entries {
      let nodes: [YAMLNode] =
        if case .sequence(let items, _) = entry.value { items } else { [entry.value] }
      for case .scalar(let name) in nodes { check(name, names, report) }
    }
    func texts(_ key: String) -> [String] { setting[key]?.items.compactMap(\.text) ?? [] }
    return Board.StatusNames(left: texts("left"), right: texts("right"))
  }

  /// Returns a name as a title, with a capital first letter, or in capitals for an abbreviation.
  private static func title(of name: String) -> String {
    let abbreviations = ["cpu", "gpu", "ram", "ip", "dns", "vpn", "api", "ci", "db", "ups", "nas"]
    return abbreviations.contains(name)
      ? name.uppercased() : name.prefix(1).uppercased() + name.dropFirst()
  }

  private func widget(
    _ widget: BoardPart.Widget, _ secrets: [String: Setting]
  ) -> BoardWidget? {
    let setting = widget.setting
    var own = setting.entries
    for key in ["kind", "family", "when", "optional", "link"] { own[key] = nil }
    var place = BoardPlace()
    place.name = widget.name.text
    place.folder = widget.folder
    let used = SecretReference.names(in: .mapping(own))
    PlaceholderCheck(report: widget.report, known: secrets.keys.sorted()).check(widget.node)
    place.secrets = secrets.filter { used.contains($0.key) }
    let isConfigured = schema.catalog[widget.kind]?.settings != nil
    let title = setting["title"]?.text ?? (isConfigured ? Self.title(of: widget.name.text) : nil)
    own["title"] = nil
    place.title = title ?? ""
    var result = BoardWidget(
      name: widget.name.text, kind: widget.kind,
      settings: InstanceSettings(.mapping(own), at: place))
    result.title = title
    result.family = setting.value("family", .family)
    result.link = setting.value("link", .link)
    result.isOptional = setting.value("optional", .bool) ?? false
    result.condition = BoardCondition(setting["when"], folder: widget.folder)
    return result
  }
}

extension BoardCondition {
  fileprivate init(_ setting: Setting?, folder: String) {
    self.init(
      hosts: setting?["host"]?.items.compactMap(\.text) ?? [], variable: setting?["env"]?.text,
      file: setting?["file"]?.text.map { FilePath.absolute($0, in: folder) },
      command: setting?["command"]?.text)
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

extension YAMLScalar {
  /// The words of a row, each with its place if that can be determined.
  fileprivate var words: [YAMLScalar] {
    let scalars = Array(text.unicodeScalars)
    var words: [YAMLScalar] = []
    var index = 0
    while index < scalars.count {
      guard !scalars[index].properties.isWhitespace else {
        index += 1
        continue
      }
      let end = scalars[index...].firstIndex { $0.properties.isWhitespace } ?? scalars.count
      var word = String.UnicodeScalarView()
      word.append(contentsOf: scalars[index..<end])
      let isOneLine = span.start.line == span.end.line && !isQuoted
      let start = SourceMark(line: span.start.line, column: span.start.column + index)
      let stop = SourceMark(line: span.start.line, column: span.start.column + end)
      words.append(
        YAMLScalar(String(word), span: isOneLine ? SourceSpan(start: start, end: stop) : span))
      index = end
    }
    return words
  }
}
