import Dispatch
import Foundation
import Synchronization
import Testing
import WidgetArchive

@testable import WidgetTimeline

@MainActor
@Suite struct BundleQuestionerTests {
  /// Returns the route by which a bundle's widget opens its own addresses.
  private func route(_ ask: BundleQuestioner) throws -> LinkRoute {
    let json = #"""
      {"widgettui-bundle": 1, "widgets": [{"kind": "orders", "families": ["small"], "schemes": ["shop"]}]}
      """#
    let widget = try BundleDescription(json: Array(json.utf8)).widgets[0]
    let program = BundleProgram(path: "/no/such", permissions: nil)
    let description = WidgetDescription(widget, of: BundleOrigin(program), ask: ask)
    return try #require(description.links.first { $0.scheme == "shop" })
  }

  /// The threads of tasks are as few as there are processors: bundles that do not answer must not keep all of them.
  @Test func bundlesThatDoNotAnswerKeepNoOtherWaiting() async throws {
    let end = DispatchSemaphore(value: 0)
    let hanging = try route(
      BundleQuestioner { _, _ throws(BundleFailure) in
        end.wait()
        return []
      })
    let quick = try route(
      BundleQuestioner { _, _ throws(BundleFailure) in
        var answer = BundleAnswer()
        answer.state = "done"
        return [answer]
      })
    let count = ProcessInfo.processInfo.activeProcessorCount + 2
    // Before all that other tests have to do.
    let waiting = (0..<count).map { _ in
      Task.detached(priority: .high) { await hanging.open("shop://a", InstanceSettings()) { _ in } }
    }
    let isDone = DispatchSemaphore(value: 0)
    Task.detached(priority: .high) {
      await quick.open("shop://b", InstanceSettings()) { _ in isDone.signal() }
    }
    let outcome = await withCheckedContinuation { continuation in
      // A thread of its own waits, so that the test does not take one either.
      Thread { continuation.resume(returning: isDone.wait(timeout: .now() + 60)) }.start()
    }
    #expect(outcome == .success)
    for _ in waiting { end.signal() }
    for task in waiting { await task.value }
  }
}
