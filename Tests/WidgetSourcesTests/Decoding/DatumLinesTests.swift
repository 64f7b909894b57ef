import Testing

@testable import WidgetSources

@Suite struct DatumLinesTests {
  @Test func aTextIsItsLines() {
    #expect(Datum.text("one\n\ntwo").indentedLines == ["one", "", "two"])
  }

  @Test func anythingElseIsIndentedJSON() throws {
    let datum = try JSON.datum(Array(#"{"a":[1,{"b":"x\ny"}],"c":{},"d":[],"e":null}"#.utf8))
    #expect(
      datum.indentedLines == [
        "{", #"  "a": ["#, "    1,", "    {", #"      "b": "x\ny""#, "    }", "  ],",
        #"  "c": {},"#,
        #"  "d": [],"#, #"  "e": null"#, "}",
      ])
    // It stays the same data.
    #expect(try JSON.datum(Array(datum.indentedLines.joined(separator: "\n").utf8)) == datum)
  }

  @Test func aNumberAlone() { #expect(Datum.number(3).indentedLines == ["3"]) }
}
