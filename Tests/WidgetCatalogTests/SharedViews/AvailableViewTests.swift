import FoundationEssentials
import Testing
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTesting

@testable import WidgetCatalog

@MainActor
@Suite struct AvailableViewTests {
  /// Returns the availability of a day that ends now, from samples at hours before its end.
  private nonisolated static func day(_ samples: [(Double, Availability.State)]) -> Availability {
    let end = Exhibit.now
    return Availability(
      samples.map { hours, state in
        let time = (end - hours * 3600).timeIntervalSince1970
        return state == .read ? .init(time: time, value: 1) : .init(time: time, outcome: state)
      }, from: end - 86_400, to: end)
  }

  private static let mixed = day([
    (24, .read), (17.6, .failed), (17.5, .read), (10, .unread), (6, .read), (2, .failed),
    (1.9, .read),
  ])

  private func picture(
    _ availability: Availability, _ family: WidgetFamily, size: Size? = nil,
    resolution: ChartResolution = .braille
  ) -> GoldenPicture {
    let size = size ?? family.contentSize
    let kind = MetricKind(["name": "Orders"])
    let entry = kind.sample(at: Exhibit.now)
    return GoldenPicture(
      "\(family), \(size)\(resolution == .ascii ? ", ascii" : "")",
      WidgetTesting.picture(
        columns: size.width, rows: size.height, family: family, at: Exhibit.now
      ) {
        AvailableView(availability) { kind.view(of: entry) }
          .environment(\.chartResolution, resolution)
      })
  }

  @Test func aMetricWithItsDay() throws {
    let families: [WidgetFamily] = [
      .systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryCircular,
      .accessoryInline,
    ]
    var pictures = families.map { picture(Self.mixed, $0) }
    pictures.append(
      picture(Self.mixed, .systemMedium, size: Size(width: 40, height: 4)))
    pictures.append(picture(Self.mixed, .systemSmall, resolution: .ascii))
    try expectGolden(pictures, named: "metric")
  }

  @Test(
    arguments: [
      (AvailableViewTests.day([]), ["not read yet", "–"]),
      (AvailableViewTests.day([(24, .read)]), ["100 %"]),
      // A share below 100 % is never rounded up to it.
      (
        AvailableViewTests.day([(24, .read), (0.01, .failed)]),
        ["99.9 % · 1 outage, 36 s", "99.9 % · 1 outage", "99.9 %"]
      ),
      (
        AvailableViewTests.day([(24, .read), (12, .failed), (10, .read), (3, .unread)]),
        [
          "90.4 % · 1 outage, 2 h 0 min · 3 h 0 min unread", "90.4 % · 1 outage, 2 h 0 min",
          "90.4 % · 1 outage", "90.4 %",
        ]
      ),
      (
        AvailableViewTests.day([(24, .failed)]),
        ["0 % · 1 outage, 1 d 0 h", "0 % · 1 outage", "0 %"]
      ),
    ])
  func words(_ availability: Availability, _ forms: [String]) {
    #expect(AvailabilityWords(availability, symbols: NumberSymbols()).forms == forms)
  }
}
