import FoundationEssentials
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetTimeline

private let start = Date(timeIntervalSince1970: 1_773_480_000)

/// A provider whose answers are numbered.
@MainActor
private final class Shop {
  /// The families that it was asked for; nil if it did not look.
  private(set) var questions: [WidgetFamily?] = []
  var looksAtItsPlace = false
  /// The failure that it reports; with nil it answers.
  var failure: ReloadFailure?
  /// True if answers are held until `answerNext`.
  var isSlow = false
  private(set) var waiting: [() -> Void] = []
  var kept: (number: Int, loaded: Date)?

  var asked: Int { questions.count }

  var source: TimelineSource {
    var source = TimelineSource(
      placeholder: { _ in Self.entry(0) }, snapshot: { _, answer in answer(Self.entry(0)) },
      timeline: { [unowned self] context, answer in
        questions.append(looksAtItsPlace ? context.family : nil)
        let timeline = Self.timeline(asked, start + 3600)
        let result: Result<AnyTimeline, ReloadFailure> =
          failure.map { .failure($0) } ?? .success(timeline)
        if isSlow { waiting.append { answer(result) } } else { answer(result) }
      }, isInline: true)
    source.kept = { [unowned self] in
      kept.map { KeptTimeline(Self.timeline($0.number, $0.loaded + 3600), loaded: $0.loaded) }
    }
    return source
  }

  func answerNext() { waiting.removeFirst()() }

  private static func timeline(_ number: Int, _ next: Date) -> AnyTimeline {
    AnyTimeline(entries: [entry(number)], rule: .after(next))
  }

  private static func entry(_ number: Int) -> AnyTimelineEntry {
    AnyTimelineEntry(date: start) { $0.root { Text("\(number)") } }
  }
}

/// Tests of a widget in several families, with one reading for all of them.
@MainActor
@Suite struct PlacesTests {
  private let clock = ManualClock(start)
  private let alarm = ManualAlarm()
  private let scheduler: Scheduler
  private let shop = Shop()

  init() { scheduler = Scheduler(clock: clock, alarm: alarm) }

  private func add(
    _ family: WidgetFamily, width: Int = 6, archives: [ArchivedTimeline] = []
  ) {
    var description = WidgetDescription()
    description.kind = "shop"
    description.source = shop.source
    scheduler.add(
      ConfiguredInstance(
        WidgetInstance(id: "shop/\(family.shortName)", kind: "shop", family: family)),
      of: description, size: Size(width: width, height: 1), archives: archives)
  }

  private func load(_ family: WidgetFamily) -> TimelineLoad? {
    scheduler.state(of: "shop/\(family.shortName)")
  }

  private func shown(_ family: WidgetFamily, width: Int = 6) -> String? {
    let grid = load(family)?.entry.picture(
      size: Size(width: width, height: 1), family: family, at: clock.now
    ).grid
    return grid.map { String($0.row(0).drop { $0 == " " }) }
  }

  private func run(to seconds: TimeInterval) {
    while let date = alarm.date, date <= start + seconds {
      clock.now = max(date, clock.now)
      scheduler.wake()
    }
    clock.now = start + seconds
  }

  @Test func oneAnswerServesAllPlaces() {
    add(.systemSmall)
    add(.accessoryInline)
    #expect(shop.asked == 1)
    #expect(shown(.accessoryInline) == "1")
    scheduler.requestReload("shop/inline")
    #expect(shop.asked == 2)
    #expect(shown(.systemSmall) == "2" && shown(.accessoryInline) == "2")
    run(to: 3600)
    #expect(shop.asked == 3)
    #expect(shown(.systemSmall) == "3" && shown(.accessoryInline) == "3")
    #expect(load(.systemSmall)?.schedule?.loaded == load(.accessoryInline)?.schedule?.loaded)
  }

  @Test func placesChangeTogetherWhereEachIsAskedFor() {
    shop.looksAtItsPlace = true
    add(.systemSmall)
    add(.accessoryInline)
    #expect(shop.questions == [.systemSmall, .accessoryInline, .systemSmall])
    #expect(load(.systemSmall)?.schedule?.loaded == load(.accessoryInline)?.schedule?.loaded)
    shop.isSlow = true
    var changes: [[String]] = []
    scheduler.onChanges = { changes.append($0.map(\.id)) }
    let before = (shown(.systemSmall), shown(.accessoryInline))
    scheduler.requestReload("shop/small")
    #expect(shop.waiting.count == 2)
    shop.answerNext()
    #expect((shown(.systemSmall), shown(.accessoryInline)) == before)
    shop.answerNext()
    #expect(Set([shown(.systemSmall), shown(.accessoryInline)]) == ["4", "5"])
    #expect(changes == [["shop/inline", "shop/small"]])
  }

  @Test func aNewPlaceDrawsWhatAnotherShowsWithoutAsking() {
    add(.systemSmall)
    clock.now += 60
    add(.systemLarge)
    add(.accessoryInline)
    #expect(shop.asked == 1)
    #expect(shown(.systemLarge) == "1" && shown(.accessoryInline) == "1")
    #expect(load(.systemLarge)?.schedule?.loaded == start)
  }

  @Test func anotherSizeIsNoReasonToAsk() {
    add(.systemSmall)
    add(.systemSmall, width: 12)
    #expect(shop.asked == 1)
    #expect(shown(.systemSmall, width: 12) == "1")
  }

  @Test func aPlaceThatIsNewInAnOutageShowsTheLastValueWithItsDate() {
    add(.systemSmall)
    shop.failure = ReloadFailure("no route")
    clock.now += 60
    scheduler.requestReload("shop/small")
    #expect(shop.asked == 2)
    add(.systemLarge)
    #expect(shop.asked == 2)
    #expect(shown(.systemLarge) == "1")
    #expect(load(.systemLarge)?.schedule?.loaded == start)
    #expect(load(.systemLarge)?.failure?.reason == "no route")
    #expect(load(.systemLarge)?.reload == load(.systemSmall)?.reload)
  }

  @Test func whereNobodyMaySeeItANewPlaceShowsNothing() {
    add(.systemSmall)
    shop.failure = .denied("signed out")
    scheduler.requestReload("shop/small")
    shop.kept = (7, start)
    add(.systemLarge)
    #expect(load(.systemLarge)?.isPlaceholder == true)
    #expect(load(.systemLarge)?.failure?.isDenied == true)
  }

  @Test func whatWasAskedMeanwhileIsOneMoreQuestionForAll() {
    add(.systemSmall)
    add(.accessoryInline)
    shop.isSlow = true
    scheduler.requestReload("shop/small")
    scheduler.requestReload("shop/inline")
    scheduler.requestReload("shop/small")
    #expect(shop.waiting.count == 1)
    shop.answerNext()
    #expect(shop.asked == 3)
    #expect(shown(.systemSmall) == "2" && shown(.accessoryInline) == "2")
    shop.answerNext()
    #expect(shop.asked == 3)
    #expect(shown(.systemSmall) == "3" && shown(.accessoryInline) == "3")
  }

  @Test func aPlaceThatComesMeanwhileGetsTheAnswerToo() {
    shop.isSlow = true
    add(.systemSmall)
    add(.systemLarge)
    shop.answerNext()
    #expect(shop.asked == 1)
    #expect(shown(.systemSmall) == "1" && shown(.systemLarge) == "1")
  }

  @Test func thePlaceThatWasAskedForMayGo() {
    add(.accessoryInline)
    shop.isSlow = true
    scheduler.requestReload("shop/inline")
    add(.systemSmall)
    scheduler.remove("shop/inline")
    shop.answerNext()
    #expect(shown(.systemSmall) == "2")
    #expect(load(.systemSmall)?.isAsking == false)
  }

  @Test func onePlaceThatGetsNoAnswerTakesNothingFromTheOthers() {
    shop.looksAtItsPlace = true
    add(.systemSmall)
    add(.accessoryInline)
    shop.isSlow = true
    scheduler.requestReload("shop/small")
    shop.answerNext()
    run(to: 30)
    let failed = [load(.systemSmall), load(.accessoryInline)].filter { $0?.failure != nil }
    #expect(failed.count == 1)
    #expect(failed.first??.failure?.reason == "no answer in 30 s")
    #expect([shown(.systemSmall), shown(.accessoryInline)].contains("4"))
  }

  /// A stream's last record may not be kept yet when its status line comes.
  @Test func twoPlacesDoNotShowTwoReadings() {
    add(.systemSmall)
    clock.now += 10
    scheduler.requestReload("shop/small")
    let archive = load(.systemSmall)?.archive(after: nil, sizes: [Size(width: 6, height: 1)])
    scheduler.remove("shop/small")
    shop.kept = (1, start + 9)
    add(.accessoryInline, width: 20, archives: [archive].compactMap { $0 })
    #expect(shown(.accessoryInline, width: 20) == "3")
    #expect(shop.asked == 3)
  }

  @Test func aPlaceThatIsNewInAnOutageIsArchived() {
    shop.failure = ReloadFailure("no route")
    add(.systemSmall)
    let archive = load(.systemSmall)?.archive(after: nil, sizes: [])
    scheduler.remove("shop/small")
    add(.systemLarge, archives: [archive].compactMap { $0 })
    #expect(shop.asked == 1)
    #expect(load(.systemLarge)?.failure?.reason == "no route")
    // What has no revision is not written, and its readers wait for it.
    #expect(load(.systemLarge)?.revision == 1)
  }

  @Test func whatIsKeptIsDrawnInPlaceOfAsking() {
    shop.kept = (7, start - 600)
    add(.systemSmall)
    #expect(shop.asked == 0)
    #expect(shown(.systemSmall) == "7")
    #expect(load(.systemSmall)?.schedule?.loaded == start - 600)
  }

  @Test func whatIsKeptAndOverdueIsAskedForAndStaysWhenThatFails() {
    shop.kept = (7, start - 7200)
    shop.failure = ReloadFailure("no route")
    add(.systemSmall)
    #expect(shop.asked == 1)
    #expect(shown(.systemSmall) == "7")
    #expect(load(.systemSmall)?.schedule?.loaded == start - 7200)
    #expect(load(.systemSmall)?.failure?.reason == "no route")
  }

  @Test func picturesOfAnotherFamilyAreBetterThanNothing() throws {
    add(.systemSmall)
    let archive = try #require(load(.systemSmall)).archive(
      after: nil, sizes: [Size(width: 6, height: 1)])
    scheduler.remove("shop/small")
    shop.failure = ReloadFailure("no route")
    clock.now += 7200
    add(.systemLarge, width: 20, archives: [archive])
    #expect(shown(.systemLarge, width: 20) == "1")
    #expect(load(.systemLarge)?.schedule?.loaded == start)
    #expect(load(.systemLarge)?.failure?.reason == "no route")
  }

  @Test func ofSeveralArchivesTheOneThatWasHeardOfLastCounts() throws {
    add(.systemSmall)
    let size = Size(width: 6, height: 1)
    let old = try #require(load(.systemSmall)).archive(after: nil, sizes: [size])
    clock.now += 60
    scheduler.requestReload("shop/small")
    var new = try #require(load(.systemSmall)).archive(after: nil, sizes: [size])
    new.instance = WidgetInstance(id: "shop/inline", kind: "shop", family: .accessoryInline)
    scheduler.remove("shop/small")
    add(.systemSmall, archives: [old, new])
    #expect(shown(.systemSmall) == "2")
    #expect(shop.asked == 2)
  }

  @Test func namesTellPlacesOfOneWidget() {
    #expect(InstanceName.shared("orders-1f3a9c/small") == "orders-1f3a9c")
    #expect(InstanceName.shared("bench/7") == "bench/7")
    #expect(InstanceName.shared("orders") == "orders")
    #expect(InstanceName.siblings(of: "orders") == [])
    #expect(InstanceName.siblings(of: "a/b/inline").count == WidgetFamily.allCases.count - 1)
    #expect(InstanceName.siblings(of: "a/b/inline").contains("a/b/small"))
  }
}
