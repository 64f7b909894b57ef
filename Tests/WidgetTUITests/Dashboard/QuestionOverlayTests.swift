import Testing
import WidgetLayout
import WidgetTesting

@testable import WidgetTUI

@Suite struct QuestionOverlayTests {
  private func drawn(_ lines: [String], _ size: Size) -> String {
    let box = QuestionOverlay(lines, size: size)
    var painter = Painter(grid: CellGrid(size: size))
    box.draw(with: &painter)
    return painter.grid.text
  }

  @Test func aLongCommandTakesSeveralRows() throws {
    let command = "/usr/bin/tool '" + String(repeating: "abcdefghi ", count: 6) + "'"
    let size = Size(width: 50, height: 12)
    let text = drawn([command, "", "in the folder /x"], size)
    #expect(QuestionOverlay([command], size: size).showsAll)
    let rows = text.split(separator: "\n").map { $0.filter { !"│╭╮╰╯─ ".contains($0) } }
    #expect(rows.joined().contains(command.filter { $0 != " " }))
    #expect(text.contains("Enter runs it"))
  }

  /// The question is asked only if all of it can be read.
  @Test(
    arguments: [
      ("ls", 80, 24, true), ("ls", 20, 8, true), ("ls", 20, 4, false), ("ls", 80, 2, false),
      ("ls", 3, 8, false),
      (String(repeating: "x", count: 2000), 80, 24, false),
      (String(repeating: "x", count: 2000), 80, 40, true),
      ("'ünï 数字 e\u{301}'", 80, 24, true), ("'\u{1F1E9}\u{1F1EA}'", 80, 24, false),
      ("'1\u{FE0F}\u{20E3}'", 80, 24, false), ("'\u{1B}[2K'", 80, 24, false),
      ("'👍🏽'", 80, 24, false),
    ] as [(String, Int, Int, Bool)])
  func whatIsNotSeenIsNotAsked(words: String, width: Int, height: Int, isShown: Bool) {
    let box = QuestionOverlay([words], size: Size(width: width, height: height))
    #expect(box.showsAll == isShown)
  }
}
