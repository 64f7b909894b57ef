import ActivityKit
import AppIntents
import SwiftUI
import Testing
import WidgetKit
import WidgetTesting

@testable import WidgetTimeline

private struct TripAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stop: String }
  var line: Int
}

private struct TripWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TripAttributes.self) { context in
      HStack {
        Text("Line \(context.attributes.line)")
        Spacer()
        Text(context.isStale ? "late news" : context.state.stop)
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("L\(context.attributes.line)") }
        DynamicIslandExpandedRegion(.trailing) { Text("on time") }
        DynamicIslandExpandedRegion(.bottom) { Text("next: \(context.state.stop)") }
      } compactLeading: {
        Text("L\(context.attributes.line)")
      } compactTrailing: {
        Text(context.state.stop)
      } minimal: {
        Text("\(context.attributes.line)")
      }
    }
    .supplementalActivityFamilies([.small])
  }
}

/// Live Activities: what an intent starts, what its tiles show, and when it ends by itself.
@MainActor
@Suite(.serialized) struct ActivityTests {
  private let path = "\(NSTemporaryDirectory())/activities-\(UUID().uuidString)"
  private let provider = ActivityProvider(type: "TripAttributes", folder: nil, samples: { [] })

  private func withFolder(_ test: () async throws -> Void) async rethrows {
    ActivityFolder.use(ActivityFolder(path: path))
    defer {
      ActivityFolder.use(nil)
      try? FileManager.default.removeItem(atPath: path)
    }
    try await test()
  }

  private func start(_ stop: String, staleIn seconds: Double? = nil, score: Double = 0) throws
    -> Activity<TripAttributes>
  {
    try Activity.request(
      attributes: TripAttributes(line: 7),
      content: ActivityContent(
        state: .init(stop: stop), staleDate: seconds.map { Date() + $0 }, relevanceScore: score))
  }

  private func descriptions() -> [WidgetDescription] {
    var all: [WidgetDescription] = []
    TripWidget().describe(into: &all)
    return all
  }

  /// Returns the picture of a kind as its tile shows it now.
  private func picture(_ kind: Int, _ family: WidgetFamily, width: Int, height: Int) async throws
    -> String
  {
    let size = Size(width: width, height: height)
    let context = TimelineProviderContext(family: family, isPreview: false, size: size)
    let entries = try await descriptions()[kind].source.entries(in: context)
    let entry = try #require(entries.first)
    return entry.picture(size: size, family: family, at: entry.date).grid.text
  }

  @Test func twoKindsAreOffered() {
    let all = descriptions()
    #expect(all.map(\.kind) == ["TripAttributes", "TripAttributes-island"])
    #expect(all.map(\.displayName) == ["Trip", "Trip island"])
    #expect(all[0].families == [.systemMedium, .systemLarge, .systemSmall])
    #expect(all.map(\.isBesides) == [true, true])
  }

  @Test func tilesFollowWhatIsStartedChangedAndEnded() async throws {
    try await withFolder {
      #expect(try await picture(0, .systemMedium, width: 20, height: 1).contains("no activity"))
      let trip = try start("Park")
      #expect(try await picture(0, .systemMedium, width: 20, height: 1) == "Line 7          Park\n")
      #expect(try await picture(1, .accessoryRectangular, width: 12, height: 1) == "L7      Park\n")
      #expect(try await picture(1, .accessoryCircular, width: 5, height: 1) == "  7\n")
      #expect(
        try await picture(1, .systemMedium, width: 22, height: 2)
          == " L7           on time\n      next: Park\n")
      await trip.update(ActivityContent(state: .init(stop: "Zoo"), staleDate: nil))
      #expect(try await picture(0, .systemMedium, width: 20, height: 1) == "Line 7           Zoo\n")
      #expect(trip.activityState == .active)
      await trip.end(nil, dismissalPolicy: .immediate)
      #expect(trip.activityState == .dismissed)
      #expect(Activity<TripAttributes>.activities.isEmpty)
      #expect(try await picture(0, .systemMedium, width: 20, height: 1).contains("no activity"))
    }
  }

  @Test func theMostRelevantStandsFirstAndTheOthersAreCounted() async throws {
    try await withFolder {
      for (stop, score) in [("Park", 1.0), ("Zoo", 9), ("Lake", 5)] {
        _ = try start(stop, score: score)
      }
      #expect(
        try await picture(0, .systemMedium, width: 20, height: 2)
          == "Line 7           Zoo\nand 2 more\n")
      #expect(
        try await picture(0, .systemLarge, width: 20, height: 3)
          == "Line 7           Zoo\nLine 7          Lake\nand 1 more\n")
    }
  }

  @Test func itsScheduleIsItsOwn() async throws {
    let start = Date(timeIntervalSince1970: 1_000_000)
    var record = ActivityRecord(
      id: "a", type: "TripAttributes", attributes: Data(), state: Data(), staleDate: start + 60,
      started: start)
    let timeline = provider.timeline(of: [record], at: start)
    #expect(
      timeline.entries.map { $0.date.timeIntervalSince(start) } == [0, 60, 8 * 3600, 12 * 3600])
    #expect(timeline.entries.map(\.activities.count) == [1, 1, 1, 0])
    #expect(timeline.entries[0].staleDate == start + 60)
    #expect(timeline.entries[0].expiration == start + 8 * 3600)
    #expect(record.phase(at: start + 59) == .active)
    #expect(record.phase(at: start + 60) == .stale)
    record.ended = start + 100
    record.dismissal = start + 160
    #expect(record.phase(at: start + 100) == .ended)
    #expect(record.phase(at: start + 160) == .dismissed)
    record.dismissal = start + 1_000_000
    #expect(record.removal == start + 100 + 4 * 3600)
  }

  @Test func updatesGiveWhatHoldsAndEnd() async throws {
    try await withFolder {
      let trip = try start("Park")
      var stops: [String] = []
      for await content in trip.contentUpdates { stops.append(content.state.stop) }
      for await state in trip.contentStateUpdates { stops.append(state.stop) }
      #expect(stops == ["Park", "Park"])
      let states: Activity<TripAttributes>.ActivityStateUpdates.Iterator =
        trip.activityStateUpdates.makeAsyncIterator()
      #expect(await states.next() == .active)
      #expect(await states.next() == nil)
      for await _ in trip.pushTokenUpdates { Issue.record("nothing is pushed here") }
      var ids: [String] = []
      for await activity in Activity<TripAttributes>.activityUpdates { ids.append(activity.id) }
      #expect(ids == [trip.id])
      for await isOn in ActivityAuthorizationInfo().activityEnablementUpdates { #expect(isOn) }
      let alert = AlertConfiguration(title: "Next", body: "Zoo", sound: .named("bell"))
      await trip.update(using: .init(stop: "Zoo"), alertConfiguration: alert)
      #expect(trip.contentState.stop == "Zoo")
      #expect(alert.title.words == "Next" && alert.sound != .default)
    }
  }

  @Test func whatCannotBeKeptIsRefused() async throws {
    ActivityFolder.use(nil)
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.denied) { try start("Park") }
    try await withFolder {
      let long = String(repeating: "x", count: 5000)
      #expect(throws: ActivityAuthorizationError.attributesTooLarge) { try start(long) }
      for _ in 0..<ActivityFolder.most { _ = try start("Park") }
      #expect(throws: ActivityAuthorizationError.targetMaximumExceeded) { try start("Zoo") }
    }
  }
}
