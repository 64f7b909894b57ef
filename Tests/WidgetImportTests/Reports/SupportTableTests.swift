import Testing

@testable import WidgetImport

struct SupportTableTests {
  @Test func usesAreFoundInTheNotationOfThePage() throws {
    let table = SupportTable(
      page: """
        ## Drawn
        | `Text` | all of it |
        ## Approximated
        | what | how |
        |---|---|
        | `Gauge` `.gaugeStyle` | no labels |
        | `\\.colorScheme` | dark |
        ## Accepted, without effect
        | `.shadow` | cells are sharp |
        """)
    let files = [
      "/f/A.swift": """
      import WidgetKit
      // Gauge in a comment
      struct A: Widget {
        @Environment(\\.colorScheme) var scheme
        let a = Text("Gauge").shadow(radius: 2)
        let b = Gauge(value: 1).gaugeStyle(.linear)
        let c = Gauge(value: 2)
      }
      """
    ]
    let tree = MemoryTree(files)
    let search = try ProjectSearch("/f", in: tree)
    let plan = try ImportPlan(
      try search.module(named: nil), finder: ModuleFinder(search, manifests: [], tree: tree),
      toolkit: Toolkit(folder: "/t", products: ["WidgetKit"], targets: []), in: tree)
    let sources = plan.main.sources
    #expect(
      table.approximated(in: sources).map { "\($0.name) \($0.place.line) \($0.count)" } == [
        "\\.colorScheme 4 1", ".gaugeStyle 6 1", "Gauge 6 2",
      ])
    #expect(table.ignored(in: sources).map(\.note) == ["cells are sharp"])
  }
}
