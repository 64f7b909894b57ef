import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTesting

/// Tests of numbers that no author intends, but that a narrow tile or a division by zero produces.
@MainActor
@Suite("Odd lengths")
struct OddNumberTests {
  nonisolated private static let lengths: [Double] = [
    -1e300, -80, 0, 1e5, 1e20, 1e300, .infinity, -.infinity, .nan,
  ]

  /// Whatever the lengths, a view stays inside its frame, and the views around it keep their places.
  @Test(arguments: lengths) func everyLengthIsTaken(length: Double) {
    for (columns, rows) in [(1, 1), (5, 2), (30, 6)] {
      for (number, view) in Self.views(length).enumerated() {
        let picture = picture(columns: columns + 2, rows: rows + 2) {
          VStack(alignment: .leading) {
            Text("a")
            HStack {
              Text("<")
              view.frame(columns: columns, rows: rows).clipped()
            }
            Text("z")
          }
        }
        #expect(picture.row(0) == "a", "view \(number) in \(columns)×\(rows)")
        #expect(picture.row(rows + 1) == "z", "view \(number) in \(columns)×\(rows)")
      }
    }
  }

  private static func views(_ length: Double) -> [AnyView] {
    [
      AnyView(Text("padded").padding(.infinity).padding(.horizontal, length)),
      AnyView(Text("framed").frame(maxWidth: length).background { ProgressView(value: 0.5) }),
      AnyView(Text("framed").frame(width: length, height: length)),
      AnyView(Text("ratio").aspectRatio(length, contentMode: .fit)),
      AnyView(Text("ratio").aspectRatio(length, contentMode: .fill)),
      AnyView(row(spacing: length).background { ProgressView(value: 0.5) }),
      AnyView(column(spacing: length)),
      AnyView(grid(spacing: length)),
      AnyView(grid(spacing: -8)),
      AnyView(Gauge(value: length) { Text("g") }),
      AnyView(ProgressView(value: length)),
      AnyView(Text("offset").offset(x: length, y: length)),
    ]
  }

  private static func row(spacing: Double) -> some View {
    HStack(spacing: spacing) {
      Text("a")
      ProgressView(value: 0.5)
      Text("b")
    }
  }

  private static func column(spacing: Double) -> some View {
    VStack(spacing: spacing) {
      Text("a")
      Text("b")
    }
  }

  private static func grid(spacing: Double) -> some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 8), spacing: spacing)]) {
      Text("a")
      Text("b")
    }
  }
}
