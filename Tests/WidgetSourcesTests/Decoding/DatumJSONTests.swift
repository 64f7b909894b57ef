import Testing

@testable import WidgetSources

@Suite struct DatumJSONTests {
  @Test(
    arguments: [
      (nil, "null"), (true, "true"), (1.5, "1.5"), (1284, "1284"), (.number(.nan), "null"),
      (-0.25, "-0.25"), (1e300, "1e+300"), ("a\"\\\n\r\t\u{1}é", #""a\"\\\n\r\t\u0001é""#),
      (["b": [1, nil], "a": [:]], #"{"b":[1,null],"a":{}}"#), ([], "[]"),
    ] as [(Datum, String)])
  func texts(datum: Datum, text: String) throws {
    #expect(datum.json == text)
    if text != "null" { #expect(try JSON.datum(text) == datum) }
  }
}
