import FoundationEssentials
import Glibc
import WidgetArchive
import WidgetBase
import WidgetImport
import WidgetTimeline

/// An import from the project to the report.
@MainActor
struct ImportRun {
  /// The absolute path of the project.
  let path: String
  let plan: ImportPlan
  let files: PackageFiles
  let toolkit: ToolkitBuild
  let folder: ImportFolder
  private let tree: ProjectTree
  private let absentProjects: [String]

  /// - Parameters:
  ///   - tree: The project's files.
  ///   - search: What the path leads to.
  ///   - chosen: The module with the widgets.
  ///   - output: The folder of the package; `nil` for one beside the project.
  init(
    path: String, tree: ProjectTree, search: ProjectSearch, module chosen: SourceModule,
    output: String?, toolkit: ToolkitBuild
  ) throws(ImportError) {
    self.path = path
    self.tree = tree
    absentProjects = search.absentProjects
    self.toolkit = toolkit
    var module = chosen
    let manifests = try Self.manifests(for: module, search, toolkit, tree)
    // A manifest knows more of a package's target than its folder shows.
    if !search.targets.contains(where: { $0.name == module.title }),
      let described = manifests.lazy.compactMap({ $0.module(module.title) }).first
    {
      module = described
    }
    let finder = ModuleFinder(search, manifests: manifests, tree: tree)
    plan = try ImportPlan(module, finder: finder, toolkit: toolkit.toolkit, in: tree)
    files = PackageFiles(plan, in: tree)
    let imports = "\(search.folder)/.widgettui"
    // It may have come with the project, and lead to another folder.
    if output == nil, tree.isLink(imports) {
      throw .notWritten(imports, "it is a link; --output names another folder")
    }
    folder = ImportFolder(output ?? "\(imports)/\(module.name)")
  }

  /// Returns the manifests of the local packages that the module may need.
  private static func manifests(
    for module: SourceModule, _ search: ProjectSearch, _ toolkit: ToolkitBuild, _ tree: any FileTree
  ) throws(ImportError) -> [PackageManifest] {
    var wanted = Set(
      module.sources.compactMap { tree.text(at: $0) }
        .flatMap { ConditionedSource($0, PlatformConditions()).imports.map(\.module) })
    wanted.insert(module.title)
    var open = search.packages
    var manifests: [PackageManifest] = []
    while let index = open.firstIndex(where: { folder in
      let text = tree.text(at: "\(folder)/Package.swift") ?? ""
      return wanted.contains { text.contains("\"\($0)\"") }
    }) {
      let manifest = try toolkit.manifest(of: open.remove(at: index), in: tree)
      manifests.append(manifest)
      wanted.formUnion(manifest.needed)
    }
    return manifests
  }

  /// Compiles the sources and returns the report; nothing is kept.
  func check() throws -> ImportReport {
    let mark = String(FNV1a(folder.path).value, radix: 16)
    let draft = ImportFolder("\(toolkit.scratch)/check/\(plan.main.name)-\(mark)")
    ImportInterruption.await(removing: draft.draft)
    defer { draft.cancel() }
    try draft.begin()
    try draft.write(files)
    var report = try compiled(in: draft)
    report.isCheck = true
    return report
  }

  private func compiled(in draft: ImportFolder) throws(ImportError) -> ImportReport {
    try toolkit.build()
    let support = SupportTable(
      page: DiskTree().text(at: "\(toolkit.toolkit.folder)/docs/supported.md") ?? "")
    return ImportReport(
      on: plan, path: path, output: try output(of: plan, in: draft), files: files,
      package: draft.draft, support: support, absentProjects: absentProjects)
  }

  /// The folder of the modules that are only checked.
  private static let checked = ".checked"

  /// Returns what the compiler says of a plan.
  private func output(
    of plan: ImportPlan, in draft: ImportFolder
  ) throws(ImportError) -> CompilerOutput {
    try ImportCheck(
      plan: plan, toolkit: toolkit, package: draft.draft,
      modules: "\(draft.draft)/\(Self.checked)"
    ).run()
  }

  /// The most times that sources are left out.
  private static let rounds = 8

  /// Leaves out the sources with errors, and then those that need them, until the rest compiles.
  ///
  /// Returns false if no widget is left, or errors are elsewhere.
  private func reduce(_ report: inout ImportReport) throws(ImportError) -> Bool {
    var excluded = Set(report.problems.map(\.path))
    let declared = plan.main.declarations.widgets
    for _ in 0..<Self.rounds {
      let rest = plan.without(excluded)
      guard !rest.main.declarations.widgets.isEmpty else { return false }
      let files = PackageFiles(rest, in: tree)
      try folder.begin()
      try folder.write(files)
      let output = try output(of: rest, in: folder)
      if output.problems.isEmpty, output.others.isEmpty {
        let kept = Set(rest.main.declarations.widgets)
        report.leftOut = excluded.sorted()
        report.lostWidgets = declared.filter { !kept.contains($0) }
        return true
      }
      let found = Set(output.problems.map { files.original(of: $0.path, in: folder.draft) })
      guard !found.isSubset(of: excluded) else { return false }
      excluded.formUnion(found)
    }
    return false
  }

  /// Builds the bundle, draws its widgets, and puts all in its place with the report.
  func run() throws -> ImportReport {
    ImportInterruption.await(removing: folder.draft)
    defer { folder.cancel() }
    try folder.begin()
    try folder.write(files)
    var report = try compiled(in: folder)
    let isWhole = report.problems.isEmpty && report.failures.isEmpty
    if try isWhole || report.failures.isEmpty && reduce(&report) {
      try build(&report)
    } else if !isWhole {
      // The package is that of the whole target, for whoever corrects it.
      try folder.begin()
      try folder.write(files)
    }
    try write(report)
    FolderRemoval.remove("\(folder.draft)/\(Self.checked)")
    try folder.commit()
    return report
  }

  private func build(_ report: inout ImportReport) throws(ImportError) {
    // The linker would say it in its own words.
    guard plan.hasBeginning else { return report.addLackOfBeginning() }
    StandardError.write("Building \(plan.main.module.title)…\n")
    let outcome = try SwiftCommand([
      "swift", "build", "--disable-build-manifest-caching", "--package-path", folder.draft,
      "--scratch-path", toolkit.scratch,
      "--product", plan.main.name,
    ]).run()
    guard outcome.isGood else {
      let output = CompilerOutput(outcome.text)
      report.problems += output.problems.map {
        CompilerProblem(
          path: files.original(of: $0.path, in: folder.draft), line: $0.line, column: $0.column,
          message: $0.message)
      }
      report.failures += output.others
      if report.problems.isEmpty, report.failures.isEmpty {
        report.failures = outcome.text.split(whereSeparator: \.isNewline).suffix(12).map(
          String.init)
      }
      return
    }
    let name = plan.main.name
    for (place, source) in plan.resources { try folder.copy(source, to: "bundle/\(place)") }
    try folder.copy("\(toolkit.products)/\(name)", to: "bundle/\(name)")
    report.program = "\(folder.path)/bundle/\(name)"
    draw(&report, program: "\(folder.draft)/bundle/\(name)")
  }

  private func draw(_ report: inout ImportReport, program: String) {
    StandardError.write("Drawing its widgets…\n")
    do throws(BundleFailure) {
      report.widgets = try BundleDrawing(program: program).widgets()
      if report.widgets.isEmpty { report.failures.append("the program has no widgets") }
    } catch {
      report.failures.append("the program does not describe its widgets: \(error)")
    }
  }

  private func write(_ report: ImportReport) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(report), as: UTF8.self)
    try folder.write(InertText.json(json) + "\n", to: "report.json")
    let text = ReportText(report, form: .markdown, folder: FilePath.folder(of: path)).text
    try folder.write(InertText.text(text), to: "report.md")
  }
}
