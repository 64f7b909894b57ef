import Testing
import WidgetTesting

@testable import WidgetTUI

/// Tests of people's mistakes in boards: each is reported at its place, with a correction.
@MainActor
struct BoardMistakeTests {
  /// A board with a mistake, and the first line of its message.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var board: String
    var line: String
    var testDescription: String { line }

    /// Creates a mistake in the only widget of a board.
    init(_ widget: String, _ line: String) {
      (board, self.line) = ("widgets:\n  a: \(widget)\npages: {Home: [a]}\n", line)
    }

    init(board: String, _ line: String) { (self.board, self.line) = (board, line) }
  }

  nonisolated static let addresses = [
    Mistake(
      "{kind: text, source: {http: \"http:///path\"}}",
      "2:34: the address has no host: http:///path"),
    Mistake(
      "{kind: text, source: {http: \"http://exa mple/\"}}",
      "2:42: the host 'exa mple' contains a space"),
    Mistake(
      "{kind: text, source: {http: \"https://a.example/a b\"}}",
      "2:54: the address contains a space"),
    Mistake(
      "{kind: text, source: {http: \"http://localhost:99999/\"}}", "2:51: '99999' is not a port"),
    Mistake("{kind: text, source: {http: \"http://localhost:0/\"}}", "2:51: '0' is not a port"),
    Mistake("{kind: text, source: {http: \"http://a.example:80a/\"}}", "2:51: '80a' is not a port"),
    Mistake(
      "{kind: text, source: {http: \"http://[::1/x\"}}",
      "2:42: the host '[::1' has no closing ']'"),
    Mistake(
      "{kind: text, source: {http: \"http://{{host}}/\"}}",
      "2:42: '{{host}}' is not a valid host: it contains a {"),
    Mistake(
      "{kind: text, source: {http: \"ftp://a.example/\"}}",
      "2:35: 'ftp://' is not a supported scheme"),
    Mistake("{kind: text, source: {http: a.example/x}}", "2:34: 'a.example/x' is not an address"),
    Mistake(
      "{kind: table, source: {postgres: \"mysql://me@db/shop\", query: select 1}}",
      "2:40: 'mysql://' is not the address of a PostgreSQL server"),
    Mistake(
      "{kind: feed, source: {feed: \"gopher://a.example\"}}",
      "2:35: 'gopher://' is not a supported scheme"),
    Mistake(
      "{kind: agenda, source: {ical: [\"https://:99/a.ics\"]}}",
      "2:37: the address has no host: https://:99/a.ics"),
    Mistake(
      "{kind: text, source: {file: \"https://a.example/x\"}}",
      "2:35: 'https://a.example/x' is an address; expected a path"),
    Mistake(
      "{kind: text, source: {sqlite: \"file:///a.db\", query: select 1}}",
      "2:36: 'file:///a.db' is an address; expected a path"),
    Mistake(
      "{kind: text, source: {prometheus: \"http://p:909090\", query: up}}",
      "2:49: '909090' is not a port"),
  ]

  nonisolated static let texts = [
    Mistake(
      "{kind: text, title: “Orders”, source: system.host}",
      "2:26: warning: curly quotation marks do not quote"),
    Mistake(
      board: "widgets:\n  a:\n    kind: clock\n    title: “Time: now”\npages: {Home: [a]}\n",
      "4:12: curly quotation marks do not quote"),
    Mistake(
      "{kind: text, source: {http: https://a.example/x: y}}",
      "2:34: text that contains ': ' is not quoted"),
    Mistake(
      board: "widgets:\n  a:\n    kind: text\n    source:\n      http: https://a.example/?q=a: b\n",
      "5:13: text that contains ': ' is not quoted"),
    Mistake(
      "{kind: text, source: {http: \"https://a.example/${secrt:t}\"}}",
      "2:53: '${secrt:' is not a known placeholder"),
    Mistake(
      "{kind: text, source: {shell: \"curl -H ${SECRETS:t}\"}}",
      "2:44: '${SECRETS:' is not a known placeholder"),
    Mistake(
      "{kind: text, source: {http: \"https://a.example/${secret:t\"}}",
      "2:53: '${secret:t' has no closing brace"),
    Mistake(
      "{kind: text, source: {http: \"https://a.example/${secret:a b}\"}}",
      "2:53: 'a b' is not the name of a secret"),
    Mistake(
      "{kind: text, source: {http: \"https://a.example/${secret:t}\"}}",
      "2:53: unknown secret 't'"),
    Mistake(
      board: """
        secrets: {shop: {env: SHOP}}
        widgets:
          a:
            kind: text
            source:
              http: https://a.example/
              headers:
                Authorization: Bearer ${secret:shp}
        pages: {Home: [a]}
        """, "8:31: unknown secret 'shp'"),
    Mistake(
      "{kind: text, source: {run: [df], column: .a}}",
      "2:47: '.a' is a jq expression; expected the name of a column"),
    Mistake(
      "{kind: list, source: {file: a.json}, fields: {title: \".a | b\"}}",
      "2:59: '.a | b' is a jq expression; expected the name of a field"),
    Mistake(
      "{kind: list, source: {file: a.json}, fields: {title: .x}}",
      "2:59: warning: '.x' is a jq expression; expected the name of a field"),
    Mistake(
      "{kind: table, source: {file: a.json}, columns: [a, \".b[0]\"]}",
      "2:57: '.b[0]' is a jq expression; expected the name of a field"),
    Mistake(
      "{kind: table, source: {file: a.json}, columns: [{field: .b}]}",
      "2:62: warning: '.b' is a jq expression; expected the name of a field"),
  ]

  nonisolated static let brackets = [
    Mistake(
      board: "widgets:\n  a: {kind: text, source: {run: [df]\n  b: {kind: clock}\n",
      "2:27: this '{' is not closed"),
    Mistake(
      board: "widgets:\n  a: {kind: text, source: {run: [df, -h}}\npages: {Home: [a]}\n",
      "2:33: this '[' is not closed"),
    Mistake(board: "pages:\n  Home: [a, b\n", "2:9: this '[' is not closed"),
    Mistake(
      board: "widgets:\n  a: {kind: clock,\n  b: {kind: clock},\n", "2:6: this '{' is not closed"),
    Mistake(
      board: "widgets:\n  a: {kind: clock}}\npages: {Home: [a]}\n", "2:19: this '}' closes nothing"),
  ]

  nonisolated static let files = [
    Mistake(board: "", "1:1: the board is empty"),
    Mistake(board: "# nothing yet\n", "1:1: the board is empty"),
    Mistake(board: "- cpu\n- memory\n", "1:1: a board is a mapping, found a list"),
    Mistake(board: "cpu\n", "1:1: a board is a mapping, found text"),
    Mistake(board: "pages: {Home: [orders]}\n", "1:1: the key 'widgets' is missing"),
    Mistake(board: "widgets: {a: {kind: clock}}\n", "1:1: the key 'pages' is missing"),
    Mistake("{kind: metric, every: 5m}", "2:3: the key 'source' is missing"),
    Mistake(
      board: "widgets:\n  a:\n    kind: metric\n    every: 5m\npages: {Home: [a]}\n",
      "2:3: the key 'source' is missing"),
  ]

  nonisolated static let schedules = [
    Mistake(
      "{kind: text, source: {run: [df]}, every: {mon-fri 08:00-18:00: 5m, mon 09:00-10:00: 1m}}",
      "2:48: warning: the windows 'mon 09:00-10:00' and 'mon-fri 08:00-18:00' overlap"),
    Mistake(
      "{kind: text, source: {run: [df]}, every: {sat 22:00-06:00: 5m, sun 05:00-07:00: 1m}}",
      "2:69: warning: the windows 'sat 22:00-06:00' and 'sun 05:00-07:00' overlap on Sunday"),
    Mistake(
      "{kind: text, source: {run: [df]}, cron: \"0 25 * * *\"}",
      "2:49: '25' is not a value of the field hour"),
    Mistake(
      "{kind: text, source: {run: [df]}, cron: \"0 0 * * mon-fry\"}",
      "2:55: 'mon-fry' is not a value of the field day of the week"),
    Mistake(
      "{kind: text, source: {run: [df]}, cron: \"0 0 31 2 *\"}", "2:46: '0 0 31 2 *' never comes"),
    Mistake(
      "{kind: text, source: {run: [df]}, cron: \"0 0 * *\"}", "2:46: '0 0 * *' has 4 fields"),
    Mistake(
      "{kind: text, source: {run: [df]}, cron: \"@reboot\"}",
      "2:46: '@reboot' is no time of the clock"),
    Mistake(
      "{kind: text, source: {run: [df]}, cron: * * * * *}",
      "2:47: did not find expected alphabetic or numeric character"),
  ]

  nonisolated static let kinds = [
    Mistake(
      "{kind: agenda, source: system.cpu}",
      "2:29: kind agenda cannot show this source: expected a list of events, found a number"),
    Mistake(
      "{kind: metric, source: {ical: a.ics}}",
      "2:29: kind metric cannot show this source: expected a number, found a list of 1"),
    Mistake(
      "{kind: plugin, source: {feed: a.xml}}",
      "2:29: kind plugin cannot show this source: expected a plugin's title and body"),
    Mistake(
      "{kind: agenda, source: {ical: a.ics}, family: circular}",
      "2:52: kind agenda has no family 'circular'"),
    Mistake("{kind: clock, family: smal}", "2:28: unknown family 'smal'"),
    Mistake("{kind: barcode, code: ean13, text: 40063813x3931}", "2:41: 'x' is not a digit"),
    Mistake(
      "{kind: barcode, code: ean13, text: \"4006381333932\"}",
      "2:41: 2 is the wrong check digit of 4006381333932"),
    Mistake("{kind: barcode, code: ean13, text: \"40063813\"}", "2:41: '40063813' has 8 digits"),
    Mistake(
      "{kind: metric, source: system.cpu, warn: 90, bad: 80}",
      "2:47: warning: a warning above 90 is never shown: it is an alarm above 80"),
    Mistake(
      "{kind: metric, source: system.disk.free, warn: {below: 5}, bad: {below: 10}}",
      "2:53: warning: a warning below 5 is never shown: it is an alarm below 10"),
    Mistake(
      "{kind: metric, source: system.battery, good: up, warn: 30, bad: 10}",
      "2:61: warning: warn: 30 holds above 30, and good: up says that more is better"),
    Mistake(
      "{kind: metric, source: {run: [df]}, values: [{pick: .a, warn: 9, bad: 8}]}",
      "2:68: warning: a warning above 9 is never shown"),
    Mistake(
      "{kind: metric, source: system.cpu, alert: {above: 90}}",
      "2:48: warning: this alarm names no action, and only rings the terminal"),
    Mistake(
      "{kind: metric, source: system.cpu, alert: {bell: yes}}",
      "2:48: one of above, below, is, failed, missing is required"),
    Mistake(
      "{kind: metric, source: system.cpu, alert: {failed: no, bell: yes}}",
      "2:57: this alarm has no condition: failed: no never holds"),
    Mistake(
      "{kind: metric, source: system.cpu, alert: [{above: 90, bell: no}]}",
      "2:67: this alarm does nothing when it sounds"),
  ]

  nonisolated static var all: [(name: String, mistakes: [Mistake])] {
    [
      ("addresses", addresses), ("texts", texts), ("brackets", brackets), ("files", files),
      ("schedules", schedules), ("kinds", kinds),
    ]
  }

  @Test(arguments: all.flatMap(\.mistakes))
  func isSaidAtItsPlace(_ mistake: Mistake) {
    let said = BoardWords.diagnostics(mistake.board)
    #expect(said.count == 1, "\(BoardWords.text(mistake.board))")
    let first = said.first?.description ?? "nothing"
    #expect(first.hasPrefix("board.yaml:" + mistake.line), "\(first)")
    #expect(said.allSatisfy { DiagnosticText.fix(for: $0) != nil }, "\(first)")
  }

  @Test(arguments: all.map(\.name))
  func hasTheseWords(_ name: String) throws {
    let mistakes = Self.all.first { $0.name == name }?.mistakes ?? []
    try expectGolden(
      mistakes.map { BoardWords.text($0.board) }.joined(separator: "\n\n"), named: name)
  }

  /// Boards that look like one of these mistakes and are correct.
  @Test(arguments: [
    "{kind: text, source: {http: \"http://[::1]:8080/x?a=b:c#d\"}}",
    "{kind: text, source: {http: \"http://me:pw@localhost:80\"}}",
    "{kind: text, source: {http: \"https://bücher.example/ä\"}}",
    "{kind: text, source: {shell: \"echo ${HOME} ${SECRET:-x} ${a:1:2} $x\"}}",
    "{kind: text, title: It’s, source: system.host}",
    "{kind: text, title: \"“Orders”\", source: system.host}",
    "{kind: table, source: {postgres: \"postgresql://db/shop\", query: select 1}}",
    "{kind: table, source: {postgres: \"host=db dbname=shop\", query: select 1}}",
    "{kind: agenda, source: {ical: [~/cal, \"webcal://cal.example/a.ics\"]}}",
    "{kind: text, source: {run: [df]}, cron: \"@daily\"}",
    "{kind: text, source: {run: [df]}, every: {sat 22:00-06:00: 5m, sun 06:00-07:00: 1m}}",
    "{kind: text, source: {run: [df]}, every: {mon: 5m, mon-fri: 5m, otherwise: 1h}}",
    "{kind: barcode, code: ean13, text: \"4006381333931\"}",
    "{kind: barcode, code: ean13, text: \"400638133393\"}",
    "{kind: barcode, code: ean8, text: \"96385074\"}",
    "{kind: metric, source: system.cpu, warn: 80, bad: {above: 80, for: 5m}}",
    "{kind: metric, source: system.disk.free, warn: {below: 10}, bad: {below: 5}}",
    "{kind: metric, source: system.battery, good: up, warn: {below: 30}}",
    "{kind: metric, source: system.cpu, good: down, warn: 80, bad: 90}",
    "{kind: metric, source: {ical: a.ics, pick: length}}",
    "{kind: metric, source: {ical: a.ics}, pick: length}",
    "{kind: gauge, source: system.disks}", "{kind: chart, source: [system.cpu, system.memory]}",
    "{kind: text, source: system.processes}",
  ])
  func isNoMistake(_ widget: String) {
    #expect(BoardWords.text(BoardWords.board(widget)) == "")
  }

  @Test func boardsOfOwnKindsNeedNoWidgets() {
    #expect(BoardWords.text("pages: {Home: [cpu memory]}\n") == "")
  }

  @Test func controlsAreMadeVisible() {
    let text = BoardWords.text(
      BoardWords.board("{kind: \"me\\e[31mtric\", source: system.cpu}"))
    #expect(!text.contains("\u{1b}"))
    #expect(text.contains("unknown kind 'me␛[31mtric'"))
  }
}
