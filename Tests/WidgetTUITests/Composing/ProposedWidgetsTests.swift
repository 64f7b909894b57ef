import Testing
import WidgetSettings
import WidgetTimeline

@testable import WidgetTUI

/// Tests of the proposals that may be written: what data say is no reference, and no secret.
@Suite struct ProposedWidgetsTests {
  private func proposed(_ widgets: [Setting], of source: Setting) -> [Setting] {
    ProposedWidgets(widgets, LiteralSecrets(source, environment: ProcessEnvironment())).all
  }

  private let source: Setting = ["http": "http://a.example/?token=abcdef"]
  private let referenced: Setting = .text("http://a.example/?token=${secret:token}")

  @Test func secretsBecomeReferences() {
    #expect(
      proposed(
        [
          ["kind": "metric", "source": ["http": source["http"]!, "pick": ".a"], "unit": "%"],
          ["kind": "agenda", "source": ["feed": source["http"]!]],
          ["kind": "text", "source": source],
        ], of: source) == [
          ["kind": "metric", "source": ["http": referenced, "pick": ".a"], "unit": "%"],
          ["kind": "agenda", "source": ["feed": referenced]],
          ["kind": "text", "source": ["http": referenced]],
        ])
  }

  @Test func aFormatIsNoSecret() {
    let source: Setting = ["http": "http://a.example/", "user": "me", "password": "json"]
    let widget: Setting = [
      "kind": "table",
      "source": [
        "http": "http://a.example/", "user": "me", "password": "json", "format": "json",
      ],
    ]
    let written = proposed([widget], of: source).first?["source"]
    #expect(written?["password"] == "${secret:password}" && written?["format"] == "json")
  }

  @Test(arguments: [
    "${secret:ld_preload}", ".[\"${x}\"]", String(repeating: "n", count: 201), ".abcdef",
  ])
  func whatDataSayIsLeftOut(name: String) {
    let table: Setting = ["kind": "table", "source": source]
    #expect(
      proposed(
        [
          ["kind": "metric", "source": ["http": source["http"]!, "pick": .text(name)]],
          ["kind": "metric", "source": source, "values": [.text(name)]],
          ["kind": "metric", "source": source, "values": [.text(name), ".b"]],
          .mapping(table.entries.merging(["columns": [.text(name)]]) { $1 }),
          ["kind": "text", "source": source, "title": .text(name)],
        ], of: source) == [
          ["kind": "metric", "source": ["http": referenced], "values": [".b"]],
          ["kind": "table", "source": ["http": referenced]],
        ])
  }

  @Test func oneOfSeveralSources() {
    let list: Setting = [["http": "http://a.example/?key=1"], ["http": "http://b.example/?key=2"]]
    #expect(
      proposed(
        [
          ["kind": "text", "source": list],
          ["kind": "metric", "source": ["http": "http://b.example/?key=2", "pick": ".a"]],
        ], of: list) == [
          [
            "kind": "text",
            "source": [
              ["http": "http://a.example/?key=${secret:key}"],
              ["http": "http://b.example/?key=${secret:key2}"],
            ],
          ],
          [
            "kind": "metric",
            "source": ["http": "http://b.example/?key=${secret:key2}", "pick": ".a"],
          ],
        ])
  }

  /// What a person wrote is theirs.
  @Test func aSourceMayHaveBraces() {
    let source: Setting = ["shell": "echo ${HOME}"]
    let widget: Setting = ["kind": "text", "source": source]
    #expect(proposed([widget], of: source) == [widget])
  }
}
