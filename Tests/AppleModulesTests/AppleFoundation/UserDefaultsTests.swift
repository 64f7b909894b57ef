import Foundation
import SwiftUI
import Synchronization
import Testing
import WidgetBase

@Suite("Settings that an app and its widgets share")
struct UserDefaultsTests {
  /// Threads that all begin with a suite that this process has never read.
  @Test(arguments: 0..<20) func nobodyFindsAWrittenSuiteEmpty(round: Int) throws {
    let suite = "group.tests.\(UUID().uuidString)"
    try write(["name": "Ada"], to: suite)
    defer { try? FileManager.default.removeItem(at: folder(of: suite)) }
    let empty = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in
      if UserDefaults(suiteName: suite)?.string(forKey: "name") != "Ada" {
        empty.withLock { $0 += 1 }
      }
    }
    #expect(empty.withLock { $0 } == 0)
  }

  /// The settings of an app group lie in its folder, and those of another suite where Foundation has them.
  @Test func theSettingsOfAGroupLieInItsFolder() throws {
    let suite = "group.tests.\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(at: folder(of: suite)) }
    let settings = try #require(UserDefaults(suiteName: suite))
    settings.set("Ada", forKey: "name")
    #expect(settings.synchronize())
    let data = try Data(contentsOf: file(of: suite))
    let values = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect((values as? [String: String])?["name"] == "Ada")
    #expect(UserDefaults(suiteName: suite)?.string(forKey: "name") == "Ada")
  }

  @Test func whatAnotherProgramWroteIsReadByTheNextCallOfAProvider() async throws {
    let suite = "group.tests.\(UUID().uuidString)"
    try write(["name": "Ada"], to: suite)
    defer { try? FileManager.default.removeItem(at: folder(of: suite)) }
    nonisolated(unsafe) let settings = try #require(UserDefaults(suiteName: suite))
    #expect(settings.string(forKey: "name") == "Ada")
    try write(["name": "Grace"], to: suite)
    let read = await withCheckedContinuation { answer in
      QuestionOrder.ask { answer.resume(returning: settings.string(forKey: "name")) }
    }
    #expect(read == "Grace")
  }

  @Test func callsOfProvidersFollowOneAnother() async {
    let running = Mutex((now: 0, most: 0, done: 0))
    await withCheckedContinuation { answer in
      for _ in 0..<50 {
        QuestionOrder.ask {
          running.withLock { state in
            state.now += 1
            state.most = max(state.most, state.now)
          }
          usleep(1000)
          let done = running.withLock { state in
            state.now -= 1
            state.done += 1
            return state.done
          }
          if done == 50 { answer.resume() }
        }
      }
    }
    #expect(running.withLock { $0.most } == 1)
  }

  /// Writes a suite as another program does: this process is told of nothing.
  private func write(_ values: [String: String], to suite: String) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    let url = try file(of: suite)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// The file of a group's settings, in the folder that an app and its widgets share.
  private func file(of suite: String) throws -> URL {
    try folder(of: suite).appendingPathComponent("Library/Preferences/\(suite).plist")
  }

  private func folder(of suite: String) throws -> URL {
    try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: suite))
  }
}
