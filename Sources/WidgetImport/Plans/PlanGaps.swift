/// A plan of which the parts that cannot be compiled become gaps, step by step.
///
/// First the types that are not known get declarations without values; then what still has errors is replaced,
/// and a source in which that does not help is left out.
package struct PlanGaps: Sendable {
  /// The plan as it is compiled next.
  package private(set) var plan: ImportPlan
  /// The sources that are left out as wholes.
  package private(set) var leftOut: Set<String> = []
  /// The errors for which they are left out: no gap helps with these.
  package private(set) var causes: [CompilerProblem] = []
  private var sources: [String: GappedSource] = [:]
  private let declared: [String]

  /// True if parts become gaps; else whole sources are left out at once.
  private let hasParts: Bool

  package init(_ plan: ImportPlan, hasParts: Bool = true) {
    (self.plan, self.hasParts) = (plan, hasParts)
    declared = plan.main.declarations.widgets
  }

  /// The gaps in the order of the sources.
  package var gaps: [SourceGap] {
    var seen: Set<SourceGap> = []
    return sources.values.filter { !leftOut.contains($0.path) }.flatMap(\.gaps).sorted {
      ($0.place.path, $0.place.line, $0.name) < ($1.place.path, $1.place.line, $1.name)
    }.filter { seen.insert($0).inserted }
  }

  /// The widgets that are declared in sources which are left out.
  package var lostWidgets: [String] {
    let kept = Set(plan.main.declarations.widgets)
    return declared.filter { !kept.contains($0) }
  }

  /// True if no widget is left.
  package var isEmpty: Bool { plan.main.declarations.widgets.isEmpty }

  /// Makes gaps of what has errors; returns false if nothing could be done.
  ///
  /// - Parameter problems: The errors, with the paths of the originals.
  package mutating func close(_ problems: [CompilerProblem]) -> Bool {
    if hasParts, learn(problems) { return true }
    var byPath: [String: [CompilerProblem]] = [:]
    for problem in problems { byPath[problem.path, default: []].append(problem) }
    var unknown = GappedSource.Unknown()
    unknown.types = plan.absent.empty
    unknown.classes = unknown.types.filter(plan.absent.isClass)
    unknown.widgets = Set(lostWidgets)
    var didClose = false
    var excluded: Set<String> = []
    for module in plan.modules {
      for source in module.sources {
        guard let problems = byPath[source.path] else { continue }
        didClose = true
        var gapped = self.source(source, in: module.name)
        if hasParts, gapped.close(problems, unknown) {
          sources[Self.key(source.path, module.name)] = gapped
          plan.replace(source.path, in: module.name, with: gapped.lines)
        } else {
          excluded.insert(source.path)
          causes.append(gapped.obstacle ?? problems[0])
        }
      }
    }
    leftOut.formUnion(excluded)
    if didClose { plan = plan.without(leftOut) }
    return didClose
  }

  private static func key(_ path: String, _ module: String) -> String { "\(module)\n\(path)" }

  private func source(_ source: PlannedModule.Source, in module: String) -> GappedSource {
    sources[Self.key(source.path, module)]
      ?? GappedSource(path: source.path, lines: source.content.lines)
  }

  /// Declares the types that declarations need; returns false if there is none that is not known yet.
  private mutating func learn(_ problems: [CompilerProblem]) -> Bool {
    let about = problems.filter { TypeComplaint($0) != nil }
    var places: [String: GappedSource] = [:]
    for module in plan.modules {
      for source in module.sources where places[source.path] == nil {
        if about.contains(where: { $0.path == source.path }) {
          places[source.path] = self.source(source, in: module.name)
        }
      }
    }
    var didLearn = false
    for problem in about {
      guard let source = places[problem.path], source.isInHead(problem) else { continue }
      if plan.absent.learn(problem, heir: source.heir(at: problem)) { didLearn = true }
    }
    return didLearn
  }
}
