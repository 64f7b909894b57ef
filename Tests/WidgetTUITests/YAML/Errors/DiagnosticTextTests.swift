import Testing

@testable import WidgetTUI

/// Returns all errors of parsing a text, as printed.
private func errors(_ bytes: [UInt8]) -> String {
  let report = YAMLReport(YAMLFile(name: "f.yaml", bytes: bytes))
  _ = YAMLParser.root(of: report)
  return YAMLErrors(report.errors).description
}

@Suite struct DiagnosticTextTests {
  @Test func syntax() {
    #expect(
      errors(Array("a: 1\nb: c: d".utf8))
        == """
        f.yaml:2:5: mapping values are not allowed in this context
          2 | b: c: d
            |     ^
            = expected one 'key: value' per line; text that contains ': ' must be quoted
        """)
    #expect(
      errors(Array("a:\n\tb: 1".utf8))
        == """
        f.yaml:2:1: found character that cannot start any token while scanning for the next token
          2 |     b: 1
            | ^^^^
            = expected spaces, not tabs, before a key; text that begins with @, ` or %
              needs quotation marks
        """)
  }

  @Test func otherEncodingsAndBackslashesHaveAMend() {
    #expect(errors(Array("a: Gr\u{F6}\u{DF}e".utf16.map { UInt8($0) })).contains("iconv -f"))
    for text in [#"a: "C:\Users""#, #"a: "C:\data""#] {
      #expect(errors(Array(text.utf8)).contains("single quotation marks"), "\(text)")
    }
  }

  @Test func whatIsLeftOpenIsShownWhereItBegins() {
    #expect(
      errors(Array("a: 1\nb: 'x\nc: d\n".utf8))
        == """
        f.yaml:2:4: found unexpected end of stream while scanning a quoted scalar
          2 | b: 'x
            |    ^
            = expected a closing quotation mark
        """)
    #expect(
      errors(Array("a: 1\nfoo\nb: 2\n".utf8))
        == """
        f.yaml:2:1: could not find expected ':' while scanning a simple key
          2 | foo
            | ^
            = expected 'key: value'; a text of several lines is indented deeper than its
              key
        """)
    #expect(
      errors(Array("日: [\n\n".utf8))
        == """
        f.yaml:1:4: this '[' is not closed
          1 | 日: [
            |     ^
            = add ']' at the end
        """)
  }

  @Test func bytesThatAreNoText() {
    #expect(
      errors(Array("a: é".utf8) + [0xff])
        == """
        f.yaml:1:5: invalid leading UTF-8 octet
          1 | a: é�
            |     ^
            = expected a file in UTF-8; what is in Latin-1 becomes so by: iconv -f
              latin1 -t utf-8
        """)
    #expect(
      errors(Array("\u{feff}a: \u{1b}[2J".utf8))
        == """
        f.yaml:1:4: control characters are not allowed
          1 | a: ␛[2J
            |    ^
            = expected plain text; in quotation marks, "\\e" stands for such a character
        """)
  }

  @Test func namesAreMadeSafe() {
    let error = YAMLError(file: "a\u{1b}b.yaml", .unknownKey("x\u{9b}\u{202e}y\n"))
    #expect(error.description == "a␛b.yaml: unknown key 'x��y␊'")
    let long = YAMLError(file: nil, .unknownKey(String(repeating: "k", count: 99)))
    #expect(long.description == "unknown key '\(String(repeating: "k", count: 60))…'")
  }

  @Test func errorsComeInTheOrderOfLines() {
    let text = "b: !x 1\na: 1\na: *a1\na: [&a1 2, *a2]\n"
    #expect(
      errors(Array(text.utf8))
        == """
        f.yaml:1:4: unknown tag !x
          1 | b: !x 1
            |    ^^^^
            = expected a value without a tag

        f.yaml:3:1: duplicate key 'a', first in line 2
          3 | a: *a1
            | ^

        f.yaml:3:4: no anchor &a1 is defined before this
          3 | a: *a1
            |    ^^^

        f.yaml:4:1: duplicate key 'a', first in line 2
          4 | a: [&a1 2, *a2]
            | ^

        f.yaml:4:12: no anchor &a2 is defined before this
          4 | a: [&a1 2, *a2]
            |            ^^^ did you mean 'a1'?
        """)
  }

  @Test func tooManyErrorsAreCounted() {
    let text = (0..<53).map { "k\($0): !x 1\n" }.joined()
    #expect(errors(Array(text.utf8)).hasSuffix("without a tag\n\nand 3 more errors"))
  }

  @Test func systemErrors() {
    #expect(
      YAMLErrors(YAMLError(file: "f", .unreadable(code: 5))).description
        == "f: Input/output error")
    #expect(throws: YAMLErrors.self) { try YAMLFile(path: "/nowhere/at/all") }
    #expect(throws: YAMLErrors.self) { try YAMLFile(path: "/") }
  }
}
