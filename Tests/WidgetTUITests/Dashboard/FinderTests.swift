import Testing
import WidgetLayout
import WidgetTesting

@testable import WidgetTUI

/// What typing leaves of a board's pages and widgets.
@Suite struct FinderTests {
  private static func widget(_ title: String, _ page: String = "Home") -> Finder.Item {
    Finder.Item(title: title, page: 0, detail: page, widget: title)
  }

  private var finder: Finder {
    Finder([
      Finder.Item(title: "Home", page: 0, detail: "page", widget: nil),
      Finder.Item(title: "Shop", page: 1, detail: "page", widget: nil),
      Self.widget("CPU"), Self.widget("Memory"), Self.widget("Home disk"),
      Self.widget("Orders", "Shop"), Self.widget("Open orders", "Shop"),
    ])
  }

  private func titles(_ typed: String) -> [String] {
    var finder = finder
    finder.list.type(typed)
    return finder.list.results.map(\.item.title)
  }

  @Test func nothingTypedIsEverything() {
    #expect(titles("").count == 7)
    #expect(titles("") == finder.list.results.map(\.item.title))
  }

  @Test func lettersAreAppendedAsFarAsThereIsRoom() {
    var finder = finder
    finder.list.append(Array("me".unicodeScalars))
    finder.list.append(Array("m".unicodeScalars))
    #expect(finder.list.typed == "mem" && finder.list.results.map(\.item.title) == titles("mem"))
    finder.list.append(Array(String(repeating: "x", count: 5000).unicodeScalars))
    #expect(finder.list.typed.count == SearchedList.mostTyped)
  }

  @Test(arguments: [
    ("mem", ["Memory"]), ("CPU", ["CPU"]), ("cp", ["CPU"]), ("xyz", []),
    // The beginning of the whole before the beginning of a word.
    ("ord", ["Orders", "Open orders"]), ("oo", ["Open orders"]), ("hd", ["Home disk"]),
    // Words of the page count too.
    ("orders shop", ["Orders", "Open orders"]),
  ])
  func whatMatches(typed: String, expected: [String]) {
    #expect(Array(titles(typed).prefix(expected.count)) == expected)
    #expect(!expected.isEmpty || titles(typed).isEmpty)
  }

  @Test func theBestIsFirst() {
    #expect(titles("home").first == "Home")
    #expect(titles("o").first == "Orders")
  }

  @Test func theChoiceStaysInTheList() {
    var finder = finder
    finder.list.choose(by: -1)
    #expect(finder.list.chosen == 0)
    finder.list.choose(by: 100)
    #expect(finder.item?.title == "Open orders")
    finder.list.type("cpu")
    #expect(finder.item?.title == "CPU")
    finder.list.type("zzz")
    #expect(finder.item == nil)
    finder.list.choose(by: 1)
    #expect(finder.item == nil)
  }

  @MainActor @Test func theBox() {
    var finder = finder
    finder.list.type("o")
    finder.list.choose(by: 1)
    let box = FinderOverlay(finder, size: Size(width: 34, height: 8))
    var painter = Painter(grid: CellGrid(size: Size(width: 34, height: 8)))
    box.draw(with: &painter)
    #expect(
      painter.grid.text == """
        ╭ Go to ─────────────────────────╮
        │ o▏                             │
        │ Orders                    Shop │
        │ Open orders               Shop │
        │ Home                      page │
        │ Shop                      page │
        │ Memory                    Home │
        ╰───────────────────────────── 7 ╯

        """)
    #expect(box.result(inRow: 3) == 1 && box.result(inRow: 1) == nil && box.result(inRow: 7) == nil)
  }

  @Test func charactersThatWereTyped() throws {
    #expect(FuzzyMatch("oo", in: "Open orders")?.places == [0, 5])
    #expect(FuzzyMatch("ord", in: "Open orders")?.places == [5, 6, 7])
    #expect(FuzzyMatch("", in: "anything")?.places == [])
    #expect(FuzzyMatch("größe", in: "Die Größe")?.places == [4, 5, 6, 7, 8])
    #expect(FuzzyMatch("ba", in: "ab") == nil)
  }
}
