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

  /// Returns the exit status: 0 if all widgets were drawn.
  func run() throws -> Int32 {
    // Mistakes are told before anything is built.
    let home = getenv("HOME").map { String(cString: $0) }
    let tree = ProjectTree(
      root: options.root.map(absolute) ?? ProjectTree.root(of: path, home: home))
    let search = try ProjectSearch(path, in: tree)
    let module = try search.module(named: options.target)
    let toolkit = try ToolkitBuild(
      folder: options.toolkit.map(absolute), scratch: options.scratchPath.map(absolute))
    let run = try ImportRun(
      path: path, tree: tree, search: search, module: module,
      output: options.output.map(absolute), toolkit: toolkit)
    let report = options.isCheck ? try run.check() : try run.run()
    try show(report)
    return report.isGood ? 0 : 1
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
