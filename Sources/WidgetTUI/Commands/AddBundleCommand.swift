import FoundationEssentials
import Glibc
import WidgetBase
import WidgetImport
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The command `widgettui add PATH`, which prints the change of a board that shows a bundle's widgets on a
/// page; with `--write` the board's file is changed.
@MainActor
struct AddBundleCommand {
  private let options: Options
  private let board: ComposedBoard
  /// The path of the bundle's program.
  private let program: String
  /// The import that made the bundle; `nil` for one of another kind.
  private let report: ImportReport?

  init(options: Options, catalog: @MainActor (WidgetSurroundings) -> Catalog) throws {
    self.options = options
    let path = Path.joined(
      "/", FilePath.absolute(options.operands.first ?? "", in: FilePath.current))
    report = try Self.report(of: path)
    try Self.check(report, of: path)
    guard let program = report.map({ $0.program }) ?? path else {
      throw CommandError(
        words: "\(path) has no bundle: its sources do not compile; report.md there says why")
    }
    guard access(program, X_OK) == 0, !DiskTree().isFolder(program) else {
      throw CommandError(
        words: "\(program) is no program; expected a bundle's program, or the folder of an import")
    }
    self.program = program
    let kinds = catalog(try Stage(options).surroundings(interval: nil))
    board = try ComposedBoard(
      path: options.board.map(FilePath.named), catalog: kinds)
  }

  /// Returns the report of an import: that of a folder, or the one above a program that names it.
  private static func report(of path: String) throws -> ImportReport? {
    do throws(ForeignFile) { return try .read(of: path) } catch {
      throw CommandError(words: "\(error)")
    }
  }

  /// Throws if a report says what an import never writes: it is read from the folder of its bundle, which
  /// may have come from elsewhere.
  private static func check(_ report: ImportReport?, of path: String) throws {
    guard let report else { return }
    if let group = report.appGroups.first(where: { !AppGroup.isName($0) }) {
      throw CommandError(
        words: "\(path): the report names the app group \(VisibleText.quoted(group, limit: 100)); "
          + "expected letters, digits, dots, hyphens and underscores. Import the project again")
    }
    if let program = report.program {
      let folder = FilePath.folder(of: FilePath.folder(of: Path.joined("/", program)))
      guard [path, FilePath.folder(of: FilePath.folder(of: path))].contains(folder) else {
        throw CommandError(
          words:
            "\(path): the report names the program \(VisibleText.quoted(program, limit: 200)), "
            + "which is not in its folder. Import the project again")
      }
      // The project is known by where its program lies, and might be another one next time.
      if let real = FilePath.real(program), let own = FilePath.real(folder),
        !FilePath.lies(real, in: own)
      {
        throw CommandError(
          words:
            "\(path): the program \(VisibleText.quoted(program, limit: 200)) is a link that leads "
            + "out of its folder. Import the project again")
      }
    }
  }

  func run() throws {
    let title = options.name ?? report?.target ?? Path.stem(of: program)
    let bundle = Self.bundleName(title)
    let executable = BundleExecutable(program, permissions: Permissions(), in: "/")
    let described = try executable.description(in: nil).widgets
    guard !described.isEmpty else { throw CommandError(words: "\(program) has no widgets") }
    let page = BundlePage(described, bundle: bundle, taken: board.taken)
    let addition = try BoardAddition(
      of: page.widgets, bundle: (bundle, setting), page: title, rows: page.rows, to: board.file,
      path: board.path)
    _ = try addition.board(board.catalog)
    try StandardOutput.write(
      addition.patch.map { VisibleText.quoted($0, limit: .max) }.joined(separator: "\n") + "\n")
    for words in refusals(bundle) { StandardError.write("widgettui: \(words)\n") }
    guard options.isWritten else { return }
    try write(addition)
    StandardError.write("widgettui: wrote \(VisibleText.quoted(addition.path, limit: 400))\n")
  }

  /// Writes the board, and gives the folders of app groups to the project.
  private func write(_ addition: BoardAddition) throws {
    let given = groups.filter(isGiven)
    let new = given.filter { $0.owner == nil }
    do {
      for group in given { try group.give(to: project) }
      try BoardFileWriting.write(addition)
    } catch {
      for group in new { group.takeBack() }
      throw error
    }
  }

  private static func bundleName(_ title: String) -> String {
    let letters = title.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let name = String(letters).lowercased().splitExactly(separator: "-").joined(separator: "-")
    return name.isEmpty ? "bundle" : name
  }

  // MARK: The setting

  /// The bundle's program, with what its sandbox has to permit.
  private var setting: Setting {
    var permitted: [String: Setting] = [:]
    if report?.usesNetwork == true { permitted["network"] = "yes" }
    let written = groups.filter(isGiven).map { Setting.text(Self.short($0.path)) }
    if !written.isEmpty { permitted["write"] = .list(written) }
    let path = Setting.text(Self.short(program))
    return permitted.isEmpty ? path : ["program": path, "allow": .mapping(permitted)]
  }

  // MARK: App groups

  private var project: String { GroupFolder.project(of: program) }

  /// The folders of the app groups that the project names.
  private var groups: [GroupFolder] { (report?.appGroups ?? []).map { GroupFolder($0) } }

  private func isGiven(_ group: GroupFolder) -> Bool { group.refusal(to: project) == nil }

  /// Returns a sentence for each group whose folder the bundle does not get.
  private func refusals(_ bundle: String) -> [String] {
    groups.compactMap { group in
      group.refusal(to: project).map { reason in
        let path = Self.short(group.path)
        return "bundle \(bundle) does not get the folder of the app group \(group.group): "
          + "it \(reason). To share it, write \(path) below write: of the bundle's allow:"
      }
    }
  }

  private static var home: String { getenv("HOME").map { String(cString: $0) } ?? "/" }

  /// Returns a path as people write it.
  private static func short(_ path: String) -> String {
    home != "/" && path.hasExactPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
  }
}
