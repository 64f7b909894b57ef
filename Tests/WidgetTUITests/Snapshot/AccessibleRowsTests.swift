import Testing

@testable import WidgetTUI

struct AccessibleRowsTests {
  /// No row but the first one begins like a line.
  @Test(arguments: [
    ("Disk: 12 percent", 20, "Disk: 12 percent"),
    ("a: 1......Disk: 12 percent", 10, "a: 1......\n… Disk: 12\n…  percent"),
    ("a: 漢字漢字漢", 10, "a: 漢字漢\n… 字漢"), ("", 10, ""),
  ])
  func aLineIsBrokenWhereTheTerminalWould(line: String, width: Int, rows: String) {
    #expect(AccessibleRows.text(of: line, width: width) == rows)
    #expect(AccessibleRows.text(of: line, width: nil) == line)
  }
}
