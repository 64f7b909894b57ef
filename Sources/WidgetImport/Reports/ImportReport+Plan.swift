extension ImportReport {
  /// Creates the report on a plan whose sources were compiled.
  ///
  /// - Parameter absentProjects: The paths of the projects that are named and not there.
  package init(
    on plan: ImportPlan, path: String, output: CompilerOutput, files: PackageFiles, package: String,
    support: SupportTable, absentProjects: [String] = []
  ) {
    self.init(target: plan.main.module.title, path: path)
    modules = plan.modules.map { module in
      Module(
        name: module.name, files: module.sources.count,
        lines: module.sources.reduce(0) { $0 + $1.content.lines.count })
    }
    missingModules = plan.missing.sorted { $0.key < $1.key }.map {
      MissingModule(name: $0.key, place: $0.value)
    }
    problems = output.problems.map { problem in
      CompilerProblem(
        path: files.original(of: problem.path, in: package), line: problem.line,
        column: problem.column, message: problem.message)
    }
    failures = output.others
    let sources = plan.modules.flatMap(\.sources)
    offFiles = sources.filter(\.content.isOff).map(\.path)
    skippedFiles = plan.modules.flatMap(\.module.skipped)
    absentFiles = absentProjects + plan.modules.flatMap(\.unreadable)
    approximated = support.approximated(in: sources)
    ignored = support.ignored(in: sources)
    appGroups = plan.main.module.appGroups
    usesNetwork = sources.contains { source in
      source.content.active.contains { $0.contains("URLSession") || $0.contains("NWConnection") }
    }
    notes = Self.notes(on: plan)
  }

  /// Adds the reason why no program can be made of a plan.
  package mutating func addLackOfBeginning() {
    failures.append(
      "no source of \(target) declares a widget or is marked @main, so there is nothing to show"
        + (absentFiles.isEmpty ? "" : "; some of its files are not there"))
  }

  private static func notes(on plan: ImportPlan) -> [String] {
    var notes: [String] = []
    let absent = Set(plan.modules.flatMap(\.sources).flatMap(\.content.absent).map(\.module))
      .subtracting(["AppKit", "Cocoa", "WatchKit"])
    if !absent.isEmpty {
      notes.append(
        "canImport is false here for \(absent.sorted().joined(separator: ", ")): the sources do without"
      )
    }
    let entry = plan.main.generated[ImportPlan.program] != nil
    if entry { notes.append("the sources have no @main; the import wrote one for their widgets") }
    if plan.main.declarations.widgets.isEmpty {
      notes.append("no type of the target conforms to Widget")
    }
    return notes
  }
}
