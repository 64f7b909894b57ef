import Synchronization
import Testing

@testable import WidgetTimeline

private final class Listener: WidgetCenterListener {
  let asked = Mutex<[String]>([])

  func reloadTimelines(ofKind kind: String?) { asked.withLock { $0.append(kind ?? "all") } }
  func currentConfigurations() async -> [WidgetInfo] {
    [WidgetInfo(kind: "orders", family: .systemSmall)]
  }
  func invalidateConfigurationRecommendations() { asked.withLock { $0.append("recommendations") } }
}

@Suite("WidgetCenter")
struct WidgetCenterTests {
  @Test func tellsWhoListens() async throws {
    let center = WidgetCenter()
    let listener = Listener()
    center.setListener(listener)
    center.reloadTimelines(ofKind: "orders")
    center.reloadAllTimelines()
    center.invalidateConfigurationRecommendations()
    #expect(listener.asked.withLock { $0 } == ["orders", "all", "recommendations"])
    #expect(try await center.currentConfigurations().map(\.kind) == ["orders"])
  }

  @Test func hasNothingBeforeAnybodyListens() async throws {
    let center = WidgetCenter()
    center.reloadAllTimelines()
    #expect(try await center.currentConfigurations().isEmpty)
    let infos = await withCheckedContinuation { continuation in
      center.getCurrentConfigurations { continuation.resume(returning: try? $0.get()) }
    }
    #expect(infos == [])
  }
}
