import FoundationEssentials
import Glibc
import Testing
import WidgetArchive
import WidgetLayout
import WidgetSources

@testable import WidgetSystems

/// A merchant who is signed in by an app of their own, a process that shares its tokens in a file.
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

  /// Signs in as the app does it.
  func signIn() throws {
    let tokens = try sandbox.send(
      "POST", "/insights/login", #"{"user": "merchant", "password": "till"}"#)
    let text = """
      {"id": "\(UUID().uuidString)", "access_token": "\(tokens["access_token"]?.words ?? "")",
       "refresh_token": "\(tokens["refresh_token"]?.words ?? "")"}
      """
    try FileAccess.replace(session, with: Array(text.utf8))
  }

  /// Has the app do something, and gives what it prints.
  @discardableResult
  func app(_ action: String, _ user: String...) throws -> String {
    try Command(
      [
        "python3", "\(Sandbox.root)/Sandbox/apps/merchant.py", action,
      ] + user + ["--server", sandbox.address, "--session", session], environment: .own,
      timeout: 30
    ).output().text
  }

  /// How often the back end was asked to do something, such as `refreshes`.
  func count(_ name: String) throws -> Int {
    try Int(#require(sandbox.get("/insights/stats")[name]?.number))
  }

  /// Lets all access tokens be out of date.
  func expire() throws { try sandbox.send("POST", "/insights/expire") }

  /// A board with one widget of the shop's; `settings` is added to its own.
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
