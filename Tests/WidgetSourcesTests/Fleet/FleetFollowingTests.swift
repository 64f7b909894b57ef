import FoundationEssentials
import TestServers
import Testing

@testable import WidgetSources

/// Tests of the watch that the machine which asks keeps for all.
struct FleetFollowingTests {
  private let source = ToldSource()
  private let counter = Counter()

  @Test func whoAsksWatches() {
    let following = FleetFollowing(source)
    let number = following.join(.test()) { [counter] in counter.add() }
    #expect(!source.isWatched)
    following.noteAsking(at: testStart)
    #expect(source.isWatched && !following.hasChanged && counter.count == 0)
    source.tell(2)
    #expect(following.hasChanged && counter.count == 1)
    following.noteAsking(at: testStart)
    #expect(!following.hasChanged)
    following.noteOther()
    #expect(eventually { !source.isWatched })
    following.noteChange()
    #expect(!following.hasChanged && counter.count == 1)
    following.noteAsking(at: testStart)
    #expect(source.isWatched)
    following.leave(number)
    #expect(eventually { !source.isWatched })
    following.noteAsking(at: testStart)
    #expect(!source.isWatched)
  }

  /// What happened while nobody watched is not known.
  @Test func whoBeginsToWatchLaterReadsAgain() {
    let restarted = FleetFollowing(source)
    _ = restarted.join(.test()) { [counter] in counter.add() }
    restarted.noteOwn(of: testStart)
    #expect(source.isWatched && restarted.hasChanged && counter.count == 1)
    restarted.noteOwn(of: testStart)
    #expect(counter.count == 1)
    let shown = FleetFollowing(source)
    shown.noteAsking(at: testStart)
    _ = shown.join(.test()) { [counter] in counter.add() }
    #expect(shown.hasChanged && counter.count == 2)
  }

  @Test func aWatchWithAFaultIsSaid() {
    let following = FleetFollowing(ToldSource(fault: SourceFailure("connection lost")))
    #expect(following.warning == nil)
    _ = following.join(.test()) {}
    following.noteAsking(at: testStart)
    #expect(following.warning == "changes are not detected: connection lost")
  }
}
