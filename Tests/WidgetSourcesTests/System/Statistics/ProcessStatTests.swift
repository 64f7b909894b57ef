import Testing

@testable import WidgetSources

@Suite struct ProcessStatTests {
  private let rest = "S 1 2 3 -1 -1 4194560 5 6 7 8 120 30 9 9 20 0 4 0 98213 11811160064 1623 18"

  private func name(_ text: String) -> String? {
    text.parsed { bytes in ProcessStat.parse(bytes).map { bytes.slice($0.name).text } }
  }

  @Test func allFields() {
    #expect(
      "2817 (firefox) \(rest)".parsed(ProcessStat.parse)
        == ProcessStat(
          processID: 2817, name: 6..<13, state: UInt8(ascii: "S"), parentID: 1, ticks: 150,
          threads: 4,
          startTime: 98213, residentPages: 1623))
  }

  @Test(arguments: [
    "tmux: server", "a) S 1 (b", ")", "(((", "two\nlines", "\u{1B}[31mred", "", " ", "Web) R 1 2",
  ])
  func namesMayHoldAnything(expected: String) {
    #expect(name("2817 (\(expected)) \(rest)") == expected)
    #expect("2817 (\(expected)) \(rest)".parsed(ProcessStat.parse)?.ticks == 150)
  }

  @Test func namesThatAreNotTextAreRepaired() {
    let bytes = Array("1 (a".utf8) + [0xFF, 0xC3] + Array("b) \(rest)".utf8)
    let name = bytes.parsed { bytes in ProcessStat.parse(bytes).map { bytes.slice($0.name).text } }
    #expect(name == "a\u{FFFD}\u{FFFD}b")
  }

  @Test(arguments: [
    "", "2817", "2817 (firefox", "2817 firefox) S", "2817 (firefox)", "2817 (firefox) S 1 2 3",
    "x (firefox) S 1 2 3 -1 -1 4 5 6 7 8 120 30 9 9 20 0 4 0 98213 118 1623",
    "2817 (firefox) S 1 2 3 -1 -1 4 5 6 7 8 120 30 9 9 20 0 4 0 98213 118",
    "2817 (firefox) S 1 2 3 -1 -1 4 5 6 7 8 many 30 9 9 20 0 4 0 98213 118 1623",
    "99999999999 (firefox) S 1 2 3 -1 -1 4 5 6 7 8 1 30 9 9 20 0 4 0 98213 118 1623",
  ])
  func aMissingFieldIsNothing(text: String) {
    #expect(text.parsed(ProcessStat.parse) == nil)
  }

  @Test func aNegativeResidentSizeIsNone() {
    let text = rest.replacing("1623", with: "-3")
    #expect("1 (a) \(text)".parsed(ProcessStat.parse)?.residentPages == 0)
  }
}
