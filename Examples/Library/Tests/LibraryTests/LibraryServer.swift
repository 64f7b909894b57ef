import Foundation
import WidgetTesting
import WidgetTimeline

@testable import Library

/// The library of `library.py`, on a free port.
final class LibraryServer: @unchecked Sendable {
  private let process = Process()
  private let provider = LoansProvider()
  private let address: String

  init() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", package.appending(path: "library.py").path, "0"]
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { stop() }

  func stop() {
    guard process.isRunning else { return }
    // A test's threads block other signals, which the process inherits.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  func reload(_ token: String) async throws -> Timeline<LoansEntry> {
    let settings = LoansIntent()
    settings.server = address
    settings.token = token
    return try await provider.reload(
      for: settings, in: TimelineProviderContext(family: .systemMedium))
  }
}
