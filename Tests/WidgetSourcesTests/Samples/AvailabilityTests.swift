import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct AvailabilityTests {
  /// Returns the availability of an hour, from samples at minutes: read, failed or unread.
  private func availability(_ samples: [(Double, Availability.State)]) -> Availability {
    let start = Date(timeIntervalSince1970: 0)
    return Availability(
      samples.map { minute, state in
        state == .read
          ? .init(time: minute * 60, value: 1) : .init(time: minute * 60, outcome: state)
      }, from: start, to: start + 3600)
  }

  private func words(_ availability: Availability, _ count: Int) -> String {
    availability.cells(count).map { state in
      switch state {
      case .read: "#"
      case .failed, .denied: "x"
      case .unread: "."
      }
    }.joined()
  }

  @Test(
    arguments: [
      ([], "......"), ([(0, .read)], "######"), ([(-500, .read)], "######"),
      ([(0, .failed)], "xxxxxx"), ([(30, .read)], "...###"),
      ([(0, .read), (20, .failed), (40, .read)], "##xx##"),
      ([(0, .read), (20, .unread), (40, .read)], "##..##"),
      // An outage of a minute is visible, and so is a minute that was read.
      ([(0, .read), (25, .failed), (26, .read)], "##x###"),
      ([(0, .unread), (25, .read), (26, .unread)], "..#..."),
      ([(-10, .failed), (15, .read)], "xx####"), ([(70, .read)], "......"),
    ] as [([(Double, Availability.State)], String)])
  func cells(_ samples: [(Double, Availability.State)], _ expected: String) {
    #expect(words(availability(samples), 6) == expected)
  }

  @Test func shareAndOutages() {
    let hour = availability([
      (0, .read), (10, .failed), (11, .failed), (13, .read), (30, .failed), (36, .unread),
      (50, .read),
    ])
    #expect(hour.outages == 2)
    #expect(hour.seconds(.failed) == 9 * 60)
    #expect(hour.seconds(.unread) == 14 * 60)
    #expect(hour.share == 37.0 / 46)
    #expect(availability([]).share == nil)
    #expect(availability([(0, .unread)]).share == nil)
    #expect(availability([(59, .read)]).share == 1)
  }

  @Test func noCellsOfNoTime() {
    let now = Date(timeIntervalSince1970: 60)
    #expect(Availability([], from: now, to: now).cells(4).isEmpty)
    #expect(availability([(0, .read)]).cells(0).isEmpty)
  }
}
