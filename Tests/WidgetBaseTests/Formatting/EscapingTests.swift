import Testing
import WidgetBase

@Suite struct EscapingTests {
  /// Scalars that make one character of themselves and their neighbours: before (Prepend) or after.
  static let joining: [Unicode.Scalar] = (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
    .filter { scalar in
      scalar.value > 0x7f
        && ("#\(scalar)".count == 1 || "\(scalar)#".count == 1)
    }

  @Test func noMarkHidesAScalar() {
    #expect(Self.joining.count > 2000)
    for scalar in Self.joining {
      for text in ["\(scalar)#", "#\(scalar)", "\(scalar)#\(scalar)"] {
        let escaped = text.escaping { $0 == "#" ? "##" : nil }
        let count = escaped.unicodeScalars.count { $0 == "#" }
        #expect(count == 2, "U+\(String(scalar.value, radix: 16))")
        #expect(text.containsScalar("#"))
      }
    }
  }

  @Test func quotedTextsEndWhereTheirReadersSeeIt() {
    for scalar in Self.joining {
      #expect(
        "'\(scalar)".shellWord.unicodeScalars.elementsEqual("''\\''\(scalar)'".unicodeScalars))
      #expect(
        "\"\(scalar)".escapingLiteral.unicodeScalars.elementsEqual("\\\"\(scalar)".unicodeScalars))
    }
    #expect("a\\b\r\n\"".escapingLiteral == #"a\\b\r\n\""#)
    #expect("it's".shellWord == #"'it'\''s'"#)
  }

  @Test func otherTextStays() {
    #expect("a&b<c".escaping { $0 == "&" ? "&amp;" : nil } == "a&amp;b<c")
    #expect("".escaping { _ in "x" } == "")
  }
}
