import Testing
import WidgetCatalog

@testable import WidgetTUI

@MainActor
@Suite struct WidgetTextTests {
  private func text(of widget: String, _ board: String) throws -> WidgetText? {
    try BoardFile(
      YAMLFile(name: "/b.yaml", text: board), path: "/b.yaml", catalog: Catalog(MachineWidgets())
    ).board.widgets[widget]?.text
  }

  @Test func aBlockIsTakenWithItsComments() throws {
    let board = """
      widgets:
        first:
          kind: clock
          # why
          link: https://one.example

        second: {kind: clock, link: "https://two.example"}
      pages: {Home: [first second]}

      """
    let first = try #require(try text(of: "first", board))
    #expect(first.file == "/b.yaml" && first.line == 2)
    #expect(
      first.lines == ["first:", "  kind: clock", "  # why", "  link: https://one.example"])
    let second = try #require(try text(of: "second", board))
    #expect(second.lines == [#"second: {kind: clock, link: "https://two.example"}"#])
  }

  @Test func ofALineWithOthersOnlyItsPartIsTaken() throws {
    let board = "{widgets: {a: {kind: clock}, b: {kind: clock}}, pages: {Home: [a b]}}\n"
    #expect(try text(of: "a", board)?.lines == ["a: {kind: clock}"])
    #expect(try text(of: "b", board)?.lines == ["b: {kind: clock}"])
  }
}
