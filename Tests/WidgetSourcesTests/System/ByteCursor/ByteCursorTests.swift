import Testing

@testable import WidgetSources

@Suite struct ByteCursorTests {
  @Test(
    arguments: [
      ("12", 12), ("  \t7 8", 7), ("", nil), ("x1", nil), ("-1", nil), ("\n5", nil),
      ("18446744073709551615", UInt64.max), ("18446744073709551616", nil),
      ("99999999999999999999999", nil),
    ] as [(String, UInt64?)])
  func unsigned(text: String, expected: UInt64?) {
    #expect(
      text.parsed { bytes -> UInt64? in
        var cursor = ByteCursor(bytes)
        return cursor.unsigned()
      } == expected)
  }

  @Test(
    arguments: [
      ("-12", -12), ("12", 12), ("-", nil), ("- 1", nil), ("9223372036854775808", nil),
    ] as [(String, Int64?)])
  func signed(text: String, expected: Int64?) {
    #expect(
      text.parsed { bytes -> Int64? in
        var cursor = ByteCursor(bytes)
        return cursor.signed()
      } == expected)
  }

  @Test(
    arguments: [
      ("0.52", 0.52), ("12.", 12), ("3", 3), (".5", nil), ("1049234.31", 1_049_234.31),
      ("0.3333333333333333333", 0.333333333333333),
    ] as [(String, Double?)])
  func decimal(text: String, expected: Double?) {
    #expect(
      text.parsed { bytes -> Double? in
        var cursor = ByteCursor(bytes)
        return cursor.decimal()
      } == expected)
  }

  @Test func linesAreWithoutTheirEnds() {
    let lines = "a b\n\n c".parsed { bytes in
      var cursor = ByteCursor(bytes)
      var lines: [String] = []
      while let line = cursor.line() { lines.append(line.text) }
      return lines
    }
    #expect(lines == ["a b", "", " c"])
  }

  @Test func aWordEndsAtTheLineEnd() {
    let words = " ab\tc\nd".parsed { bytes in
      var cursor = ByteCursor(bytes)
      return (0..<4).map { _ in cursor.word().text }
    }
    #expect(words == ["ab", "c", "", ""])
  }
}
