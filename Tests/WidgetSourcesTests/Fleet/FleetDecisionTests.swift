import Testing

@testable import WidgetSources

/// Tests of what a member of a fleet does next. The row is due at 1000 by the server's clock.
struct FleetDecisionTests {
  private func view(
    generation: Int64? = 7, due: Double? = 1000, isOwn: Bool = false, taken: Int64? = 7,
    at time: Double = 900, begun: Double = 1000
  ) -> FleetView {
    var view = FleetView(begun: begun, limit: 11, share: 0.5)
    view.row = generation.map { FleetView.Row(generation: $0, due: due, isOwn: isOwn) }
    view.taken = taken.map { FleetView.Taken(generation: $0, time: time) }
    return view
  }

  @Test func aNewerRowIsTakenInPlaceOfAsking() {
    #expect(view(generation: 8).decision(at: 950) == .take)
    // Restored tables count anew.
    #expect(view(generation: 2).decision(at: 950) == .take)
    #expect(view(taken: nil).decision(at: 950) == .take)
  }

  @Test func nobodyBeginsWithWhatIsOverdue() {
    #expect(view(taken: nil, begun: 2000).decision(at: 2000) == .ask(attempt: 0))
    #expect(view(generation: nil, taken: nil).decision(at: 1000) == .ask(attempt: 0))
  }

  @Test func theLastAskerAsksAtOnceAndTheOthersASecondLater() {
    #expect(view(isOwn: true).decision(at: 1000) == .ask(attempt: 0))
    #expect(view().decision(at: 1000) == .wait(until: 1001.25))
    #expect(view().decision(at: 1001.25) == .ask(attempt: 0))
    // A clock that is a little early is not a wish to read again.
    #expect(view(begun: 999.8).decision(at: 999.8) == .wait(until: 1001.25))
    // Nobody waits for an asker that has been gone for long.
    #expect(view(begun: 1010).decision(at: 1010) == .ask(attempt: 0))
  }

  @Test func aWishToReadAgainIsAskedAtOnceUnlessTheAnswerIsASecondOld() {
    var wish = view(begun: 950)
    wish.isWish = true
    #expect(wish.decision(at: 950) == .ask(attempt: 0))
    wish.taken?.time = 949.5
    #expect(wish.decision(at: 950) == .again)
  }

  @Test func aChangeIsAskedForAndOnceASecondAtMost() {
    var changed = view(isOwn: true, begun: 950)
    changed.isChanged = true
    #expect(changed.decision(at: 950) == .ask(attempt: 0))
    changed.taken?.time = 949.5
    #expect(changed.decision(at: 950) == .wait(until: 950.5))
    #expect(changed.decision(at: 950.5) == .ask(attempt: 0))
    // Another member has answered meanwhile.
    changed.row?.generation = 8
    #expect(changed.decision(at: 950) == .take)
  }

  /// A busy machine looks at a row long after it was told of the change.
  @Test func whatIsNotDueIsAskedForAWishOnly() {
    #expect(view(begun: 950).decision(at: 950) == .again)
    #expect(view(due: nil, begun: 950).decision(at: 950) == .again)
    #expect(view(begun: 950).decision(at: 999.9) == .wait(until: 1001.25))
  }

  @Test func aLockIsTriedAgainAndStopsNobodyForLongerThanAReading() {
    var locked = view(isOwn: true)
    locked.lock = FleetView.Lock(attempt: 0, since: 1000, last: 1000)
    #expect(locked.decision(at: 1000.1) == .wait(until: 1000.5))
    #expect(locked.decision(at: 1000.5) == .ask(attempt: 0))
    locked.lock?.last = 1010.9
    #expect(locked.decision(at: 1011) == .ask(attempt: 1))
  }

  @Test func aMachineThatMayNotAskTakesWhatThereIsAndWaits() {
    var other = view(taken: nil, begun: 2000)
    other.mayAsk = false
    #expect(other.decision(at: 2000) == .take)
    other.taken = FleetView.Taken(generation: 7, time: 1999)
    #expect(other.decision(at: 2001) == .wait(until: .infinity))
    #expect(other.decision(at: 950) == .again)
  }
}
