import Testing
import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTesting
import WidgetTimeline

@testable import WidgetCatalog

/// A title stands in the border of a tile, and not once more in it.
@MainActor
@Suite struct GaugeTitleTests {
  /// Returns the picture of a gauge of one number.
  private func picture(_ setting: Setting, title: String, _ family: WidgetFamily) throws -> String {
    var place = BoardPlace()
    place.title = title
    var settings = setting.entries
    settings["source"] = "system.cpu"
    let kind = try ReadingSettings<GaugeKind>(InstanceSettings(.mapping(settings), at: place))
    let reading = ValueReading(settings: kind.values[0], datum: .number(42))
    let view = GaugePartsView(readings: [reading], fields: FieldNames(nil), style: .bars)
    let size = family.inside(of: Rect(size: family.tileSize)).size
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    environment.contentSize = size
    return Rendering.picture(of: Lowering.tree(of: view, environment: environment), size: size)
      .grid.text
  }

  @Test func aTileDoesNotRepeatItsTitle() throws {
    let small = try picture(["range": "0..100"], title: "Disk", .systemSmall)
    #expect(small.contains("42") && !small.contains("Disk"), "\(small)")
    let named = try picture(["range": "0..100", "name": "disk"], title: "Disk", .systemMedium)
    #expect(named.contains("42") && !named.lowercased().contains("disk"), "\(named)")
  }

  @Test func anotherNameAndATileWithoutBorderHaveIt() throws {
    let other = try picture(["range": "0..100", "name": "used"], title: "Disk", .systemSmall)
    #expect(other.contains("used"), "\(other)")
    let bare = try picture(["range": "0..100"], title: "Disk", .accessoryRectangular)
    #expect(bare.contains("Disk"), "\(bare)")
  }
}
