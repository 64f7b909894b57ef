import Testing
import WidgetLayout
import WidgetTesting

@testable import WidgetCatalog

/// The row of a warning, which no data may take.
@MainActor
@Suite struct WarnedViewTests {
  @Test(arguments: ReadingKindTests.exhibits)
  func fullTilesHaveTheirWarning(exhibit: Exhibit) {
    func view(_ kind: some ReadingKind) -> any View { kind.view(of: exhibit.entry) }
    for height in [3, 5, 8, 12] {
      let picture = WidgetTesting.picture(
        columns: 40, rows: height, family: .systemMedium, at: Exhibit.now
      ) {
        WarnedView(["half of it is old"]) { AnyView(view(exhibit.kind)) }
      }
      let rows = picture.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        rows.last { !$0.isEmpty }?.hasPrefix("⚠ half of it is old") == true,
        "\(exhibit.name) in \(height) rows:\n\(picture.text)")
    }
  }

  private func text(columns: Int, rows: Int, _ family: WidgetFamily, _ warnings: String...)
    -> String
  {
    WidgetTesting.picture(columns: columns, rows: rows, family: family, at: Exhibit.now) {
      WarnedView(warnings) { Text("5").frame(maxWidth: .infinity, alignment: .leading) }
    }.text
  }

  /// None of several hides another, and where no row has room there is a mark.
  @Test func severalAreCountedAndSmallOnesMarked() {
    #expect(
      text(columns: 20, rows: 4, .systemSmall, "one of the two is old", "b", "c")
        == "\n5\n\n⚠ one of the two… +2\n")
    #expect(text(columns: 20, rows: 13, .systemMedium, "a", "b", "c").hasSuffix("\n⚠ a\n⚠ b +1\n"))
    #expect(text(columns: 6, rows: 2, .systemSmall, "a") == "5\n     ⚠\n")
    #expect(text(columns: 8, rows: 1, .accessoryInline, "a") == "5      ⚠\n")
    #expect(text(columns: 8, rows: 1, .accessoryInline) == "5\n")
  }
}
