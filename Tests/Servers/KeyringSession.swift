import Glibc
import WidgetBase

@testable import WidgetSources

/// A session bus of its own with an open keyring, whose password is `pw`.
package final class KeyringSession: Sendable {
  /// The variables by which programs find it, and no screen on which a password could be asked for.
  package let variables: [String: String]
  private let folder = TemporaryFolder()
  private let environment: ProcessEnvironment
  private let bus: pid_t

  package init() throws {
    chmod(folder.path, 0o700)
    let own = ["XDG_RUNTIME_DIR": folder.path, "DISPLAY": "", "WAYLAND_DISPLAY": ""]
    let home = ProcessEnvironment.own.adding(own).adding(["HOME": folder.path])
    let lines = try Command(
      [
        "sh", "-c",
        "setsid -w dbus-daemon --session --fork --print-address=1 --print-pid=1 2>/dev/null",
      ], environment: home, timeout: 20
    ).output().text.split(separator: "\n").map(String.init)
    guard lines.count == 2, let bus = pid_t(lines[1]) else {
      throw ServerError(description: "dbus-daemon printed \(lines)")
    }
    self.bus = bus
    variables = own.merging(["DBUS_SESSION_BUS_ADDRESS": lines[0]]) { $1 }
    environment = home.adding(["DBUS_SESSION_BUS_ADDRESS": lines[0]])
    // The keyring ends with its bus.
    try run("printf pw | setsid -w gnome-keyring-daemon --unlock --daemonize --components=secrets")
  }

  deinit { kill(bus, SIGTERM) }

  /// Stores a secret of this program.
  package func store(_ secret: String, named name: String) throws {
    try run(
      "printf %s '\(secret)' | secret-tool store --label=x application widgettui name \(name)")
  }

  /// Locks the collection, as a desktop does with the screen.
  package func lock() throws {
    try run(
      "gdbus call --session --dest org.freedesktop.secrets --object-path /org/freedesktop/secrets "
        + "--method org.freedesktop.Secret.Service.Lock "
        + "\"['/org/freedesktop/secrets/collection/login']\"")
  }

  /// Runs a script until it succeeds, since the keyring is not there at once.
  private func run(_ script: String) throws {
    let tries = "for i in $(seq 60); do (\(script)) 2>&1 && exit; sleep 0.1; done; exit 1"
    let output = try Command(["sh", "-c", tries], environment: environment, timeout: 30).run()
    guard output.ending == .exit(0) else {
      throw ServerError(description: "\(script): \(output.text)")
    }
  }
}
