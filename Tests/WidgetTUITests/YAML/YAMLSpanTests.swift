import Testing

@testable import WidgetTUI

/// Returns each value of a text with its span: `1:4-1:7 abc`.
private func spans(_ text: String) -> [String] {
  func lines(_ node: YAMLNode) -> [String] {
    let (start, end) = (node.span.start, node.span.end)
    let own = "\(start.line):\(start.column)-\(end.line):\(end.column) \(node)"
    switch node {
    case .scalar: return [own]
    case .sequence(let items, _): return [own] + items.flatMap(lines)
    case .mapping(let entries, _):
      return [own] + entries.flatMap { lines(.scalar($0.key)) + lines($0.value) }
    }
  }
  return YAMLParser.root(of: YAMLReport(YAMLFile(name: "f", text: text))).map(lines) ?? []
}

@Suite struct YAMLSpanTests {
  @Test func everyValueKnowsItsPlace() {
    #expect(
      spans("ab: 'c'\nd:\n  - ef\n  - {g: h}\n\ni:\n") == [
        #"1:1-6:3 {ab: "c", d: [ef, {g: h}], i: ~}"#, "1:1-1:3 ab", #"1:5-1:8 "c""#,
        "2:1-2:2 d", "3:3-4:11 [ef, {g: h}]", "3:5-3:7 ef", "4:5-4:11 {g: h}", "4:6-4:7 g",
        "4:9-4:10 h", "6:1-6:2 i", "6:3-6:3 ~",
      ])
  }

  @Test func columnsCountScalars() {
    #expect(spans("日本: [\"é\", x]").last == "1:11-1:12 x")
  }

  @Test func linesEndWhereYAMLEndsThem() {
    for lineBreak in ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"] {
      let file = YAMLFile(name: "f", text: "a: 1" + lineBreak + "b: 2" + lineBreak)
      #expect(file.text(ofLine: 1) == "a: 1")
      #expect(file.text(ofLine: 2) == "b: 2")
      #expect(file.text(ofLine: 3) == "")
      #expect(spans("a: 1" + lineBreak + "b: 2" + lineBreak).last == "2:4-2:5 2")
    }
  }
}
