import FoundationEssentials
import Testing

@testable import WidgetTimeline

/// Tests of the descriptions of bundles.
struct BundleDescriptionTests {
  private func read(_ json: String) -> Result<BundleDescription, BundleDescriptionError> {
    Result { () throws(BundleDescriptionError) in try BundleDescription(json: Array(json.utf8)) }
  }

  private func error(_ json: String) -> String? {
    if case .failure(let error) = read(json) { error.description } else { nil }
  }

  private func widgets(_ widget: String) -> String {
    #"{"widgettui-bundle": 1, "widgets": [\#(widget)]}"#
  }

  @Test func whatIsLeftOutHasADefault() throws {
    let widget = try read(widgets(#"{"kind": "orders", "families": ["small", "wall"], "news": 1}"#))
      .get().widgets[0]
    #expect(widget.name == "orders")
    #expect(widget.families == ["small"])
    #expect(widget.margins && widget.available)
    #expect(widget.parameters.isEmpty && widget.schemes.isEmpty)
  }

  @Test(arguments: [
    ("", "it printed no description: expected JSON with the key widgettui-bundle"),
    (#"{"widgets": []}"#, "it printed no description: expected JSON with the key widgettui-bundle"),
    (
      #"{"widgettui-bundle": 2}"#,
      "it speaks version 2 of the bundle protocol, this program speaks 1: install a newer widgettui"
    ),
    (#"{"widgettui-bundle": 0}"#, "version 0 of the bundle protocol is not known"),
    (#"{"widgettui-bundle": 1}"#, "its description cannot be read: widgets is missing"),
    (
      #"{"widgettui-bundle": 1, "widgets": [{"kind": 3}]}"#,
      "its description cannot be read: widgets.0.kind is of another type"
    ),
  ])
  func whatIsNoDescription(json: String, words: String) { #expect(error(json) == words) }

  @Test(arguments: [
    (#"{"kind": "a/b", "families": ["small"]}"#, "a kind is named \"a/b\""),
    (#"{"kind": "a\u001b[2J", "families": ["small"]}"#, "a kind is named"),
    (#"{"kind": "", "families": ["small"]}"#, "a kind is named"),
    (#"{"kind": "a", "families": ["wall"]}"#, "kind a has no family that is known here"),
    (
      #"{"kind": "a", "families": ["small"]}, {"kind": "a", "families": ["small"]}"#,
      "it has the kind a twice"
    ),
  ])
  func whatCannotBeUsed(widget: String, words: String) throws {
    #expect(try #require(error(widgets(widget))).hasPrefix(words))
  }

  @Test(arguments: [
    #"{"within": "integer", "from": 9, "to": 1}"#,
    #"{"list": {"within": "number", "from": 1, "to": 0}}"#,
    #"{"choice": ["\#(String(repeating: "a", count: 201))"]}"#,
    #"{"choice": [\#(Array(repeating: #""a""#, count: 1001).joined(separator: ","))]}"#,
    #"{"entity": "\#(String(repeating: "a", count: 201))"}"#,
  ])
  func parametersThatNobodyCanSet(type: String) throws {
    let json = widgets(
      #"{"kind": "a", "families": ["small"], "parameters": [{"key": "k", "type": \#(type)}]}"#)
    #expect(
      try #require(error(json)).hasPrefix(
        "parameter \"k\" of kind a cannot be used: expected a name"))
  }

  /// What a program says later is measured like its description.
  @Test func answersAreBounded() throws {
    let lines = (0..<38_000).map { #"{"parameter": {"key": "k\#($0 / 2)", "title": "A\u001bB"}}"# }
    let answers = try lines.map {
      try JSONDecoder().decode(BundleAnswer.self, from: Data($0.utf8))
    }
    let parameters = BundleDescription.parameters(in: answers)
    #expect(parameters.map(\.key) == (0..<100).map { "k\($0)" })
    #expect(parameters[0].title == "A\u{FFFD}B")
    let option = #"{"option": {"value": "x", "title": "\#(String(repeating: "t", count: 900))"}}"#
    let proposed = try JSONDecoder().decode(BundleAnswer.self, from: Data(option.utf8))
    let options = BundleDescription.options(in: Array(repeating: proposed, count: 5000))
    #expect(options.count == 1000 && options[0].title.count == 200)
    let previews = try (0..<9000).map { number in
      let name = number == 1 ? String(repeating: "n", count: 500) : "Preview \(number)"
      return try JSONDecoder().decode(
        BundleAnswer.self,
        from: Data(#"{"preview": {"id": "\#(number)", "name": "\#(name)"}}"#.utf8))
    }
    let shown = BundleDescription.previews(in: previews)
    #expect(shown.count == 1000 && shown[1].id == "2")
  }

  @Test func wordsHaveNothingThatATerminalObeys() throws {
    let widget = try read(
      widgets(#"{"kind": "a", "name": "A\u001b[2J\u202eB", "families": ["small"]}"#)
    ).get().widgets[0]
    #expect(widget.name == "A\u{FFFD}[2J\u{FFFD}B")
  }

  @Test func aFamilyCountsOnce() throws {
    let json = widgets(#"{"kind": "a", "families": ["small", "large", "small", "huge"]}"#)
    #expect(try read(json).get().widgets[0].families == ["small", "large"])
  }

  @Test func addressesOfTheDesktopStayTheDesktops() throws {
    let json = widgets(
      #"{"kind": "a", "families": ["small"], "schemes": ["shop", "https", "file", "A b", ""]}"#)
    #expect(try read(json).get().widgets[0].schemes == ["shop"])
  }

  @Test(arguments: [
    ParameterType.flag, .integer, .number, .text, .date, .url, .choice(["day", "week"]),
    .entity("Shop"), .within(.integer, lowerBound: 1, upperBound: 9), .optional(.text),
    .list(.choice(["a"])), .list(.optional(.within(.number, lowerBound: 0, upperBound: 1))),
    .written("a time such as 09:26"), .other("Color"),
  ])
  func typesComeBackAsTheyWere(type: ParameterType) throws {
    let json = try JSONEncoder().encode(BundleParameterType(type))
    #expect(try JSONDecoder().decode(BundleParameterType.self, from: json).type == type)
  }

  @Test func aTypeOfALaterVersionIsCheckedByTheBundle() throws {
    let json = widgets(
      #"{"kind": "a", "families": ["small"], "parameters": [{"key": "k", "type": "color"}]}"#)
    #expect(try read(json).get().widgets[0].parameters[0].type.type == .text)
  }
}
