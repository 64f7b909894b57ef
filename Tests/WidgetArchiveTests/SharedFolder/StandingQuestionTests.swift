import Foundation
import Glibc
import TestServers
import Testing

@testable import WidgetArchive

/// The question of a status line, and which process ends if nobody takes it.
@Suite struct StandingQuestionTests {
  private let temporary = TemporaryFolder()

  /// A process that has a folder's host file open, and whose number a host wrote there.
  private func holder(of folder: SharedFolder, words: [String]) throws -> Process {
    try folder.prepare()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec <>'\(folder.hostFile)'; echo x; kill -STOP $$"]
    process.arguments? += ["sh"] + words
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    _ = try output.fileHandleForReading.read(upToCount: 2)
    try "\(process.processIdentifier)\n".write(
      toFile: folder.hostFile, atomically: false, encoding: .utf8)
    return process
  }

  private func ask(_ folder: SharedFolder, holder: Process) throws -> Bool {
    // It has stood since the machine was started.
    try "\(HostRequest.aliveWord) 0\n\(holder.processIdentifier)\n".write(
      toFile: "\(folder.requests)/alive", atomically: true, encoding: .utf8)
    StandingQuestion(in: folder).ask()
    for _ in 0..<50 where holder.isRunning { usleep(10_000) }
    let wasKilled = !holder.isRunning
    if holder.isRunning { kill(holder.processIdentifier, SIGKILL) }
    holder.waitUntilExit()
    return wasKilled
  }

  /// A bundle's program may write the number of any process of the user as its host's.
  @Test(arguments: [true, false])
  func onlyAHostOfTheBundleIsKilled(isItsHost: Bool) throws {
    let folder = SharedFolder(bundleAt: temporary["bundle"])
    let words = isItsHost ? ["host", folder.path] : ["run", "board.yaml"]
    #expect(try ask(folder, holder: holder(of: folder, words: words)) == isItsHost)
  }
}
