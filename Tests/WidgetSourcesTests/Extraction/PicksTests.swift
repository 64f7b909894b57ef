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
      ([:], false), (["pick": ".[0].orders"], false), (["column": "orders"], false),
      (["pick": ".[] | select(.day == \"Mon\") | .orders # of Monday"], false),
      (["pick": "first(.[] | select(.day == \"Tue\")).orders"], false),
      (["row": "1", "pick": ".orders | tonumber"], false), (["pick": "length"], true),
      (["pick": "map(.orders | tonumber) | add"], true), (["pick": "max_by(.orders).orders"], true),
      (["column": "orders", "pick": "length"], true),
      (["pick": ".[0].orders + .[1].orders"], true), (["pick": "error(\"x\")"], true),
    ] as [(Setting, Bool)])
  func aPickComputesOrTakesAPart(setting: Setting, computes: Bool) throws {
    #expect(try Picks(setting).compute(from: table, before: Deadline(after: 60)) == computes)
  }

  @Test(
    arguments: [
      ("([0-9]+) orders", "1284 orders", "1284"), ("[0-9]+", "a 1 b 2", ["1", "2"]),
      ("(?<n>[0-9]+) of (?:[0-9]+)", "3 of 5", "3"),
      ("(?<n>[0-9]+) of (?<all>[0-9]+)", "3 of 5", ["n": "3", "all": "5"]),
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

  @Test(
    arguments: [
      (
        ["pick": ".today.orders"], ["today": ["sales": 3]], "no .today.orders",
        ".today is {\"sales\":3}. "
      ),
      (["pick": ".price"], ["error": "quota"], "no .price", "The data is {\"error\":\"quota\"}. "),
      (["pick": ".price"], ["price": nil], ".price is null", "The data is {\"price\":null}. "),
      (["pick": ".[3]"], [1, 2], "no .[3]", "The data is [1,2]. "),
      (["pick": ".a.b"], nil, "no .a.b", "The data is null. "),
      (["pick": "[.x] | max"], ["y": 1], "[.x] | max is null", "The data is {\"y\":1}. "),
      (["regex": "a(b)?"], "a", "regex a(b)? is null", "The data is text: “a”. "),
      (["column": "n"], ["n": nil], "column n is null", "The data is {\"n\":null}. "),
    ] as [(Setting, Datum, String, String)])
  func nothingIsAFailureUnlessItIsOk(
    setting: Setting, datum: Datum, reason: String, data: String
  ) throws {
    let found = failure(setting, of: datum)
    #expect(found?.reason == reason)
    #expect(
      found?.detail == data
        + "Correct what is picked, or write null: ok beside it if a missing value is fine.")
    var entries = setting.entries
    entries["null"] = "ok"
    #expect(try picked(.mapping(entries), of: datum) == .null)
  }

  @Test func noResultsAreAnEmptyList() throws {
    #expect(try picked(["pick": ".[]"], of: []) == [])
    #expect(try picked(["pick": ".[] | select(. > 5)"], of: [1, 2]) == [])
  }

  @Test func nullIsOkOnlyWhereItIsNull() {
    #expect(failure(["pick": ".a", "null": "ok"], of: 1)?.reason == "pick does not fit the data")
  }

  @Test(
    arguments: [
      ("<!DOCTYPE html><p>Sign in", "web page instead of JSON"),
      ("<rss/>", "markup instead of JSON"), ("Sorry!", "pick does not fit the data"),
    ])
  func textWhereDataWasExpected(text: String, reason: String) {
    let found = failure(["pick": ".price"], of: .text(text))
    #expect(found?.reason == reason)
    #expect(found?.detail.contains(text) == true)
  }

  @Test(
    arguments: [
      (nil, "null"), ("", "empty text"), (12.5, "12.5"), ([], "an empty list"),
      ("two\nlines", "text: “two lines”"), ("<html><body>", "a web page: “<html><body>”"),
      (["a": 1], "{\"a\":1}"),
      (
        ["message": "a text that is longer than what is quoted in an error", "code": 5],
        "an object with the keys message, code"
      ),
      (
        .list(Array(repeating: ["id": 1, "name": "x"], count: 30)),
        "a list of 30, the first with the keys id, name"
      ),
      (
        .record((1...12).map { .init("key\($0)", .number(Double($0))) }),
        "an object with the keys key1, key2, key3, key4, key5, key6, key7, key8, …"
      ),
    ] as [(Datum, String)])
  func outlines(datum: Datum, words: String) { #expect(datum.outline == words) }

  @Test func whatDoesNotFit() {
    #expect(failure(["column": "a"], of: "text")?.reason == "not a table")
    #expect(failure(["row": "1"], of: ["a": 1])?.reason == "not a table")
    #expect(failure(["regex": "x"], of: ["a": 1])?.reason == "regex needs text")
    #expect(failure(["pick": ".["], of: 1)?.reason == "invalid jq expression in pick")
    #expect(failure(["regex": "("], of: 1)?.reason == "invalid regular expression in regex")
    #expect(failure(["column": "sales"], of: table)?.detail == "There are day, orders.")
  }

  @Test func schemasSayWhatIsWrong() throws {
    guard case .text(let jq) = PickKinds.jq.shape, case .text(let regex) = PickKinds.regex.shape
    else { return #expect(Bool(false)) }
    #expect(jq.accepts(".a") && !jq.accepts(".a["))
    #expect(jq.objection?(".a[")?.words == "syntax error, unexpected end (line 1, column 3)")
    #expect(jq.objection?(".a") == nil)
    #expect(regex.accepts("a+") && !regex.accepts("a("))
    #expect(regex.objection?("a(")?.words == "a group without its end (character 2)")
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
      ("", "empty response"),
      ("<!DOCTYPE html><html>", "web page instead of JSON"),
      ("<rss>", "markup instead of JSON"), ("{\"a\":}", "invalid JSON"),
    ])
  func noJSON(text: String, reason: String) {
    let error = #expect(throws: SourceFailure.self) { try DataFormat.json.datum(Array(text.utf8)) }
    #expect(error?.reason == reason)
  }
}
