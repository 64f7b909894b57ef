import Testing

@testable import WidgetSources

@Suite struct DataFormatTests {
  /// Short values take a hundred times the memory of their text.
  @Test(arguments: DataFormat.allCases) func tooManyValuesAreRefused(format: DataFormat) throws {
    let many: [UInt8] =
      switch format {
      case .json: Array("[".utf8) + repeated("1,", JSON.most) + Array("1]".utf8)
      case .csv: repeated(",", JSON.most + 1)
      case .columns: repeated("a b\n", JSON.most / 2 + 1)
      case .tsv: repeated("\t", JSON.most + 1)
      case .lines: repeated("\n", JSON.most + 1)
      case .text: repeated("\n", JSON.most + 1)
      }
    guard format != .text else {
      #expect(try format.datum(many) == "")
      return
    }
    let failure = #expect(throws: SourceFailure.self) { try format.datum(many) }
    #expect(failure?.reason == "more than 1000000 values")
  }

  @Test func asManyValuesAsAllowedAreRead() throws {
    let lines = try DataFormat.lines.datum(repeated("x\n", JSON.most))
    #expect(lines.items?.count == JSON.most)
    // The list itself is a value.
    let list = try DataFormat.json.datum(
      Array("[".utf8) + repeated("1,", JSON.most - 2) + Array("1]".utf8))
    #expect(list.items?.count == JSON.most - 1)
  }

  private func repeated(_ text: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: text, count: count).utf8)
  }
}
