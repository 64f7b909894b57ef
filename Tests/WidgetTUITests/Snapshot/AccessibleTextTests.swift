import Testing
import WidgetLayout

@testable import WidgetTUI

/// Tests of what a screen reader says of a row of cells.
@Suite struct AccessibleTextTests {
  @Test(arguments: [
    ("43 % ▲ 4 vs 1 min", "43 percent up 4 from 1 minute ago"),
    ("1,284  ▼ 2 %  vs 24 h", "1,284, down 2 percent, from 24 hours ago"),
    ("1,284 ▼ 2 % vs 24 h", "1,284 down 2 percent from 24 hours ago"),
    ("!! 97 %", "critical: 97 percent"), ("! 81%", "warning: 81 percent"), ("–", "no value"),
    ("▁▂▃▅▆ ⣀⡠", ""), ("│ ━━━━── │", ""), ("918 MiB used 4 %", "918 mebibytes used 4 percent"),
    ("↓ 3 KiB/s ↑ 0 B/s", "down 3 kibibytes a second up 0 bytes a second"),
    ("Renew the certificate +2", "Renew the certificate and 2 more"),
    ("29 Nov – 1 Dec  –", "29 Nov to 1 Dec, no value"), ("+8 mths", "+8 mths"),
    ("·  Sofia", "Sofia"), ("· Sofia  Ukulele", "Sofia, Ukulele"),
    ("✓ Call the bank", "done: Call the bank"),
    ("eth0 12 ms · up", "eth0 12 milliseconds, up"),
    ("Plan B", "Plan B"), ("wow !! disk", "wow !! disk"), ("Pay ✓", "Pay ✓"),
    ("web –", "web no value"), ("a 2.5 · b – · c d 2.5", "a 2.5, b no value, c d 2.5"),
    ("29 Nov – 1 Dec", "29 Nov to 1 Dec"), ("Sum 4 ⚠", "Sum 4 incomplete"),
    ("⚠ web: no connection", "warning: web: no connection"),
    ("temp ▲5 ▼-5", "temp up 5 down -5"), ("web ⬇", "web ⬇"),
    ("CPU !! 97 %", "CPU critical: 97 percent"),
    ("Takings $1,094 ██████", "Takings $1,094"), ("Zürich 東京", "Zürich 東京"),
  ])
  func rows(row: String, expected: String) { #expect(Self.words(row, .dim) == expected) }

  /// Data has the colour of text, or one that it chose.
  @Test(arguments: [
    ("!! disk full", "!! disk full"), ("! 9 items", "warning: 9 items"), ("! nine", "! nine"),

    ("CPU !! 97 % · RAM ! 82 %", "CPU critical: 97 percent, RAM warning: 82 percent"),
  ])
  func wordsOfTheDataAreNoMarks(row: String, expected: String) {
    #expect(Self.words(row, .text) == expected)
  }

  private static func words(_ row: String, _ role: Role) -> String {
    var painter = Painter(grid: CellGrid(size: Size(width: 60, height: 1)))
    let style = painter.number(of: Style(foreground: .role(role)))
    painter.write(row, x: 0, y: 0, width: 60, style: style)
    return AccessibleText.words(of: painter.grid)
  }

  @Test func aTitleIsSaidOnce() {
    #expect(AccessibleText.words("CPU 43 percent", without: "CPU") == "43 percent")
    #expect(AccessibleText.words("CPUs 43", without: "CPU") == "CPUs 43")
    #expect(AccessibleText.words("CPU", without: "CPU") == "CPU")
  }
}
