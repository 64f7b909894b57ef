import FoundationEssentials
import Glibc
import Testing
import WidgetArchive
import WidgetLayout
import WidgetSources

@testable import WidgetSystems

/// A merchant who is signed in by an app, a separate process that shares its tokens in a file.
final class Merchant: Sendable {
  let sandbox: Sandbox
  let session = "\(FileManager.default.temporaryDirectory.path)/insights-\(UUID().uuidString)"

  init(_ sandbox: Sandbox) throws {
    self.sandbox = sandbox
    try signIn()
  }

  deinit {
    unlink(session)
    unlink(session + ".lock")
  }

  /// Signs in as the app does.
  func signIn() throws {
    let tokens = try sandbox.send(
      "POST", "/insights/login", #"{"user": "merchant", "password": "till"}"#)
    let text = """
      {"id": "\(UUID().uuidString)", "access_token": "\(tokens["access_token"]?.words ?? "")",
       "refresh_token": "\(tokens["refresh_token"]?.words ?? "")"}
      """
    try FileAccess.replace(session, with: Array(text.utf8))
  }

  /// Runs an action of the app, and returns its output.
  @discardableResult
  func app(_ action: String, _ user: String...) throws -> String {
    try Command(
      [
        "python3", "\(Sandbox.root)/Sandbox/apps/merchant.py", action,
      ] + user + ["--server", sandbox.address, "--session", session], environment: .own,
      timeout: 30
    ).output().text
  }

  /// Returns the number of times that the back end did something, such as `refreshes`.
  func count(_ name: String) throws -> Int {
    try Int(#require(sandbox.get("/insights/stats")[name]?.number))
  }

  /// Makes all access tokens expire.
  func expire() throws { try sandbox.send("POST", "/insights/expire") }

  /// Returns a client with the merchant's session.
  func client(language: String) -> InsightsClient {
    InsightsClient(server: sandbox.address, session: SessionFile(session), language: language)
  }

  /// Returns a board with one of the shop's widgets; `settings` are added to its own.
  @MainActor
  func scene(
    _ settings: String = "", kind: String = "insights", in family: WidgetFamily = .systemMedium,
    state: String? = nil
  ) throws -> Scene {
    try Scene(
      """
      version: 1
      widgets:
        shop: {kind: \(kind), server: "\(sandbox.address)", session: \(session)\(settings)}
      """, showing: "shop", in: family, state: state)
  }
}
