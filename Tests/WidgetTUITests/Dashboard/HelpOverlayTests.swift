import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTesting

@testable import WidgetTUI

/// The box that lists the keys, and the README's table of them.
@MainActor
@Suite struct HelpOverlayTests {
  private func box(_ size: Size, scrolled: Int = 0) -> String {
    let help = HelpOverlay(KeyBindings.standard.rows, size: size, scrolled: scrolled)
    var painter = Painter(grid: CellGrid(size: size))
    help.draw(with: &painter)
    return painter.grid.text
  }

  @Test func allKeysFitTheUsualTerminal() throws {
    // The last row is the status row.
    let box = box(Size(width: 80, height: 23))
    try expectGolden(box, named: "help-80x24")
    for row in KeyBindings.standard.rows {
      #expect(box.contains(row.keys.joined(separator: " ") + " "))
      #expect(box.contains(row.meaning), "\(row.meaning)")
    }
  }

  @Test func whereNotAllFitsItScrolls() {
    let size = Size(width: 80, height: 8)
    let (first, last) = (box(size), box(size, scrolled: 100))
    #expect(first.contains("│ ? ") && first.contains(" 1–6 of 21 ╯"), "\(first)")
    #expect(last.contains("│ double click wheel ") && last.contains(" 16–21 of 21 ╯"), "\(last)")
  }

  @Test func aPageOfDetailsHasKeysOfItsOwn() throws {
    let size = Size(width: 80, height: 23)
    let help = HelpOverlay(KeyBindings.standard.detailRows, size: size)
    var painter = Painter(grid: CellGrid(size: size))
    help.draw(with: &painter)
    try expectGolden(painter.grid.text, named: "help-details-80x24")
    // No key has two effects.
    let keys = DetailAction.allCases.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func everyActionIsListedWithAllItsKeys() {
    let listed = KeyBindings.standard.rows.flatMap(\.keys)
    #expect(listed.contains("1…9"))
    for action in DashboardAction.allCases where action.page == nil {
      for key in action.defaultKeys { #expect(listed.contains(key.name), "\(action) \(key)") }
    }
    // No key has two effects, but while a search is on.
    let searching = DashboardAction.allCases.filter(\.isOfSearch).flatMap(\.defaultKeys)
      .map(\.name)
    #expect(Set(listed).count == listed.count - 1)
    #expect(Set(searching) == ["n", "N"])
  }

  @Test func pagesWithOtherKeysAreListedWithThem() {
    var keys = KeyBindings.standard
    keys[.page3] = [.character("c")]
    let row = keys.rows.first { $0.meaning == "next, previous or that page" }
    #expect(row?.keys == ["n", "p", "1", "2", "c", "4", "5", "6", "7", "8", "9"])
  }

  @Test func theReadmeHasTheSameTable() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let table = KeyBindings.standard.rows.map { row in
      "| \(row.keys.map { "`\($0)`" }.joined(separator: " ")) | \(row.meaning) |"
    }
    let words = (["| key | |", "|---|---|"] + table).joined(separator: "\n")
    #expect(page.contains(words), "expected in README.md:\n\(words)")
  }
}
