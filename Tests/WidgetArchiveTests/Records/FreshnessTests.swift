import FoundationEssentials
import Testing

@testable import WidgetArchive

@Suite("Freshness")
struct FreshnessTests {
  private let failure = StandingFailure(
    reason: "refused", isDenied: false, since: start, attempts: 1, next: start + 30)

  private func facts(
    loaded: TimeInterval? = 0, reload: TimeInterval? = 60, failure: StandingFailure? = nil,
    expiration: TimeInterval? = nil, stale: TimeInterval? = nil, slept: TimeInterval = 0
  ) -> Freshness.Facts {
    Freshness.Facts(
      loaded: loaded.map { start + $0 }, reload: reload.map { start + $0 }, failure: failure,
      expiration: expiration.map { start + $0 }, stale: stale.map { start + $0 }, slept: slept)
  }

  @Test func followsFromTheDates() {
    #expect(Freshness(facts(), at: start + 59) == .fresh)
    #expect(Freshness(facts(), at: start + 89) == .fresh)
    #expect(Freshness(facts(), at: start + 90) == .late(since: start + 60))
    #expect(Freshness(facts(reload: 1), at: start + 5) == .fresh)
    #expect(Freshness(facts(reload: 1), at: start + 6) == .late(since: start + 1))
    #expect(Freshness(facts(reload: nil), at: .distantFuture) == .fresh)
    #expect(Freshness(facts(loaded: nil, reload: nil), at: start) == .waiting)
    #expect(Freshness(facts(failure: failure), at: start) == .failed(failure))
    #expect(Freshness(facts(expiration: 10), at: start + 10) == .expired(since: start + 10))
    #expect(Freshness(facts(failure: failure, expiration: 10), at: start + 9) == .failed(failure))
  }

  @Test func staleIsNotOver() {
    let old = facts(stale: 30)
    #expect(Freshness(old, at: start + 29) == .fresh)
    #expect(Freshness(old, at: start + 30) == .stale(since: start + 30, cause: nil))
    #expect(Freshness(old, at: start + 30).isDoubtful)
    #expect(Freshness.nextChange(old, after: start) == start + 30)
    let failing = facts(failure: failure, stale: 30)
    #expect(Freshness(failing, at: start + 29) == .failed(failure))
    #expect(Freshness(failing, at: start + 30) == .stale(since: start + 30, cause: failure))
    #expect(
      Freshness(facts(expiration: 40, stale: 30), at: start + 40) == .expired(since: start + 40))
  }

  /// What has no value yet has not failed, and what was read before is not that value.
  @Test func waitingIsNotFailing() {
    var pending = failure
    pending.isWaiting = true
    #expect(Freshness(facts(loaded: nil, failure: pending), at: start + 1) == .waiting)
    let old = Freshness(facts(failure: pending), at: start + 1)
    #expect(old == .late(since: start))
    #expect(old.isDoubtful && !old.hasFailed)
    let stale = Freshness(facts(failure: pending, stale: 30), at: start + 30)
    #expect(stale == .stale(since: start + 30, cause: nil))
  }

  @Test func timeAsleepIsNotLate() {
    let night = facts(slept: 8 * 3600)
    #expect(Freshness(night, at: start + 8 * 3600 + 80) == .fresh)
    #expect(Freshness(night, at: start + 8 * 3600 + 90) == .late(since: start + 60))
  }

  @Test(
    "A clock that was set back makes nothing look newer than it is",
    arguments: [(-29, false), (-30, false), (-31, true), (-3600, true), (-86_400 * 365, true)])
  func aDateToComeIsNotFresh(seconds: TimeInterval, isLate: Bool) {
    for reload in [nil, 60] as [TimeInterval?] {
      #expect(
        Freshness(facts(reload: reload), at: start + seconds)
          == (isLate ? .late(since: start) : .fresh))
    }
    // A known failure is still reported.
    #expect(Freshness(facts(failure: failure), at: start + seconds) == .failed(failure))
    #expect(
      Freshness.nextChange(facts(), after: start + seconds)
        == (isLate ? start - 30 : start + 90))
  }

  @Test func whoMayNotSeeItIsToldSoBeforeAllElse() {
    var denied = failure
    denied.isDenied = true
    #expect(Freshness(facts(failure: denied, expiration: 0), at: start + 1) == .denied(denied))
  }

  @Test func changesAtItsOwnDates() {
    #expect(Freshness.nextChange(facts(expiration: 30), after: start) == start + 30)
    #expect(Freshness.nextChange(facts(expiration: 30), after: start + 30) == start + 90)
    #expect(Freshness.nextChange(facts(expiration: 30), after: start + 90) == nil)
    #expect(Freshness.nextChange(facts(failure: failure), after: start) == nil)
    #expect(Freshness.nextChange(facts(reload: nil), after: start) == nil)
  }

  /// A reading makes a value no newer that was over before it.
  @Test func theDateOfAValueThatIsOverIsThatOfItsEntry() {
    let (old, new) = (Date(timeIntervalSince1970: 1_000), Date(timeIntervalSince1970: 9_000))
    #expect(Freshness.expired(since: old).valueDate(loaded: new, entry: old) == old)
    #expect(Freshness.expired(since: new).valueDate(loaded: old, entry: new) == old)
    #expect(Freshness.late(since: new).valueDate(loaded: new, entry: old) == new)
    #expect(Freshness.fresh.valueDate(loaded: nil, entry: old) == old)
  }

  /// Nor one that was too old before it.
  @Test func theDateOfAValueThatIsTooOldIsThatOfItsEntry() {
    let (old, new) = (Date(timeIntervalSince1970: 1_000), Date(timeIntervalSince1970: 9_000))
    for stale in [Freshness.stale(since: old + 15, cause: nil), .stale(since: old, cause: failure)]
    {
      #expect(stale.valueDate(loaded: new, entry: old) == old)
      #expect(stale.valueDate(loaded: old, entry: new) == old)
      #expect(stale.valueDate(loaded: nil, entry: old) == old)
      #expect(stale.valueDate(loaded: new, entry: nil) == new)
    }
  }
}
