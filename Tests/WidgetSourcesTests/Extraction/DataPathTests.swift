import Testing
import WidgetBase

@testable import WidgetSources

@Suite struct DataPathTests {
  private static let data: Datum = [
    "today": ["orders": 1284, "_x1": true], "names": ["b", "a", ["c": 1]], "text": "é", "none": nil,
    "items": [["id": 1], ["id": 2], ["other": 3]],
  ]

  /// Each expression means the same as in jq.
  @Test(arguments: [
    ".", ".today", ".today.orders", ".today._x1", ".names[0]", ".names[-1].c", ".names[9]",
    ".names[]",
    ".[]", ".items[].id", ".none.a.b", ".none[3]", ".text.a", ".text[0]", ".today.orders[]",
    ".names.a",
    ".today[0]", ".none[]", " .text ", ".missing", ".items[][]", ".today.orders.count", ".[0]",
  ])
  func likeJQ(expression: String) throws {
    let path = try #require(DataPath(expression))
    // The comment makes it an expression that only jq can read.
    let program = try JQProgram(expression + " #")
    try #require(DataPath(expression + " #") == nil)
    var expected: [Datum]?
    var words: String?
    do throws(SourceFailure) {
      expected = try program.results(of: Self.data, before: Deadline(after: 60))
    } catch { words = error.detail }
    do throws(DataPath.Mistake) {
      #expect(try path.results(of: Self.data) == expected)
    } catch {
      #expect(words?.contains(error.words) == true, "\(error.words), jq: \(words ?? "")")
    }
  }

  /// Columns of a query may have one name; a path and any other expression show the same one.
  @Test func aNameThatComesTwiceHasTheValueThatJQShows() throws {
    let twice = Datum.record([Datum.Field("a", 1), Datum.Field("b", 2), Datum.Field("a", 3)])
    let shown = try JQProgram(".a #").results(of: twice, before: Deadline(after: 60))
    #expect(shown == [3])
    #expect(try DataPath(".a")?.results(of: twice) == shown)
  }

  @Test(arguments: [
    "", "a", "..", ".a.", ".a[", ".a]", ".a | .b", ".a[1:2]", ".a[\"b\"]", ".1", ".a.[0]", "..a",
    ".é",
    ".a?", ".[", "[.a]", ".a[--1]", ".a[1e3]", ".a .b", ".a[12345678901]", ".a[ 1 ]", ". a",
    "\u{0C}.a", ".a\u{A0}",
  ])
  func allElseIsForJQ(expression: String) { #expect(DataPath(expression) == nil) }

  @Test func programsAreCompiledOnce() throws {
    let expression = ".today | length # once"
    #expect(try JQProgram.compiled(expression) === JQProgram.compiled(expression))
    #expect(throws: JQProgram.Mistake.self) { try JQProgram.compiled(".a |") }
  }
}
