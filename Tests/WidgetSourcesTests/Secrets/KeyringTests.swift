import TestServers
import Testing

@testable import WidgetSources

/// Tests of a real keyring on a session bus of its own.
@Suite("Keyring") struct KeyringTests {
  /// A locked keyring differs from one without the entry, and there is no prompt for its password.
  @Test func openLockedAndEmpty() throws {
    let session = try KeyringSession()
    func secret(_ entry: String) throws(SourceFailure) -> String {
      try SecretPlace.keyring(
        entry, name: "shop", timeout: 20, environment: .own.adding(session.variables))
    }
    try session.store("tok=en 1", named: "shop")
    #expect(try secret("shop") == "tok=en 1")
    let missing = #expect(throws: SourceFailure.self) { try secret("store") }
    #expect(missing?.reason == "secret shop is not in the keyring")
    #expect(missing?.isDenied == true)
    try session.lock()
    let locked = #expect(throws: SourceFailure.self) { try secret("shop") }
    #expect(locked?.reason == "keyring is locked")
    #expect(locked?.isDenied == false)
    #expect(locked?.detail.contains("else:") == true)
  }
}
