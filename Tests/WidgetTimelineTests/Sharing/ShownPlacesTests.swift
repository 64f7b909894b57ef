import Testing
import WidgetArchive

@testable import WidgetTimeline

@Suite("The places of a front end")
struct ShownPlacesTests {
  private let cpu = ConfiguredInstance(
    WidgetInstance(id: "cpu/small", kind: "cpu", family: .systemSmall))
  private let wide = ConfiguredInstance(
    WidgetInstance(id: "cpu/medium", kind: "cpu", family: .systemMedium))
  private let clock = ConfiguredInstance(
    WidgetInstance(id: "clock/small", kind: "clock", family: .systemSmall))

  private var places: ShownPlaces {
    ShownPlaces([cpu, wide, clock]) { $0.kind == "cpu" }
  }

  @Test("are found by the files of their archives")
  func files() {
    #expect(
      places.instances(of: .files(["cpu%2Fsmall", "memory%2Fsmall"])) == ["cpu/small"])
    #expect(places.instances(of: .files([])) == [])
    #expect(places.instances(of: .any) == nil)
    // The problem of a host is that of all its instances.
    #expect(places.instances(of: .files(["cpu%2Fsmall", ".problem"])) == nil)
  }

  @Test("belong to one widget if only their family differs")
  func widgets() {
    #expect(places.ofHost == ["cpu/small", "cpu/medium"])
    #expect(places.widgets(of: ["clock/small"]).isEmpty)
    #expect(
      places.widgets(of: ["cpu/small", "cpu/medium", "clock/small"]).map { Set($0) }
        == [["cpu/small", "cpu/medium"]])
  }
}
