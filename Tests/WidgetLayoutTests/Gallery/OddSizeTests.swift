import TestViews
import Testing
import WidgetLayout
import WidgetTesting

/// Tests of every built-in view with hardly any room.
@MainActor
@Suite("Odd sizes")
struct OddSizeTests {
  /// All sizes from one cell to twelve by twelve, and some long and thin ones.
  private static let sizes: [Size] =
    (1...12).flatMap { width in (1...12).map { Size(width: width, height: $0) } }
    + [(80, 1), (80, 2), (200, 1), (200, 3), (1, 40), (2, 60), (3, 100), (37, 1), (1, 13)]
    .map { Size(width: $0, height: $1) }

  @Test(arguments: await Exhibit.all)
  func somethingIsShown(exhibit: Exhibit) {
    for form in exhibit.forms {
      var empty: [Size] = []
      for size in Self.sizes {
        let grid = picture(columns: size.width, rows: size.height) { form.view }
        if let fault = grid.fault(in: size) {
          Issue.record("\(exhibit.name), \(form.name): \(fault) in \(size):\n\(grid.text)")
        }
        if grid.isEmpty { empty.append(size) }
      }
      #expect(empty.isEmpty, "\(exhibit.name), \(form.name): nothing is shown in \(empty)")
    }
  }
}
