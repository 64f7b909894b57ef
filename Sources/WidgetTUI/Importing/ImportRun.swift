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
  /// The folder in which the project is compiled. Others may write the project's own, and what the compiler is to
  /// write must not lie behind a link of theirs.
  private let workshop: ImportFolder
  private let tree: ProjectTree
  private let absentProjects: [String]

  /// - Parameters:
  ///   - tree: The project's files.
  ///   - search: What the path leads to.
  ///   - chosen: The module with the widgets.
  ///   - output: The folder of the package; `nil` for one beside the project.
  init(
    path: String, tree: ProjectTree, search: ProjectSearch, module chosen: SourceModule,
    output: ImportFolder?, toolkit: ToolkitBuild
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
    if let output {
      folder = output
    } else {
      folder = try Self.folder(for: module, of: search, in: tree)
    }
    let mark = Fingerprint(folder.path).digits
    workshop = ImportFolder(
      "\(FilePath.settled(toolkit.scratch))/check/\(plan.main.name)-\(mark)")
  }

  /// Returns the import's folder beside the project, which may have come with links, or gets some meanwhile.
  private static func folder(
    for module: SourceModule, of search: ProjectSearch, in tree: ProjectTree
  ) throws(ImportError) -> ImportFolder {
    let home = FilePath.settled(search.folder)
    let imports = "\(home)/.widgettui"
    guard tree.isInside(home), !tree.isLink(imports) else {
      throw .notWritten(imports, "it is a link, or behind one; --output names another folder")
    }
    return ImportFolder("\(imports)/\(module.name)")
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
    ImportInterruption.await(removing: [workshop.draft])
    defer { workshop.cancel() }
    try workshop.begin()
    try workshop.write(files)
    var memory = ImportCheck.Memory()
    var report = try compiled(&memory)
    report.isCheck = true
    return report
  }

  private func compiled(
    _ memory: inout ImportCheck.Memory
  ) throws(ImportError) -> ImportReport {
    try toolkit.build()
    let support = SupportTable(
      page: DiskTree().text(at: "\(toolkit.toolkit.folder)/docs/supported.md") ?? "")
    return ImportReport(
      on: plan, path: path, output: try output(of: plan, &memory), files: files,
      package: workshop.draft, support: support, absentProjects: absentProjects)
  }

  /// The folder of what is compiled, in which the project has the last word.
  private static let compiled = ".compiled"

  /// Returns what the compiler says of a plan.
  private func output(
    of plan: ImportPlan, _ memory: inout ImportCheck.Memory
  ) throws(ImportError) -> CompilerOutput {
    try ImportCheck(plan: plan, compiler: compiler).run(&memory)
  }

  private var compiler: ImportCompiler {
    ImportCompiler(
      toolkit: toolkit, package: workshop.draft, output: "\(workshop.draft)/\(Self.compiled)")
  }

  /// The most times that parts become gaps.
  private static let rounds = 24

  /// Makes gaps of the parts with errors, until the rest compiles.
  ///
  /// Returns the plan that does; `nil` if no widget is left, or errors are elsewhere.
  private func closeGaps(
    _ gaps: inout PlanGaps, _ problems: [CompilerProblem], _ memory: inout ImportCheck.Memory
  ) throws(ImportError) -> PackageFiles? {
    var problems = problems
    for round in 1...Self.rounds {
      StandardError.write("Leaving out what does not compile, step \(round)…\n")
      guard gaps.close(problems), !gaps.isEmpty else { return sayWhatIsLeft(problems) }
      let files = PackageFiles(gaps.plan, in: tree)
      try rewrite(files)
      let output = try output(of: gaps.plan, &memory)
      problems = originals(of: output.problems, files)
      guard problems.isEmpty else { continue }
      if output.others.isEmpty { return files }
      StandardError.write("No gap helps with: \(output.others[0])\n")
      return nil
    }
    return sayWhatIsLeft(problems)
  }

  private func sayWhatIsLeft(_ problems: [CompilerProblem]) -> PackageFiles? {
    for problem in problems.prefix(3) {
      StandardError.write(
        "No gap helps with \(problem.path):\(problem.line): \(problem.message)\n")
    }
    return nil
  }

  /// Writes another package into the workshop, and keeps the modules that were compiled.
  private func rewrite(_ files: PackageFiles) throws(ImportError) {
    for name in ["Sources", "Missing"] { try workshop.removeFolder(name) }
    try workshop.write(files)
  }

  private func originals(of problems: [CompilerProblem], _ files: PackageFiles) -> [CompilerProblem]
  {
    problems.map {
      CompilerProblem(
        path: files.original(of: $0.path, in: workshop.draft), line: $0.line, column: $0.column,
        message: $0.message)
    }
  }

  /// Builds the bundle, draws its widgets, and puts all in its place with the report.
  func run() throws -> ImportReport {
    try folder.begin()
    ImportInterruption.await(removing: [folder.openedDraft, workshop.draft])
    defer {
      folder.cancel()
      workshop.cancel()
    }
    try workshop.begin()
    try workshop.write(files)
    var memory = ImportCheck.Memory()
    var report = try compiled(&memory)
    if report.problems.isEmpty && report.failures.isEmpty {
      let outcome = try build(plan)
      if outcome.isGood {
        try finish(&report, files)
      } else {
        addErrors(of: outcome, files, to: &report)
      }
    }
    if report.program == nil, !report.problems.isEmpty, report.failures.isEmpty,
      try !buildWithGaps(&report, &memory, hasParts: true)
    {
      _ = try buildWithGaps(&report, &memory, hasParts: false)
    }
    // Without a program, the package is that of the whole target, for whoever corrects it.
    if report.program == nil { try folder.write(files) }
    try write(report)
    try folder.commit()
    return report
  }

  /// The most times that a build shows errors which compiling alone did not.
  private static let builds = 6

  /// Builds the bundle of what compiles, and draws its widgets; returns false if there is none.
  ///
  /// - Parameter hasParts: True if parts of sources become gaps; false if whole sources are left out.
  private func buildWithGaps(
    _ report: inout ImportReport, _ memory: inout ImportCheck.Memory, hasParts: Bool
  ) throws(ImportError) -> Bool {
    var gaps = PlanGaps(plan, hasParts: hasParts)
    var problems = report.problems
    for _ in 0..<Self.builds {
      guard let files = try closeGaps(&gaps, problems, &memory) else { return false }
      let outcome = try build(gaps.plan)
      if outcome.isGood {
        report.gaps = gaps.gaps.isEmpty ? nil : gaps.gaps
        report.leftOut = gaps.leftOut.sorted()
        report.causes = gaps.causes
        report.lostWidgets = gaps.lostWidgets
        try finish(&report, files)
        return true
      }
      problems = originals(of: CompilerOutput(outcome.text).problems, files)
      if problems.isEmpty {
        addErrors(of: outcome, files, to: &report)
        return false
      }
    }
    return false
  }

  private func build(_ plan: ImportPlan) throws(ImportError) -> SwiftCommand.Outcome {
    // The linker would say it in its own words.
    guard plan.hasBeginning else { return SwiftCommand.Outcome(text: "", isGood: true) }
    StandardError.write("Building \(plan.main.module.title)…\n")
    return try ImportBuild(plan: plan, compiler: compiler).run()
  }

  private func addErrors(
    of outcome: SwiftCommand.Outcome, _ files: PackageFiles, to report: inout ImportReport
  ) {
    let output = CompilerOutput(outcome.text)
    report.problems += originals(of: output.problems, files)
    report.failures += output.others
    if report.problems.isEmpty, report.failures.isEmpty {
      report.failures = outcome.text.split(whereSeparator: \.isNewline).suffix(12).map(String.init)
    }
  }

  /// Puts the package, the program and its resources in their folder, and draws its widgets.
  private func finish(
    _ report: inout ImportReport, _ files: PackageFiles
  ) throws(ImportError) {
    guard plan.hasBeginning else { return report.addLackOfBeginning() }
    try folder.write(files)
    let name = plan.main.name
    var copies = ResourceCopies(into: folder, from: tree)
    for (place, source) in plan.resources.sorted(by: { $0.key < $1.key }) {
      try copies.add(source, as: "bundle/\(place)")
    }
    let build = ImportBuild(plan: plan, compiler: compiler)
    let built = ProjectTree(root: FilePath.folder(of: build.program))
    try folder.copy(build.program, of: built, to: "bundle/\(name)", mode: 0o700)
    report.program = "\(folder.path)/bundle/\(name)"
    draw(&report, program: "\(folder.draft)/bundle/\(name)")
  }

  private func draw(_ report: inout ImportReport, program: String) {
    StandardError.write("Drawing its widgets…\n")
    do throws(BundleFailure) {
      report.widgets = try BundleDrawing(program: program, hasGaps: report.gaps != nil)
        .widgets()
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
