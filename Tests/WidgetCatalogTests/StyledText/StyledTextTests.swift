import Testing
import WidgetLayout
import WidgetSources

@testable import WidgetCatalog

@Suite("Texts with terminal escapes")
struct StyledTextTests {
  private func runs(_ text: String) -> [[String]] {
    StyledText(text).lines.map { line in
      line.runs.map { $0.style.description == "text" ? $0.text : "\($0.text) (\($0.style))" }
    }
  }

  @Test(
    arguments: [
      ("plain", [["plain"]]), ("a\nb\r\nc\n", [["a"], ["b"], ["c"]]), ("", []),
      ("\u{1B}[31mred\u{1B}[0m not", [["red (red)", " not"]]),
      ("\u{1B}[1;4;32mx\u{1B}[22my", [["x (green bold underline)", "y (green underline)"]]),
      ("\u{1B}[31mtwo\nlines\u{1B}[m", [["two (red)"], ["lines (red)"]]),
      ("\u{1B}[38;5;196mx\u{1B}[39my", [["x (#ff0000)", "y"]]),
      ("\u{1B}[38;2;1;2;3mx", [["x (#010203)"]]), ("\u{1B}[38;5;244mx", [["x (#808080)"]]),
      ("\u{1B}[38:5:9mx", [["x (red)"]]),
      ("\u{1B}[38;5mx\u{1B}[38;9;1my", [["x", "y (text bold)"]]),
      ("\u{1B}[90mgrey \u{1B}[44mon blue\u{1B}[49m", [["grey  (dim)", "on blue (dim on blue)"]]),
      ("\u{1B}[2K\u{1B}[10;5Hmoved\u{1B}[?25h", [["moved"]]),
      (
        "\u{1B}]0;title\u{07}after \u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\",
        [["after link"]]
      ),
      ("\u{1B}]0;open\nafter\nb\u{1B}P\nc\u{1B}[\nd", [[], ["after"], ["b"], ["c"], ["d"]]),
      ("10 %\r50 %\r100 %\n", [["100 %"]]), ("cut \u{1B}[3", [["cut "]]),
      ("end \u{1B}", [["end "]]),
      ("\u{1B}[99999999999999999999mx", [["x"]]), ("\u{1B}(Bx", [["x"]]),
    ] as [(String, [[String]])])
  func escapes(text: String, expected: [[String]]) { #expect(runs(text) == expected) }

  /// Letters in the colour of their ground would hide what is said, in this line and in others'; blocks are pictures.
  @Test func lettersAreNotHidden() {
    #expect(
      runs("\u{1B}[38;2;0;0;0;48;2;1;1;1mhid\nden▀\u{1B}[48;2;255;255;255mblack") == [
        ["hid"], ["den", "▀ (#000000 on #010101)", "black (#000000 on #ffffff)"],
      ])
  }

  /// The style of one line of a log is not that of the next, which somebody else may have written.
  @Test func aLineOfALogEndsItsStyle() {
    let lines = StyledText.lines(
      of: "\u{1B}[31;44ma\nb\n\u{1B}[1mc", hasColors: true, endsLooks: true)
    #expect(
      lines.map { $0.runs.map(\.style.description) } == [["red on blue"], ["text"], ["text bold"]])
  }

  /// The separators of lines that Unicode has besides the line feed, each with the sign that stands for it.
  private static let separators = [
    ("\u{2028}", "␤"), ("\u{2029}", "␤"), ("\u{85}", "␤"), ("\u{B}", "␋"), ("\u{C}", "␌"),
    ("\r", "␍"),
  ]

  /// What somebody else writes into a line begins no other one.
  @Test(arguments: separators, [true, false])
  func noLetterBeginsAnotherLine(_ separator: (String, String), hasColors: Bool) {
    let text = "10:00 in: a\(separator.0)10:01 root logged in\r\nlast\u{1B}[m\n"
    let lines = StyledText.lines(of: text, hasColors: hasColors, endsLooks: true).map(\.text)
    let first = "10:00 in: a\(separator.1)10:01 root logged in"
    #expect(lines == [first, hasColors ? "last" : "last\u{1B}[m"])
    let datum: Datum = .list([.text("a\(separator.0)b\(separator.0)"), "c\n", "", ["k": "d\r\ne"]])
    let signs = separator.0 == "\r" ? "a␍b" : "a\(separator.1)b\(separator.1)"
    #expect(
      TextLinesOfDatum().lines(of: datum, hasColors: hasColors).map(\.text) == [
        signs, "c", "k=d␤e",
      ])
  }

  /// As in a metric beside it; what is a text was sent as it is.
  @Test func numbersHaveTheSeparatorsOfTheLanguage() {
    let texts = TextLinesOfDatum(symbols: NumberSymbols(decimal: ",", grouping: "."))
    #expect(
      texts.lines(of: [12345.678, "1.5", ["a": -0.5]], hasColors: true).map(\.text)
        == ["12345,678", "1.5", "a=-0,5"])
  }

  /// One of several that failed must not give its place to the next.
  @Test func aMissingItemIsADash() {
    #expect(
      TextLinesOfDatum().lines(of: [10, .null, 95], hasColors: true).map(\.text) == [
        "10", "–", "95",
      ])
  }

  @Test func withoutColorsEscapesStay() {
    let lines = StyledText.lines(of: "a\u{1B}[31mb\n\n", hasColors: false)
    #expect(lines.map(\.text) == ["a\u{1B}[31mb"])
  }

  @Test func aTextWithoutEscapesIsTheSameWithColors() {
    for text in ["a\n\nb\n\n", "10 %\r50 %", ""] {
      let (styled, plain) = (
        StyledText.lines(of: text, hasColors: true), StyledText.lines(of: text, hasColors: false)
      )
      #expect(styled == plain)
    }
    #expect(StyledText.lines(of: "\u{1B}[31ma\u{1B}[m\n\n", hasColors: true).count == 1)
  }

  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("onetwothree", 4, ["onet", "woth", "ree"]),
      ("漢字漢字", 5, ["漢字", "漢字"]), ("a b", 1, ["a", "b"]), ("漢", 1, [""]), ("fits", 4, ["fits"]),
      ("a\tb", 5, ["a", "b"]), ("a\tb", 10, ["a\tb"]), ("\tb", 4, ["", "b"]),
      ("  two  blanks", 8, ["  two", "blanks"]),
    ] as [(String, Int, [String])])
  func wrapping(text: String, width: Int, expected: [String]) {
    #expect(
      StyledLine(text).wrapped(to: width, atMost: 10).map { $0.text.trimmedEnd }
        == expected.map(\.trimmedEnd))
  }

  @Test(
    arguments: [
      ("09:15:40 error x", ["09:15:40 (dim)", " error x (bad)"]),
      ("2026-03-14T09:26:00.123Z WARN y", ["2026-03-14T09:26:00.123Z (dim)", " WARN y (warn)"]),
      ("Mar 14 09:26:00 host app: failed", ["Mar 14 09:26:00 (dim)", " host app: failed (bad)"]),
      ("[2026-03-14 09:26] debug z", ["[2026-03-14 09:26] (dim)", " debug z (dim)"]),
      ("no errors here", ["no errors here"]), ("12 apples", ["12 apples"]),
      ("info: error count 0", ["info: error count 0"]),
    ] as [(String, [String])])
  func logLines(text: String, expected: [String]) {
    let line = LogLine(StyledLine(text), showsTime: true).line
    #expect(
      line.runs.map { $0.style.description == "text" ? $0.text : "\($0.text) (\($0.style))" }
        == expected)
  }
}

extension String {
  fileprivate var trimmedEnd: String { String(reversed().drop(while: \.isWhitespace).reversed()) }
}
