import FoundationEssentials
import Glibc
import WidgetBase
import WidgetImport
import WidgetSources

/// The command `widgettui import PATH`, which builds the widgets of an Xcode project as a bundle, and says
/// what of them works; with `--check` it only compiles them.
@MainActor
struct ImportCommand {
  private let options: Options
  private let path: String

  init(options: Options) {
    self.options = options
    let written = options.operands.first ?? "."
    path = Self.absolute(written)
  }

  /// Returns the exit status: 0 if all widgets were drawn, and as their golden files are.
  func run() throws -> Int32 {
    defer { ImportInterruption.hold() }
    try checkOptions()
    let golden = try options.golden.map { GoldenFolder(path: try settled(Self.absolute($0))) }
    let output = try options.output.map { ImportFolder(try place(of: Self.absolute($0))) }
    if let golden, isProgram { return try compare(golden, with: path) ? 0 : 1 }
    // Mistakes are told before anything is built.
    let home = getenv("HOME").map { String(cString: $0) }
    if options.root == nil, let link = ProjectTree.linkOut(of: path, home: home) {
      throw ImportError.linkedOut(link)
    }
    let tree = ProjectTree(
      root: options.root.map(Self.absolute) ?? root(of: path, home: home))
    let search = try ProjectSearch(path, in: tree, readYAML: PropertyList.init(yaml:))
    let module = try search.module(named: options.target)
    let toolkit = try ToolkitBuild(
      folder: options.toolkit.map(Self.absolute), scratch: options.scratchPath.map(Self.absolute),
      project: options.isTrusted ? nil : tree.root)
    let run = try ImportRun(
      path: path, tree: tree, search: search, module: module,
      output: output, toolkit: toolkit)
    let report = options.isCheck ? try run.check() : try run.run()
    try show(report)
    guard let golden, let program = report.program else { return report.isGood ? 0 : 1 }
    let isSame = try compare(golden, with: program)
    return report.isGood && isSame ? 0 : 1
  }

  /// True if the path is a program, and so a bundle that is built already.
  private var isProgram: Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder
      && FileManager.default.isExecutableFile(atPath: path)
  }

  private func checkOptions() throws(UsageError) {
    guard options.golden == nil else {
      if options.isCheck {
        throw .contraryOption("golden", to: "check", because: "builds and draws nothing")
      }
      return
    }
    if options.isRecorded { throw .lonelyOption("record", needs: "--golden DIR") }
    if !options.skipped.isEmpty { throw .lonelyOption("skip", needs: "--golden DIR") }
  }

  /// Compares golden files, says what differs, and returns true if nothing does.
  private func compare(_ golden: GoldenFolder, with program: String) throws -> Bool {
    StandardError.write("Drawing golden files…\n")
    let report = try GoldenRun(
      program: program, golden: golden, written: options.golden ?? golden.path,
      records: options.isRecorded,
      date: options.at, skipped: options.skipped
    ).run()
    // With --json, the report of the import stands alone.
    if options.format == .json {
      StandardError.write(report.text)
    } else {
      try StandardOutput.write(report.text)
    }
    return report.isGood
  }

  /// Returns the folder that belongs to a project; a folder of downloads with a `.git` that was unpacked there does not.
  private func root(of path: String, home: String?) -> String {
    ProjectTree.root(of: path, home: home, unless: WideFolders(.own).contains)
  }

  /// Returns the path of a folder to be written without its links; throws if one of these may have come with the
  /// project.
  private func settled(_ path: String) throws -> String {
    let home = ProcessEnvironment.own["HOME"]
    let own = [FilePath.current, self.path].flatMap { [$0, root(of: $0, home: home)] }
      .map(FilePath.settled)
    let walk = FileLink.walk(path)
    guard walk.isWhole else { throw Self.linkError(path) }
    for link in walk.links
    where own.contains(where: { link.folder == $0 || Path.lies(link.folder, in: $0) }) {
      throw Self.linkError(link.path)
    }
    return walk.place
  }

  /// Returns the path of an import's folder without links; throws if the folder itself is a link.
  private func place(of path: String) throws -> String {
    let place = "\(try settled(Path.folder(of: path)))/\(Path.name(of: path))"
    guard !FilePath.isLink(place) else { throw Self.linkError(place) }
    return place
  }

  private static func linkError(_ path: String) -> CommandError {
    CommandError(
      words: "\(VisibleText.quoted(path, limit: 400)) is a link, which may lead out of the "
        + "project; name the folder that it leads to")
  }

  /// Returns the path of a written one, from the current folder on and without `.` and `..`.
  nonisolated static func absolute(_ path: String) -> String {
    Path.joined("/", FilePath.absolute(path, in: FilePath.current))
  }

  private func show(_ report: ImportReport) throws {
    guard options.format == .json else {
      let text = ReportText(report, form: .terminal, folder: FilePath.current).text
      return try StandardOutput.write(text)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(report), as: UTF8.self)
    try StandardOutput.write(json: json + "\n")
  }
}
