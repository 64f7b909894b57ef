import SwiftUI
import Testing

/// Sources that a watch's extension shares name its corner, in files that import SwiftUI alone.
struct AccessoryCornerTests {
  private func name(_ family: WidgetFamily) -> String {
    switch family {
    case .accessoryCorner: "corner"
    case .accessoryCircular, .accessoryInline: "small"
    default: "other"
    }
  }

  @Test func noTileIsACorner() {
    #expect(WidgetFamily.allCases.filter { name($0) == "corner" }.isEmpty)
    #expect(name(.accessoryInline) == "small")
    #expect(name(.systemLarge) == "other")
  }
}
