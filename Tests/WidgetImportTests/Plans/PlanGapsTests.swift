import Testing

@testable import WidgetImport

struct PlanGapsTests {
  private func plan(_ text: String) throws -> ImportPlan {
    var files = SampleProject.files
    files["/p/Shared/Model.swift"] = text
    let tree = MemoryTree(files)
    let search = try ProjectSearch("/p", in: tree)
    return try ImportPlan(
      try search.module(named: nil), finder: ModuleFinder(search, manifests: [], tree: tree),
      toolkit: Toolkit(folder: "/t", products: ["SwiftUI", "WidgetKit"], targets: []), in: tree)
  }

  private func problem(_ line: Int, _ column: Int, _ message: String) -> CompilerProblem {
    CompilerProblem(path: "/p/Shared/Model.swift", line: line, column: column, message: message)
  }

  private func close(_ gaps: inout PlanGaps, _ problems: [CompilerProblem]) -> Bool {
    gaps.close(problems)
  }

  @Test func typesOfDeclarationsComeBeforeBodies() throws {
    var gaps = PlanGaps(
      try plan("struct Model {\n  var store: Store?\n  func a() { store?.b() }\n}"))
    let inBody = problem(3, 21, "value of type 'Store' has no member 'b'")
    #expect(close(&gaps, [problem(2, 14, "cannot find type 'Store' in scope"), inBody]))
    #expect(gaps.plan.absent.names == ["Store"])
    #expect(gaps.gaps.isEmpty)
    let package = PackageFiles(gaps.plan, in: MemoryTree([:]))
    #expect(
      package.texts["Missing/ImportedAbsences/ImportedAbsences.swift"]?.contains("struct Store")
        == true)
    let manifest = try #require(package.texts["Package.swift"])
    #expect(manifest.contains("\"-import-module\", \"-Xfrontend\", \"ImportedAbsences\""))
    #expect(
      manifest.contains(
        ".target(name: \"HealthKit\", dependencies: toolkit + [\"ImportedAbsences\"]"))

    #expect(close(&gaps, [inBody]))
    #expect(gaps.gaps.map(\.name) == ["Model.a"])
    #expect(gaps.leftOut.isEmpty)
    let text = PackageFiles(gaps.plan, in: MemoryTree([:])).texts[
      "Sources/Hello_Widgets/Model.swift"]
    #expect(
      text?.contains("func a() { ImportedGap.stop(\"Model.a\", \"Store.b is missing\") }") == true)
  }

  @Test func aSourceWithoutAPartForAGapIsLeftOut() throws {
    var gaps = PlanGaps(try plan("struct Model: App {}"))
    #expect(close(&gaps, [problem(1, 8, "type 'Model' does not conform to protocol 'App'")]))
    #expect(gaps.leftOut == ["/p/Shared/Model.swift"])
    #expect(gaps.lostWidgets.isEmpty && !gaps.isEmpty)
    #expect(!close(&gaps, []))

    var whole = PlanGaps(try plan("struct Model { func a() { b() } }"), hasParts: false)
    #expect(close(&whole, [problem(1, 27, "cannot find 'b' in scope")]))
    #expect(whole.leftOut == ["/p/Shared/Model.swift"] && whole.gaps.isEmpty)
  }
}
