import Testing

@testable import WidgetSources

@Suite struct JSONTests {
  @Test(
    arguments: [
      ("null", nil), (" true\n", true), ("[]", []), ("{}", [:]), ("-0.5e2", -50), ("\"\"", ""),
      (#"{"b": 1, "a": [2, {"c": null}]}"#, ["b": 1, "a": [2, ["c": nil]]]),
      (#"{"a": 1, "b": 2, "a": 3}"#, ["a": 3, "b": 2]),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
      (#""\u00e9 \uD83D\uDE00 \ud83d \ude00x""#, "é 😀 \u{fffd} \u{fffd}x"),
      (#""\ud83d\u0041""#, "\u{fffd}A"), ("\u{feff}[1]", [1]), ("Infinity", .number(.infinity)),
      ("-Infinity", .number(-.infinity)), ("\"line\nbreak\"", "line\nbreak"),
      ("1e999", .number(.greatestFiniteMagnitude)), ("-1e999", .number(-.greatestFiniteMagnitude)),
      ("12345678901234567890", 12_345_678_901_234_567_890.0),
    ] as [(String, Datum)])
  func values(text: String, datum: Datum) throws {
    #expect(try JSON.datum(text) == datum)
  }

  @Test(arguments: ["NaN", "nan"]) func notANumber(text: String) throws {
    #expect(try JSON.datum(text).number?.isNaN == true)
  }

  @Test(
    arguments: [
      ("", 1, 1), ("{", 1, 2), ("[1,", 1, 4), ("[1 2]", 1, 4), (#"{"a" 1}"#, 1, 6), ("nul", 1, 1),
      ("{\n  \"a\": 01\n}", 2, 8), ("1.", 1, 1), (".5", 1, 1), ("+1", 1, 1), ("-", 1, 1),
      ("1 2", 1, 3), ("[1]]", 1, 4), (#""abc"#, 1, 5), (#""\x""#, 1, 4), (#""\u12g4""#, 1, 4),
      ("<html>", 1, 1), ("--1", 1, 1), ("1e", 1, 1), ("{a: 1}", 1, 2), ("'a'", 1, 1),
    ])
  func mistakes(text: String, line: Int, column: Int) {
    let mistake = #expect(throws: JSON.Mistake.self) { try JSON.datum(text) }
    #expect(mistake?.line == line)
    #expect(mistake?.column == column)
  }

  /// Names that are the same to a reader and not to their author are two, and look so.
  @Test(arguments: [0, 20])
  func namesThatLookTheSameStayApart(_ others: Int) throws {
    let more = (0..<others).map { ",\"k\($0)\":0" }.joined()
    let datum = try JSON.datum("{\"caf\u{e9}\":1\(more),\"cafe\u{301}\":2}")
    #expect(datum["caf\u{e9}"] == 1)
    #expect(datum["café (2)"] == 2)
    // A board may be written the other way than its data.
    #expect(try JSON.datum("{\"caf\u{e9}\":1}")["cafe\u{301}"] == 1)
  }

  @Test func everyPartOfATextIsAValueOrAMistake() throws {
    let text = Array(#"{"a\u00e9": [1.5e3, true, null, "x\n"], "b": {"c": -Infinity}}"#.utf8)
    for end in 0..<text.count {
      #expect(throws: JSON.Mistake.self) { try JSON.datum(Array(text[..<end])) }
    }
    for place in text.indices {
      var changed = text
      changed[place] = 0xff
      _ = try? JSON.datum(changed)
    }
  }

  @Test func depthHasALimit() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSON.datum(nested(250))
    #expect(throws: JSON.Mistake.self) { try JSON.datum(nested(300)) }
    #expect(throws: JSON.Mistake.self) {
      try JSON.datum(String(repeating: #"{"a":["#, count: 500_000))
    }
  }

  @Test func manyFieldsWithOneName() throws {
    let fields = (0..<20_000).map { "\"k\($0 % 50)\": \($0)" }
    let datum = try JSON.datum("{" + fields.joined(separator: ",") + "}")
    guard case .record(let kept) = datum else { return #expect(Bool(false)) }
    #expect(kept.map(\.name) == (0..<50).map { "k\($0)" })
    #expect(kept[7].value == 19_957)
  }

  @Test func severalValues() throws {
    #expect(try JSON.data(Array("{\"a\":1}\n{\"a\":2}\n".utf8)) == [["a": 1], ["a": 2]])
    #expect(try JSON.data(Array("{\"a\":1}{\"a\":2} [3]".utf8)) == [["a": 1], ["a": 2], [3]])
    #expect(try JSON.data(Array("1\n\"b\"\r\n null".utf8)) == [1, "b", nil])
    #expect(throws: JSON.Mistake.self) { try JSON.data([]) }
  }

  /// What people write as one number is not three.
  @Test(arguments: ["12 345", "1 234 567", "null 7", "{} 7", "7 []", "1\t2"])
  func scalarsOnOneLineAreNotSeveralValues(text: String) {
    #expect(throws: JSON.Mistake.self) { try JSON.data(Array(text.utf8)) }
  }
}
