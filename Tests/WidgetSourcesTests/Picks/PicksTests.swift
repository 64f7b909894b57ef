import Testing
import WidgetSettings

@testable import WidgetSources

@Suite struct PicksTests {
  private let table: Datum = [
    ["day": "Mon", "orders": "3"], ["day": "Tue", "orders": "4"], ["day": "Wed", "orders": "9"],
  ]

  private func picked(_ setting: Setting, of datum: Datum) throws -> Datum {
    try Picks(setting).datum(datum, before: Deadline(after: 60))
  }

  private func failure(_ setting: Setting, of datum: Datum) -> SourceFailure? {
    do throws(SourceFailure) {
      _ = try Picks(setting).datum(datum, before: Deadline(after: 60))
      return nil
    } catch { return error }
  }

  @Test(
    arguments: [
      (["column": "orders"], ["3", "4", "9"]), (["row": "last"], ["day": "Wed", "orders": "9"]),
      (["row": "2", "column": "day"], "Tue"), (["row": "-2", "column": "orders"], "4"),
      (["row": "first", "pick": ".orders | tonumber"], 3),
      (["pick": "map(.orders | tonumber) | add"], 16),
      (["pick": ".[0].day", "regex": "M(.)"], "o"),
      (["column": "day", "regex": "^T.*"], "Tue"),
      (["column": "day", "regex": "^[TW]"], ["T", "W"]),
      (
        [:],
        [
          ["day": "Mon", "orders": "3"], ["day": "Tue", "orders": "4"],
          ["day": "Wed", "orders": "9"],
        ]
      ),
    ] as [(Setting, Datum)])
  func ofATable(setting: Setting, datum: Datum) throws {
    #expect(try picked(setting, of: table) == datum)
  }

  @Test(
    arguments: [
      ("([0-9]+) orders", "1284 orders", "1284"), ("[0-9]+", "a 1 b 2", ["1", "2"]),
      ("(?<n>[0-9]+) of (?:[0-9]+)", "3 of 5", "3"),
      ("(?<n>[0-9]+) of (?<all>[0-9]+)", "3 of 5", ["n": "3", "all": "5"]),
      ("a(b)?", "a", nil),
    ] as [(String, String, Datum)])
  func ofAText(regex: String, text: String, datum: Datum) throws {
    #expect(try picked(["regex": .text(regex)], of: .text(text)) == datum)
  }

  @Test func numbersAreTexts() throws {
    #expect(try picked(["regex": "^1."], of: 128) == "12")
  }

  @Test(
    arguments: [
      (["column": "sales"], "no column sales"), (["row": "9"], "no row 9"),
      (["row": "-4"], "no row -4"), (["regex": "x"], "regex matches nothing"),
    ] as [(Setting, String)])
  func whatIsNotThere(setting: Setting, reason: String) {
    #expect(failure(setting, of: table)?.reason == reason)
  }

  @Test func whatDoesNotFit() {
    #expect(failure(["column": "a"], of: "text")?.reason == "no table")
    #expect(failure(["row": "1"], of: ["a": 1])?.reason == "no table")
    #expect(failure(["regex": "x"], of: ["a": 1])?.reason == "regex needs a text")
    #expect(failure(["pick": ".["], of: 1)?.reason == "pick is no jq expression")
    #expect(failure(["regex": "("], of: 1)?.reason == "regex is none")
    #expect(failure(["column": "sales"], of: table)?.detail == "There are day, orders.")
  }

  @Test func schemasSayWhatIsWrong() throws {
    guard case .text(let jq) = PickKinds.jq.shape, case .text(let regex) = PickKinds.regex.shape
    else { return #expect(Bool(false)) }
    #expect(jq.accepts(".a") && !jq.accepts(".a["))
    #expect(jq.objection?(".a[") == "syntax error, unexpected end (line 1, column 3)")
    #expect(jq.objection?(".a") == nil)
    #expect(regex.accepts("a+") && !regex.accepts("a("))
    #expect(regex.objection?("a(") == "a group without its end (character 2)")
    #expect(PickKinds.row.value("0") == nil)
    #expect(PickKinds.row.value("+1") == nil)
  }

  @Test(
    arguments: [
      ("json", "{\"a\": 1}\n", ["a": 1]), ("json", "1\n2\n", [1, 2]),
      ("text", "a\nb\r\n\n", "a\nb"),
      ("lines", "a\r\nb\n\nc", ["a", "b", "", "c"]), ("csv", "a,b\n1,2\n", [["a": "1", "b": "2"]]),
      ("tsv", "a\tb\n1\t2\n", [["a": "1", "b": "2"]]), ("text", "", ""), ("lines", "", []),
    ] as [(String, String, Datum)])
  func formats(format: String, text: String, datum: Datum) throws {
    #expect(try DataFormat(rawValue: format)?.datum(Array(text.utf8)) == datum)
  }

  @Test(
    arguments: [
      ("", "nothing where JSON was expected"),
      ("<!DOCTYPE html><html>", "a web page where JSON was expected"),
      ("<rss>", "markup where JSON was expected"), ("{\"a\":}", "no JSON"),
    ])
  func noJSON(text: String, reason: String) {
    let error = #expect(throws: SourceFailure.self) { try DataFormat.json.datum(Array(text.utf8)) }
    #expect(error?.reason == reason)
  }
}
