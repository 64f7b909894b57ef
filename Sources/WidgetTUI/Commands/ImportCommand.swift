import FoundationEssentials
import Glibc
import WidgetBase
import WidgetImport

/// The command `widgettui import PATH`, which builds the widgets of an Xcode project as a bundle, and says
/// what of them works; with `--check` it only compiles them.
@MainActor
struct ImportCommand {
  private let options: Options
  private let path: String

  init(options: Options) {
    self.options = options
    let written = options.operands.first ?? "."
    path = Path.joined("/", FilePath.absolute(written, in: FilePath.current))
  }

  /// Returns the exit status: 0 if all widgets were drawn, and as their golden files are.
  func run() throws -> Int32 {
    defer { ImportInterruption.hold() }
    try checkOptions()
    for folder in [options.golden, options.output] { try folder.map(expectNoLink) }
    let golden = options.golden.map { GoldenFolder(path: absolute($0)) }
    let output = options.output.map { ImportFolder(settling: absolute($0)) }
    if let golden, isProgram { return try compare(golden, with: path) ? 0 : 1 }
    // Mistakes are told before anything is built.
    let home = getenv("HOME").map { String(cString: $0) }
    if options.root == nil, let link = ProjectTree.linkOut(of: path, home: home) {
      throw ImportError.linkedOut(link)
    }
    let tree = ProjectTree(
      root: options.root.map(absolute) ?? ProjectTree.root(of: path, home: home))
    let search = try ProjectSearch(path, in: tree)
    let module = try search.module(named: options.target)
    let toolkit = try ToolkitBuild(
      folder: options.toolkit.map(absolute), scratch: options.scratchPath.map(absolute),
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

  /// Throws if a folder to be written is a link, or lies behind one, that may have come with the project.
  private func expectNoLink(at written: String) throws {
    let home = ProcessEnvironment.own["HOME"]
    let own = [FilePath.current, path].flatMap { [$0, ProjectTree.root(of: $0, home: home)] }
    var place = absolute(written)
    while place != "/" {
      let isOwn = own.contains { Path.lies(place, in: $0) }
      if isOwn, ProjectTree(root: "/").isLink(place) {
        throw CommandError(
          words: "\(VisibleText.quoted(place, limit: 400)) is a link, which may lead out of the "
            + "project; name the folder that it leads to")
      }
      place = Path.folder(of: place)
    }
  }

  private func absolute(_ path: String) -> String {
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
