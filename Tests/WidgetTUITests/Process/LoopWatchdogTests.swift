import Dispatch
import Foundation
import TestServers
import Testing
import WidgetArchive

@testable import WidgetTUI

@Suite struct LoopWatchdogTests {
  private let temporary = TemporaryFolder()
  private let ended = DispatchSemaphore(value: 0)
  private var folder: SharedFolder { SharedFolder(path: temporary.path) }

  private func watchdog() throws -> LoopWatchdog {
    try folder.prepare()
    let ended = ended
    return try #require(LoopWatchdog(ofHostIn: folder, patience: 0.05) { ended.signal() })
  }

  @Test func aBusyHostThatNobodyWantsEnds() throws {
    try watchdog().begin()
    #expect(ended.wait(timeout: .now() + 20) == .success)
  }

  @Test func aHostThatWaitsGoesOn() throws {
    let watchdog = try watchdog()
    watchdog.begin()
    watchdog.rest()
    #expect(ended.wait(timeout: .now() + 0.3) == .timedOut)
  }

  @Test func aBusyHostThatIsWantedGoesOnUntilItIsNot() throws {
    let watchdog = try watchdog()
    let want = WantFile(in: folder, role: .dashboard)
    let instance = WidgetInstance(id: "a/1", kind: "a", family: .systemSmall)
    try want.write([Want(instance: instance, size: .zero)])
    watchdog.begin()
    #expect(ended.wait(timeout: .now() + 0.3) == .timedOut)
    want.withdraw()
    #expect(ended.wait(timeout: .now() + 20) == .success)
  }
}
