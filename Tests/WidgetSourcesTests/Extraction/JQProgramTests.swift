import Testing
import WidgetBase

@testable import WidgetSources

@Suite struct JQProgramTests {
  private let data: Datum = [
    "today": ["orders": 1284, "open": true], "names": ["b", "a"], "text": "é😀", "nothing": nil,
  ]

  private func datum(_ expression: String, timeout: Double = 60) throws -> Datum {
    try JQProgram(expression).datum(of: data, before: Deadline(after: timeout))
  }

  private func failure(_ expression: String, timeout: Double = 60) throws -> SourceFailure? {
    let program = try JQProgram(expression)
    do throws(SourceFailure) {
      _ = try program.datum(of: data, before: Deadline(after: timeout))
      return nil
    } catch { return error }
  }

  @Test(
    arguments: [
      (".today.orders", 1284), (".names | length", 2), (".names[]", ["b", "a"]),
      (".names", ["b", "a"]),
      (".missing", nil), ("empty", nil), (".text", "é😀"), (".nothing", nil), (".today.open", true),
      ("{b: 1, a: 2}", ["b": 1, "a": 2]), ("keys", ["names", "nothing", "text", "today"]),
      ("[.today | to_entries[] | .key]", ["orders", "open"]), (".today.orders | tostring", "1284"),
      ("infinite", .number(.infinity)), (".names | sort | join(\", \")", "a, b"),
      ("# nothing\n.names[0] # but this", "b"), (".names | map(ascii_upcase)", ["B", "A"]),
      (".today.orders as $n | $n * 2", 2568), ("debug | stderr | .text", "é😀"),
    ] as [(String, Datum)])
  func results(expression: String, result: Datum) throws {
    #expect(try datum(expression) == result)
  }

  @Test func identityKeepsEverything() throws { #expect(try datum(".") == data) }

  @Test func notANumber() throws {
    #expect(try datum("nan").number?.isNaN == true)
    let program = try JQProgram(".[0] | isnan")
    #expect(try program.datum(of: [.number(.nan)], before: Deadline(after: 60)) == true)
  }

  @Test(
    arguments: [
      (".a[", "syntax error, unexpected end (line 1, column 3)"),
      (".a | foo", "foo/0 is not defined (line 1, column 6)"),
      (".a |\n .b |\n }", "syntax error, unexpected INVALID_CHARACTER (line 3, column 2)"),
      ("\"a", nil), ("", nil), ("a\0b", nil), ("include \"x\"; .", nil), (")", nil), ("$x", nil),
    ] as [(String, String?)])
  func mistakes(expression: String, words: String?) {
    // An empty expression stands for the data itself.
    guard !expression.isEmpty else { return #expect((try? datum("")) == data) }
    let mistake = #expect(throws: JQProgram.Mistake.self) { try JQProgram(expression) }
    if let words { #expect(mistake?.description == words) }
    #expect(mistake?.description.isEmpty == false)
  }

  /// Expressions at which jq 1.6 ends its whole process.
  @Test(arguments: [
    "1773480360000000000 | todate", "nan | todate", "-1e300 | strftime(\"%Y\")",
    "1e300 | strflocaltime(\"%Y\")", "1e300 | todateiso8601", "1e300 | date",
  ])
  func datesBeyondTheCalendar(expression: String) throws {
    #expect(try failure(expression)?.reason == "pick does not fit the data")
  }

  @Test(
    arguments: [
      ("\"aa\" | indices(\"\")", nil), ("\"aa\" | index(\"\")", nil),
      ("\"aa\" | rindex(\"\")", nil),
      ("\"abab\" | indices(\"b\")", [1, 3]), ("\"abab\" | index(\"b\")", 1),
      ("\"abab\" | rindex(\"b\")", 3), ("[1, 2, 1] | indices(1)", [0, 2]),
      ("0 | todate", "1970-01-01T00:00:00Z"), ("0 | gmtime | strftime(\"%Y\")", "1970"),
      ("0 | date", "1970-01-01T00:00:00Z"),
    ] as [(String, Datum)])
  func datesAndPlaces(expression: String, result: Datum) throws {
    #expect(try datum(expression) == result)
  }

  @Test func doesNotFit() throws {
    let error = try #require(try failure(".today.orders.count"))
    #expect(error.reason == "pick does not fit the data")
    #expect(
      error.detail == ".today.orders.count: Cannot index number with string \"count\". "
        + "The data is an object with the keys today, names, text, nothing.")
    #expect(
      try failure("error(\"no shop\")")?.detail.hasPrefix("error(\"no shop\"): no shop. ") == true)
    #expect(try failure("halt")?.reason == "pick does not fit the data")
    #expect(try failure("input")?.reason == "pick does not fit the data")
  }

  @Test(arguments: ["repeat(.)", "[range(1e18)] | length", "def f: f; f", "last(range(1e18))"])
  func whatDoesNotEndIsEnded(expression: String) throws {
    let started = Deadline(after: 100)
    let reasons = ["pick took more than 200 ms", "pick result too large"]
    #expect(reasons.contains(try #require(try failure(expression, timeout: 0.2)).reason))
    #expect(started.elapsed < 30)
  }

  @Test func tooManyResults() throws {
    #expect(try failure("range(1000000)")?.reason == "pick result too large")
  }

  @Test func aProgramThatWasEndedRunsAgain() throws {
    let program = try JQProgram("if .stuck then last(range(1e18)) else .n end")
    let stuck: Datum = ["stuck": true]
    #expect(throws: SourceFailure.self) {
      try program.datum(of: stuck, before: Deadline(after: 0.1))
    }
    #expect(try program.datum(of: ["n": 5], before: Deadline(after: 60)) == 5)
  }

  @Test func nestedTooDeep() throws {
    #expect(try failure("reduce range(2000) as $i (0; [.])") != nil)
  }

  @Test func manyThreads() async throws {
    let program = try JQProgram(".n * 2")
    let sum = await withTaskGroup(of: Double.self) { group in
      for number in 0..<40 {
        group.addTask {
          let deadline = Deadline(after: 60)
          return (try? program.datum(of: ["n": .number(Double(number))], before: deadline).number)
            ?? 0
        }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 1560)
  }
}

extension JQProgram {
  /// Returns the only result, a list of several, or null for none.
  fileprivate func datum(
    of input: Datum, before deadline: Deadline
  ) throws(SourceFailure) -> Datum {
    let results = try results(of: input, before: deadline)
    return results.count > 1 ? .list(results) : results.first ?? .null
  }
}
