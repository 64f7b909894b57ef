import Testing

@testable import WidgetSources

@Suite struct TableTests {
  @Test(
    arguments: [
      ("", []), ("a,b", []), ("a,b\n1,2\n", [["a": "1", "b": "2"]]),
      ("a,b\r\n1,2\r\n3,4", [["a": "1", "b": "2"], ["a": "3", "b": "4"]]),
      ("a,b\n\"x, y\",\"say \"\"hi\"\"\"\n", [["a": "x, y", "b": "say \"hi\""]]),
      ("a,b\n\"two\nlines\",\n", [["a": "two\nlines", "b": ""]]), ("a\n\n1\n\n", [["a": "1"]]),
      ("a,b\n1\n1,2,\n", [["a": "1"], ["a": "1", "b": "2", "3": ""]]),
      ("\u{feff}a,\n1,2", [["a": "1", "2": "2"]]), ("a,a\n1,2", [["a": "1", "a 2": "2"]]),
      ("a\n\"open", [["a": "open"]]), ("a,b\n,", [["a": "", "b": ""]]),
      ("a\n\"x\"y", [["a": "xy"]]),
      ("a,b\n\"open,1\nx,2", [["a": "open", "b": "1"], ["a": "x", "b": "2"]]),
      (
        "a,b\n\"o,1\nx,2\n\"y\",3",
        [["a": "o", "b": "1"], ["a": "x", "b": "2"], ["a": "y", "b": "3"]]
      ),
    ] as [(String, Datum)])
  func records(text: String, datum: Datum) throws {
    #expect(try Table.datum(Array(text.utf8)) == datum)
  }

  /// A decimal comma without quotes makes two numbers of one.
  @Test func aRowOfMoreCellsThanNamesIsAFailure() {
    #expect(
      throws: SourceFailure(
        "row 3 has 3 cells, the first row 2",
        "Expected as many cells as names, and quotes around a cell with a separator; found b | 12 | 75.",
        kind: .malformed)
    ) {
      try Table.datum(Array("name,load\na,1,\nb,12,75\n".utf8))
    }
  }

  @Test func namesThatLookTheSameStayApart() throws {
    let row = try Table.datum(Array("caf\u{e9},cafe\u{301}\n1,2".utf8)).items?.first
    #expect(row?["caf\u{e9}"] == "1")
    #expect(row?["café 2"] == "2")
  }

  /// Rows are not compared with the names of all columns, however long these are.
  @Test func longNamesTakeTheirTimeOnce() throws {
    let names = (0..<17).map { String(repeating: "é", count: 120_000) + "\($0)" }
    let rows = String(repeating: "1,2,3,4,5,6,7,8,9,0,1,2,3,4,5,6,7\n", count: 20_000)
    let datum = try Table.datum(Array((names.joined(separator: ",") + "\n" + rows).utf8))
    #expect(datum.items?.count == 20_000)
    #expect(datum.items?.last?[names[16]] == "7")
    // Redaction, too, looks at each name once.
    var looked = 0
    let changed = datum.mapTexts { text in
      if text.utf8.count > 1000 { looked += 1 }
      return text
    }
    #expect(looked == 17 && changed.items?.count == 20_000)
  }

  @Test(
    arguments: [
      (
        "a,a,,2,\n1,2,3,4,5\n6\n",
        [["a": "1", "a 2": "2", "3": "3", "2": "4", "5": "5"], ["a": "6"]]
      ),
      ("a 2,a,a,a\n1,2,3,4", [["a 2": "1", "a": "2", "a 3": "3", "a 4": "4"]]),
      (",1,\n1,2,3", [["1": "1", "1 2": "2", "3": "3"]]),
    ] as [(String, Datum)])
  func columnsOfOneNameStayApart(text: String, rows: Datum) throws {
    #expect(try Table.datum(Array(text.utf8)) == rows)
  }

  @Test func tabs() throws {
    #expect(
      try Table.datum(Array("a\tb\n1,5\t2\n".utf8), separator: "\t") == [["a": "1,5", "b": "2"]])
  }
}
