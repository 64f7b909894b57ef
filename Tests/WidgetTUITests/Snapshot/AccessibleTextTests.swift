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
    ("web –", "web no value"),
    ("temp ▲5 ▼-5", "temp up 5 down -5"), ("web ⬇", "web ⬇"),
    ("CPU !! 97 %", "CPU critical: 97 percent"),
    ("Takings $1,094 ██████", "Takings $1,094"), ("Zürich 東京", "Zürich 東京"),
  ])
  func rows(row: String, expected: String) { #expect(AccessibleText.words(of: row) == expected) }

  @Test func aTitleIsSaidOnce() {
    #expect(AccessibleText.words("CPU 43 percent", without: "CPU") == "43 percent")
    #expect(AccessibleText.words("CPUs 43", without: "CPU") == "CPUs 43")
    #expect(AccessibleText.words("CPU", without: "CPU") == "CPU")
  }
}
