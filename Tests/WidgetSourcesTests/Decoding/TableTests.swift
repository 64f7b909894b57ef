import Testing

@testable import WidgetSources

@Suite struct TableTests {
  @Test(
    arguments: [
      ("", []), ("a,b", []), ("a,b\n1,2\n", [["a": "1", "b": "2"]]),
      ("a,b\r\n1,2\r\n3,4", [["a": "1", "b": "2"], ["a": "3", "b": "4"]]),
      ("a,b\n\"x, y\",\"say \"\"hi\"\"\"\n", [["a": "x, y", "b": "say \"hi\""]]),
      ("a,b\n\"two\nlines\",\n", [["a": "two\nlines", "b": ""]]), ("a\n\n1\n\n", [["a": "1"]]),
      ("a,b\n1\n1,2,3\n", [["a": "1"], ["a": "1", "b": "2", "3": "3"]]),
      ("\u{feff}a,\n1,2", [["a": "1", "2": "2"]]), ("a,a\n1,2", [["a": "2"]]),
      ("a\n\"open", [["a": "open"]]), ("a,b\n,", [["a": "", "b": ""]]),
      ("a\n\"x\"y", [["a": "xy"]]),
    ] as [(String, Datum)])
  func records(text: String, datum: Datum) {
    #expect(Table.datum(Array(text.utf8)) == datum)
  }

  @Test func tabs() {
    #expect(Table.datum(Array("a\tb\n1,5\t2\n".utf8), separator: "\t") == [["a": "1,5", "b": "2"]])
  }
}
