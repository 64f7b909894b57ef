import FoundationEssentials
import TestServers
import WidgetSettings

@testable import WidgetSources

/// A folder for one test, removed with the value.
final class Sandbox: Sendable {
  private let temporary = TemporaryFolder()

  var folder: String { temporary.path }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
  }

  func request(secrets: [String: Setting] = [:], timeout: TimeInterval = 20) -> SourceRequest {
    SourceRequest(
      now: Date(timeIntervalSince1970: 1000), timeout: timeout, secrets: Secrets(secrets),
      environment: .own, folder: folder, state: folder)
  }

  func reading(_ setting: Setting, secrets: [String: Setting] = [:]) throws -> Reading {
    try SourceKinds.source(setting).read(request(secrets: secrets))
  }

  func datum(_ setting: Setting, secrets: [String: Setting] = [:]) throws -> Datum? {
    try reading(setting, secrets: secrets).entries.first?.datum
  }

  func failure(
    _ setting: Setting, secrets: [String: Setting] = [:], timeout: TimeInterval = 20
  ) -> SourceFailure? {
    do throws(SourceFailure) {
      _ = try SourceKinds.source(setting).read(request(secrets: secrets, timeout: timeout))
      return nil
    } catch { return error }
  }
}
