import FoundationEssentials
import Testing
import WidgetArchive
import WidgetBase
import WidgetTimeline

@testable import WidgetTUI

@Suite("Results of reloads in words")
struct ReloadResultTests {
  private static let now = Date(timeIntervalSince1970: 1_773_480_000)

  /// An answer that a cache has kept is not of the time at which it was read.
  @Test(arguments: [(nil, false), (0.0, false), (10_000, true)])
  func anOldAnswerHasItsDate(age: TimeInterval?, isDated: Bool) {
    let outcome = ReloadOutcome(date: Self.now, reason: .requested, duration: 0, entries: 1)
    let oldest = age.map { Self.now - $0 }
    let result = ReloadResult([(outcome, nil)], oldest: oldest, waited: 1)
    let time = LocalTime(Self.now).clock
    let date = LocalTime(Self.now - 10_000).words(at: LocalTime(Self.now))
    #expect(result.words == "read at \(time)" + (isDated ? ", as of \(date)" : ""))
  }
}
