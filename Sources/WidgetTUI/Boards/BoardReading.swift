import FoundationEssentials
import WidgetArchive
import WidgetBase
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// A reader of a board's file and those that it includes.
@MainActor
final class BoardReading {
  /// The reader of widgets of the kinds that are known so far.
  private var widgets: WidgetReading
  /// The reports, one per file, in the order of reading.
  private var reports: [YAMLReport] = []
  private(set) var paths: [String] = []
  /// The files being read, each included by the one before.
  private var chain: [String] = []

  /// The paths that the board permits to its programs.
  private var permitted: [PermittedPath] = []
  /// The files of the board's secrets, and what its programs may read.
  private var secretFiles: [SecretFile] = []
  private var readPaths: [String] = []
  /// The bundles of all files, in the order of reading.
  private var bundles: [BoardBundle] = []
  /// The errors of bundles that cannot be used, by file.
  private var brokenBundles: [YAMLErrors] = []
  /// The errors of bundles that cannot be used, and of widgets that are broken by bundles, by file.
  var broken: [YAMLErrors] {
    brokenBundles + reports.map(\.broken).filter { !$0.isEmpty }.map { YAMLErrors($0) }
  }

  /// The user's keys. A mistake in the user's file is told where that is read.
  private lazy var user = try? UserSettings.load()
  private var userKeys: KeyBindings { user?.keys ?? .standard }
  /// The user's fleet, for boards that name none.
  var userFleet: Setting? { user?.fleet }

  init(schema: BoardSchema) { widgets = WidgetReading(schema: schema) }

  /// The absolute paths of the bundles' executables.
  var executables: [String] { bundles.map(\.executable.path).filter { $0.hasExactPrefix("/") } }

  /// The errors and warnings of each file.
  var diagnostics: [YAMLErrors] {
    reports.map { report in
      // An error is not reported as a warning as well.
      let warnings = report.warnings.filter { warning in
        !report.errors.contains {
          $0.span?.start == warning.span?.start && $0.problem == warning.problem
        }
      }
      return report.errors + warnings
    }
    .filter { !$0.isEmpty }.map { YAMLErrors($0) }
  }

  private var catalog: Catalog { widgets.schema.catalog }

  private var hasErrors: Bool { reports.contains { !$0.errors.isEmpty } }

  /// Reads a file and its includes; returns `nil` if nothing of it can be read.
  func part(_ source: YAMLFile, path: String) -> BoardPart? {
    let report = YAMLReport(source)
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
    part.hasMouse = setting("mouse", .text(.bool), reader)?.text
      .flatMap(SettingKind<Bool>.bool.value)
    part.sendsSignals = setting("signals", .text(.bool), reader)?.text
      .flatMap(SettingKind<Bool>.bool.value)
    part.keys = reader.node("keys").map { report.bindings($0, over: userKeys) }
    part.glyphs = reader.node("glyphs")
      .flatMap { report.setting($0, BoardSchema.glyphs, for: "glyphs") }?.text
      .flatMap(GlyphSet.init)
    part.pixels = reader.node("pixels")
      .flatMap { report.setting($0, BoardSchema.pixels, for: "pixels") }?.text
      .flatMap(PixelChoice.init)
    part.look = BoardLook(reader)
    part.tile = reader.node("tile").flatMap { report.setting($0, .text(.tile), for: "tile") }
    part.secrets = setting("secrets", BoardSchema.secrets, reader)?.entries ?? [:]
    part.fleet = fleet(reader, part.secrets)
    let defaults = setting("defaults", BoardSchema.defaults, reader)?.entries ?? [:]
    part.hasWidgets = reader.node("widgets") != nil
    // Widgets may be of the kinds of bundles, here and in what is included.
    noteWrittenFolders(reader, folder)
    secretFiles += SecretFile.all(reader, in: folder)
    readPaths += SecretFile.paths(readByProgramsOf: reader.node, in: folder)
    read(bundles: reader, folder)
    let included = included(reader, folder)
    for entry in reader.entries("widgets") ?? [] {
      part.names.insert(entry.key.text)
      guard let widget = widgets.widget(entry, defaults, report, in: folder) else { continue }
      part.widgets[entry.key.text] = widget
    }
    part.stacks = (reader.entries("stacks") ?? []).map { ($0.key, names($0.value, report)) }
    part.pages = (reader.entries("pages") ?? []).compactMap { page($0, report) }
    part.status = reader.node("status")
    part.publication = reader.node("publish").flatMap { node in
      report.setting(node, BoardPublication.schema, for: "publish").map { ($0, node, folder) }
    }
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
  private func isBoard(_ root: YAMLNode, _ report: YAMLReport) -> Bool {
    let place = YAMLSpan(start: YAMLPosition(line: 1, column: 1))
    let fix = "widgettui init prints a starter board"
    switch root.shape {
    case .mapping: return true
    case .nothing: report.add(place, .said("the board is empty"), fix: fix)
    case .list, .text:
      report.add(
        YAMLSpan(start: root.span.start),
        .said("a board is a mapping, found \(root.shape.words)"),
        expected: "keys such as widgets: and pages:", fix: fix)
    }
    return false
  }

  /// Returns the fleet's settings with the places of its secrets.
  private func fleet(_ reader: YAMLReader, _ secrets: [String: Setting]) -> Setting? {
    guard let node = reader.node("fleet"), let written = setting("fleet", BoardSchema.fleet, reader)
    else { return nil }
    PlaceholderCheck(report: reader.report, known: secrets.keys.sorted()).check(node)
    return FleetSettings.setting(written, secrets: secrets)
  }

  private func setting(
    _ key: String, _ schema: SettingSchema, _ reader: YAMLReader
  ) -> Setting? {
    reader.node(key).flatMap { reader.report.setting($0, schema, for: key) }
  }

  /// Reports a theme that cannot be used, which is a mistake in the board, rather than when it is
  /// shown.
  private func check(theme: YAMLScalar, _ report: YAMLReport) {
    guard theme.text != ThemeChoice.automatic else { return }
    do {
      _ = try ThemeChoice.library.theme(named: theme.text)
    } catch {
      guard let first = error.all.first else { return }
      if let file = first.file {
        let reason = DiagnosticText.words(for: first.problem)
        report.add(theme.span, .said("the theme of \(file) is invalid: \(reason)"), fix: first.fix)
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
        let first = error.all.first
        let reason = first.map { DiagnosticText.words(for: $0.problem) } ?? ""
        reader.report.add(
          name.span, .said("\(path) cannot be included: \(reason)"), fix: first?.fix)
      }
    }
    return parts
  }

  private static func fileName(_ path: String) -> String {
    path.splitExactly(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the names in one text or a list of texts, with their places.
  private func names(
    _ node: YAMLNode, of noun: String = "widget", _ report: YAMLReport
  ) -> [YAMLScalar] {
    if case .sequence(let items, _) = node {
      return items.compactMap { report.value($0, .name(of: noun)) }
    }
    return report.value(node, .name(of: noun)).map { [$0] } ?? []
  }

  // MARK: Bundles

  /// Makes known what programs of the board may write, before any is started: for another one, a link in
  /// such a folder leads nowhere.
  private func noteWrittenFolders(_ reader: YAMLReader, _ folder: String) {
    let paths = PermittedPath.all(reader, in: folder)
    permitted += paths
    WrittenFolders.note(ofBoard: paths.filter { $0.use == .write }.flatMap(\.places))
  }

  /// Warns of permissions to write what decides about all programs (the board, the user's settings, the state, what
  /// imports are built with, and the programs of bundles), of those whose links may be a stranger's, and of secrets that
  /// programs may read.
  private func warnOfPermissions() {
    warnOfSecretFiles()
    guard !permitted.isEmpty else { return }
    let others = [UserSettings.path, catalog.state?.path, UserCache.folder]
    let own = paths + bundles.map(\.executable.found) + others.compactMap { $0 }
    let files = own.map { (path: $0, place: FilePath.settled($0)) }
    for path in permitted {
      path.warn(ofWriting: files)
      path.warnOfLinks()
    }
  }

  private func warnOfSecretFiles() {
    guard !secretFiles.isEmpty else { return }
    let wide = WideFolders(.own)
    // What holds much more than a program's own is not read for its being there.
    let own = readPaths.filter { FilePath.real($0).map { !wide.contains($0) } ?? true }
    let read = own + permitted.filter { $0.use != .named }.map(\.path)
    for file in secretFiles { file.warn(ofReading: read) }
  }

  /// Asks the bundles of a file for their descriptions and makes their kinds known. A bundle of the same
  /// name in an including file takes precedence.
  private func read(bundles reader: YAMLReader, _ folder: String) {
    let report = reader.report
    var found: [(entry: YAMLEntry, executable: BundleExecutable)] = []
    for entry in reader.entries("bundles") ?? [] {
      let name = entry.key
      guard WidgetReading.isName(name.text), name.text != KindNames.own else {
        report.add(
          name.span, .badValue(noun: "bundle's name", text: name.text, subject: nil),
          expected: "letters, digits, - and _, and not \(KindNames.own)")
        continue
      }
      guard !bundles.contains(where: { $0.name == name.text }),
        let setting = report.setting(entry.value, BoardSchema.bundle, for: name.text),
        let program = setting.text ?? setting.value("program", .text)
      else { continue }
      // Who opened the board by a link knows where it leads.
      let permissions = WrittenSandbox(setting).permissions(in: FilePath.settled(folder))
      var executable = BundleExecutable(program, permissions: permissions, in: folder)
      executable.describesInSandbox = catalog.confinesBundles
      found.append((entry, executable))
    }
    guard !found.isEmpty else { return }
    let loaded = BoardBundle.load(
      found.map { ($0.entry.key.text, $0.executable) }, in: catalog.state)
    let errors = zip(loaded, found).compactMap { bundle, named in
      bundle.problem.map { problem in
        YAMLError(
          report.source, named.entry.value.span, .said(problem),
          expected: "the path of a widget bundle's program, or its name on PATH")
      }
    }
    if !errors.isEmpty { brokenBundles.append(YAMLErrors(errors)) }
    bundles += loaded
    widgets = WidgetReading(schema: BoardSchema(catalog: catalog.adding(bundles)))
  }

  /// Returns the board of a file's contents; `nil` if there are errors.
  func board(of part: BoardPart) -> Board? {
    var part = part
    part.fleet = part.fleet ?? userFleet
    warnOfPermissions()
    var board = BoardAssembly(part, in: catalog).board()
    board?.file = paths.first
    board?.bundles = bundles
    return hasErrors ? nil : board
  }

  // MARK: Pages

  private func page(_ entry: YAMLEntry, _ report: YAMLReport) -> BoardPart.Page? {
    guard case .mapping = entry.value else {
      return BoardPart.Page(
        name: entry.key.text, maps: [rows(entry.value, report, entry.key.text)], status: nil)
    }
    let keys = ["rows", "wide", "status"] + BoardLook.settingKeys.map(\.name)
    guard let reader = YAMLReader(entry.value, keys: keys, report, for: entry.key.text),
      let rows = reader.requiredNode("rows")
    else { return nil }
    let wide = reader.node("wide").map { self.rows($0, report, "wide") }
    return BoardPart.Page(
      name: entry.key.text, maps: [self.rows(rows, report, "rows")] + [wide].compactMap { $0 },
      status: reader.node("status"), look: BoardLook(reader))
  }

  private func rows(_ node: YAMLNode, _ report: YAMLReport, _ subject: String) -> [YAMLScalar] {
    let items = report.items(node, for: subject) ?? []
    return items.compactMap { report.value($0, .name(of: "widget"), for: subject) }
  }
}
