import Testing
import WidgetKit

/// A source that imports WidgetKit alone, as files of entries and providers do.
private struct OrderEntry: TimelineEntry {
  var date: Date
  var family: WidgetFamily
  var mode: WidgetRenderingMode = .fullColor
}

@Suite("WidgetKit without SwiftUI")
struct WidgetKitAloneTests {
  @Test func itsTypesAreThere() {
    let entry = OrderEntry(date: .now, family: .systemMedium)
    #expect(entry.family.description == "systemMedium")
    #expect(entry.mode == .fullColor)
    #expect("\(AccessoryWidgetBackground.self)" == "AccessoryWidgetBackground")
  }
}
