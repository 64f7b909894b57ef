import FoundationEssentials
import Testing
import WidgetLayout
import WidgetTesting

/// Tests of numbers that no author intends, but that a narrow tile or a division by zero produces.
@MainActor
@Suite("Odd lengths")
struct OddNumberTests {
  @Test func everyLengthIsTaken() {
    for (columns, rows) in [(1, 1), (5, 2), (30, 6)] {
      for length in [-1e300, -80, 0, 1e5, 1e20, 1e300, .infinity, -.infinity, .nan] {
        _ = picture(columns: columns, rows: rows) { Self.views(length) }
      }
    }
  }

  @ViewBuilder private static func views(_ length: Double) -> some View {
    Text("padded").padding(.infinity).padding(.horizontal, length)
    Text("framed").frame(maxWidth: length).background {
      ProgressView(value: 0.5)
    }
    Text("framed").frame(width: length, height: length)
    Text("ratio").aspectRatio(length, contentMode: .fit)
    Text("ratio").aspectRatio(length, contentMode: .fill)
    HStack(spacing: length) {
      Text("a")
      ProgressView(value: 0.5)
      Text("b")
    }
    .background { ProgressView(value: 0.5) }
    VStack(spacing: length) {
      Text("a")
      Text("b")
    }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 8), spacing: length)]) {
      Text("a")
      Text("b")
    }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 8), spacing: -8)]) { Text("a") }
    Gauge(value: length) { Text("g") }
    ProgressView(value: length)
    Text("offset").offset(x: length, y: length)
  }
}
