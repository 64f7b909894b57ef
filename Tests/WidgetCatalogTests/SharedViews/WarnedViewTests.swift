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
        WarnedView(warning: "half of it is old") { AnyView(view(exhibit.kind)) }
      }
      let rows = picture.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        rows.last { !$0.isEmpty }?.hasPrefix("⚠ half of it is old") == true,
        "\(exhibit.name) in \(height) rows:\n\(picture.text)")
    }
  }
}
