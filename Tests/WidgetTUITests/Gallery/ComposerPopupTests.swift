import FoundationEssentials
import Synchronization
import TestServers
import Testing
import WidgetLayout
import WidgetTesting
import WidgetTimeline

@testable import WidgetTUI

/// Tests of the lists over the composer's form, which belong to the field that they were opened for.
@MainActor
@Suite struct ComposerPopupTests {
  private let clock = ManualClock(Date(timeIntervalSince1970: 1_773_481_200))
  private let size = Size(width: 80, height: 24)

  private func composer() throws -> ComposerScreen {
    let catalog = Catalog(Shelves())
    let board = try ComposedBoard(path: "/nonexistent/board.yaml", catalog: catalog)
    let item = try #require(GalleryItem.all(of: catalog).first { $0.written == "shelf" })
    return ComposerScreen(
      item, ComposerSurroundings(board: board), WidgetPictures(catalog), clock: clock)
  }

  /// Moves to a field.
  private func go(to key: String, _ composer: ComposerScreen) throws {
    _ = composer.press(.home)
    let index = try #require(composer.form.fields.firstIndex { $0.key == key })
    for _ in 0..<index { _ = composer.press(.down) }
    #expect(composer.form.focused.key == key)
  }

  private func hasList(_ composer: ComposerScreen) -> Bool {
    composer.picture(size: size).text.contains("Enter take")
  }

  /// Waits until the proposals of a question have been given and received.
  private func answer(_ number: Int) async throws {
    Proposals.given.withLock { $0 = number }
    try await comesAbout { Proposals.taken.withLock { $0 } >= number }
    try await Task.sleep(for: .milliseconds(200))
  }

  /// A widget may take as long as it likes to propose values, and choose the moment.
  @Test func proposalsThatComeLateOpenOverNoOtherField() async throws {
    let composer = try composer()
    try go(to: "shop", composer)
    #expect(composer.press(.enter))
    #expect(composer.picture(size: size).text.contains("asking for proposals…"))
    try go(to: "link", composer)
    try await answer(1)
    #expect(!hasList(composer))
    #expect(composer.form["shop"].isEmpty && composer.form["link"].isEmpty)

    // Nor over the same field, where keys go on meaning what they meant.
    try go(to: "shop", composer)
    #expect(composer.press(.enter) && composer.press(.character("U")))
    try await answer(2)
    #expect(!hasList(composer) && composer.form["shop"] == "U")

    // They come to who waits for them.
    #expect(composer.press(.enter))
    try await answer(3)
    try await comesAbout { hasList(composer) }
    #expect(composer.press(.enter))
    #expect(composer.form["shop"] == "Berlin" && composer.form["link"].isEmpty)
    #expect(!hasList(composer))
  }
}

/// The questions for proposals, which wait until the test has them answered.
private enum Proposals {
  /// The number of questions that are answered, and of those that were.
  static let given = Mutex(0)
  static let taken = Mutex(0)
  static let asked = Mutex(0)
}

private struct Shops: DynamicOptionsProvider {
  func results() async throws -> [String] {
    let number = Proposals.asked.withLock {
      $0 += 1
      return $0
    }
    try await comesAbout { Proposals.given.withLock { $0 } >= number }
    Proposals.taken.withLock { $0 = max($0, number) }
    return ["Berlin"]
  }
}

private struct ShelfIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Shop"

  @Parameter(title: "Shop", optionsProvider: Shops()) var shop: String
}

private struct ShelfProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> StillEntry { StillEntry(date: .distantPast) }

  func snapshot(for configuration: ShelfIntent, in context: Context) async -> StillEntry {
    StillEntry(date: .distantPast)
  }

  func timeline(
    for configuration: ShelfIntent, in context: Context
  ) async -> Timeline<StillEntry> {
    Timeline(entries: [StillEntry(date: .distantPast)], policy: .never)
  }
}

private struct Shelf: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "shelf", provider: ShelfProvider()) { _ in Text("bottles") }
      .configurationDisplayName("Shelf")
  }
}

private struct Shelves: WidgetBundle {
  var body: some Widget { Shelf() }
}
