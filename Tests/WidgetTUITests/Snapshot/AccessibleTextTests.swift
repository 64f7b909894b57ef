import Testing
import WidgetLayout
import WidgetTesting

@testable import WidgetTUI

/// Tests of what a screen reader says of a row of cells.
@Suite struct AccessibleTextTests {
  @Test(arguments: [
    ("43 % ▲ 4 vs 1 min", "43 percent up 4 from 1 minute ago"),
    ("1,284  ▼ 2 %  vs 24 h", "1,284, down 2 percent, from 24 hours ago"),
    ("1,284 ▼ 2 % vs 24 h", "1,284 down 2 percent from 24 hours ago"),
    ("!! 97 %", "critical: 97 percent"), ("! 81%", "warning: 81 percent"), ("–", "no value"),
    ("▁▂▃▅▆ ⣀⡠", ""), ("│ ━━━━── │", ""), ("918 MiB used 4 %", "918 mebibytes used 4 percent"),
    ("↓ down  3 KiB/s", "down, 3 kibibytes a second"),
    ("← 3 KiB/s → 0 B/s", "in 3 kibibytes a second out 0 bytes a second"),
    ("← read  3 KiB/s", "read, 3 kibibytes a second"),
    ("→ write  0 B/s", "write, 0 bytes a second"),
    ("Milan → Rome", "Milan to Rome"),
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
    ("… km", "no value yet"),
    ("2 20 – – i=2", "2 20 no value no value i=2"), ("– – 3", "no value no value 3"),
    ("9:00 – 10:00", "9:00 to 10:00"), ("5, –, 7", "5, no value, 7"),
    ("–, 5, 7", "no value, 5, 7"), ("5, 7, –", "5, 7, no value"),
    ("Nov 29, 21:00 – Nov 30, 3:00", "Nov 29, 21:00 to Nov 30, 3:00"),
    ("Alarm – disk full", "Alarm – disk full"),
    ("95  = vs 9 s", "95, unchanged from 9 seconds ago"), ("95  =", "95, unchanged"),
    ("!! ∞ %", "critical: ∞ percent"), ("a !! -5", "a critical: -5"),
    ("n0 100 +29 ⚠ no value: n10", "n0 100 and 29 more, warning: no value: n10"),
    ("Takings $1,094 ██████", "Takings $1,094"), ("Zürich 東京", "Zürich 東京"),
  ])
  func rows(row: String, expected: String) { #expect(Self.words(row, .dim) == expected) }

  /// Data has the colour of text, or one that it chose.
  @Test(arguments: [
    ("!! disk full", "!! disk full"), ("! 9 items", "warning: 9 items"), ("! nine", "! nine"),
    ("9 items !!", "9 items !!"), ("sent 9 !!", "sent 9 !!"), ("a = 5", "a = 5"),
    ("… 5", "… 5"), ("… km", "… km"),
    ("a !! ∞ · b ! -5", "a critical: ∞, b warning: -5"),
    ("CPU !! 97 % · RAM ! 82 %", "CPU critical: 97 percent, RAM warning: 82 percent"),
  ])
  func wordsOfTheDataAreNoMarks(row: String, expected: String) {
    #expect(Self.words(row, .text) == expected)
  }

  /// A tile has the level behind the figure.
  @Test(arguments: [
    ("95 !!", "critical: 95"), ("web 95 % !!", "web critical: 95 percent"),
    ("81 !  ▲ 4 vs 9 s", "warning: 81, up 4 from 9 seconds ago"), ("95 ✓", "good: 95"),
    ("∞ !!", "critical: ∞"), ("CPU !! 97 %", "CPU critical: 97 percent"),
    ("disk full !!", "disk full !!"),
  ])
  func levelsBehindFigures(row: String, expected: String) {
    #expect(Self.words(row, .bad) == expected)
  }

  /// A table has one blank between narrow columns, and missing values in a dim colour.
  @Test(arguments: [
    (["2 20 ", "–", " 3 i=2"], "2 20 no value 3 i=2"),
    (["", "–", " 20 3"], "no value 20 3"),
    (["web ", "–", " db 3"], "web no value db 3"),
  ])
  func aDashOfAnotherColourIsAMissingValue(parts: [String], expected: String) {
    var painter = Painter(grid: CellGrid(size: Size(width: 60, height: 1)))
    var x = 0
    for (part, role) in zip(parts, [Role.text, .dim, .text]) {
      let style = painter.number(of: Style(foreground: .role(role)))
      painter.write(part, x: x, y: 0, width: 60 - x, style: style)
      x += part.count
    }
    #expect(AccessibleText.words(of: painter.grid) == expected)
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

  /// The label in a border belongs to the words.
  @MainActor @Test func aLabelIsSaidLast() {
    let grid = picture(columns: 10, rows: 1) { Text("12 %").widgetLabel("EPYC · 2 cores") }
    #expect(AccessibleText.words(of: grid) == "12 percent; EPYC, 2 cores")
    let hostile = picture(columns: 10, rows: 1) {
      Text("12 %").widgetLabel(forms: ["a\u{1B}]0;title\u{7}\u{9B}2J\u{202E}b"])
    }
    let words = AccessibleText.words(of: hostile)
    #expect(words.hasPrefix("12 percent; a"))
    #expect(
      words.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0.value != 0x202E
      }, "\(words)")
  }
}
