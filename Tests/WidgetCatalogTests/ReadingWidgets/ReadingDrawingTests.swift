import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetTesting
import WidgetTimeline

@testable import WidgetCatalog

/// Widgets drawn from data that were read before: nothing is read again.
@MainActor
@Suite struct ReadingDrawingTests {
  private func drawing<Kind: ReadingKind>(
    _ kind: Kind.Type, _ setting: Setting, _ data: String...
  ) -> WidgetDrawing? {
    ReadingDrawing<Kind>.job(InstanceSettings(setting), data: data, at: .now)?()
  }

  private func picture(_ drawing: WidgetDrawing?) throws -> String {
    let make = try #require(drawing?.entry)
    return make().picture(
      size: Size(width: 20, height: 4), family: .systemSmall, at: .now
    ).grid.text
  }

  /// A command that would fail is not run.
  @Test func theDataAreShownWithTheirPicks() throws {
    let setting: Setting = [
      "source": ["run": ["false"], "pick": ".today.orders"], "unit": "%",
    ]
    let drawing = drawing(MetricKind.self, setting, #"{"today": {"orders": 42}}"#)
    #expect(drawing?.mismatch == nil)
    #expect(try picture(drawing).contains("42 %"))
  }

  @Test func whatCannotBeShownSaysWhy() throws {
    let setting: Setting = ["source": ["run": ["false"]]]
    let drawing = drawing(AgendaKind.self, setting, "7")
    #expect(try #require(drawing?.mismatch).hasPrefix("expected"))
    let missing = self.drawing(
      MetricKind.self, ["source": ["run": ["false"], "pick": ".none"]], #"{"a": 1}"#)
    #expect(missing?.mismatch != nil)
  }

  @Test func textsAndTables() throws {
    let text = drawing(TextKind.self, ["source": ["run": ["false"]]], #""one\ntwo""#)
    #expect(try picture(text).contains("one") && picture(text).contains("two"))
    let table = drawing(
      TableKind.self, ["source": ["run": ["false"], "format": "csv"], "columns": ["b"]],
      #"[{"a": "1", "b": "x"}, {"a": "2", "b": "y"}]"#)
    let words = try picture(table)
    #expect(words.contains("x") && words.contains("y") && !words.contains("1"), "\(words)")
  }
}
