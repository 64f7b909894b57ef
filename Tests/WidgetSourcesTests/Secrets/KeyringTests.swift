import FoundationEssentials
import Glibc
import Testing

@testable import WidgetSources

/// Tests of a real keyring on a session bus of its own.
@Suite("Keyring") struct KeyringTests {
  /// A session bus with an open keyring, in a home of its own.
  private final class Session {
    let folder = "\(FileManager.default.temporaryDirectory.path)/keyring-\(UUID().uuidString)"
    let environment: [String: String]
    private let bus: pid_t

    init() throws {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let home = ["HOME": folder, "XDG_RUNTIME_DIR": folder, "DISPLAY": "", "WAYLAND_DISPLAY": ""]
      let lines = try Command(
        [
          "sh", "-c",
          "setsid -w dbus-daemon --session --fork --print-address=1 --print-pid=1 2>/dev/null",
        ],
        environment: .own.adding(home), timeout: 20
      ).output().text.split(separator: "\n").map(String.init)
      try #require(lines.count == 2, "\(lines)")
      bus = try #require(pid_t(lines[1]))
      environment = home.merging(["DBUS_SESSION_BUS_ADDRESS": lines[0]]) { $1 }
      // The keyring ends with its bus.
      try run(
        "printf pw | setsid -w gnome-keyring-daemon --unlock --daemonize --components=secrets")
    }

    deinit {
      kill(bus, SIGTERM)
      try? FileManager.default.removeItem(atPath: folder)
    }

    /// Runs a script until it succeeds, since the keyring is not available at once.
    func run(_ script: String) throws {
      let tries = "for i in $(seq 60); do (\(script)) 2>&1 && exit; sleep 0.1; done; exit 1"
      let output = try Command(
        ["sh", "-c", tries], environment: .own.adding(environment), timeout: 30
      ).run()
      try #require(output.ending == .exit(0), "\(script): \(output.text)")
    }

    func secret(_ entry: String) throws(SourceFailure) -> String {
      try SecretPlace.keyring(
        entry, name: "shop", timeout: 20, environment: .own.adding(environment))
    }
  }

  /// A locked keyring differs from one without the entry, and there is no prompt for its password.
  @Test func openLockedAndEmpty() throws {
    let session = try Session()
    try session.run(
      "printf 'tok=en 1' | secret-tool store --label=x application widgettui name shop")
    #expect(try session.secret("shop") == "tok=en 1")
    let missing = #expect(throws: SourceFailure.self) { try session.secret("store") }
    #expect(missing?.reason == "secret shop is not in the keyring")
    #expect(missing?.isDenied == true)
    try session.run(
      "gdbus call --session --dest org.freedesktop.secrets --object-path /org/freedesktop/secrets "
        + "--method org.freedesktop.Secret.Service.Lock "
        + "\"['/org/freedesktop/secrets/collection/login']\"")
    let locked = #expect(throws: SourceFailure.self) { try session.secret("shop") }
    #expect(locked?.reason == "keyring is locked")
    #expect(locked?.isDenied == false)
    #expect(locked?.detail.contains("else:") == true)
  }
}
