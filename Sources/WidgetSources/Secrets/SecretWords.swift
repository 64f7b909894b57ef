import Glibc
import WidgetSettings

/// The words for secrets that are unavailable.
enum SecretWords {
  static let argument =
    "every user of this machine can read a command's arguments; "
    + "write environment: {TOKEN: \"${secret:…}\"} and let the command read $TOKEN"

  static let badReference = SourceFailure(
    "invalid secret reference",
    "Expected ${secret:NAME}: NAME is letters, digits, dots, - and _.")

  static func unknown(_ name: String, of names: [String]) -> SourceFailure {
    let known =
      names.isEmpty ? "The board defines none." : "It defines \(names.joined(separator: ", "))."
    return SourceFailure(
      "no secret \(name)", "secrets: does not define it. \(known)")
  }

  /// The failure of a file to which a program can have led the secret.
  static func astray(_ name: String, _ path: String) -> SourceFailure {
    SourceFailure(
      "secret \(name) is behind a link of a program",
      "A link in a folder that a program may write leads from \(path) out of it; write the path that is meant.",
      kind: .denied)
  }

  static func badPlace(_ name: String) -> SourceFailure {
    SourceFailure(
      "secret \(name) has no place",
      "Expected one of {env: NAME}, {command: [..]}, {file: PATH} and {keyring: NAME}.")
  }

  static func notSet(
    _ name: String, variable: String, _ owner: ProcessEnvironment.Owner
  ) -> SourceFailure {
    SourceFailure(
      "\(variable) is not set",
      "The secret \(name) reads the variable \(variable), which is not set in the "
        + "environment of \(owner.words).")
  }

  static func empty(_ name: String, place: String) -> SourceFailure {
    SourceFailure(
      "secret \(name) is empty", "The first line of \(place) is empty.", kind: .denied)
  }

  static func command(_ name: String, _ failure: SourceFailure) -> SourceFailure {
    SourceFailure("secret \(name): \(failure.reason)", failure.detail)
  }

  static func unreadable(_ name: String, _ path: String, _ error: Errno) -> SourceFailure {
    SourceFailure(
      "secret \(name) cannot be read", "\(path): \(error.words).",
      kind: error.number == ENOENT ? .denied : .other)
  }

  static func noFile(_ name: String, _ path: String) -> SourceFailure {
    SourceFailure(
      "secret \(name) cannot be read", "\(path) is not a regular file of at most 64 KiB.")
  }

  static func open(_ name: String, _ path: String) -> SourceFailure {
    SourceFailure(
      "secret \(name) is open to others", "Others can read \(path). Type: chmod 600 \(path)")
  }

  static func foreign(_ name: String, _ path: String) -> SourceFailure {
    SourceFailure(
      "secret \(name) belongs to another user",
      "\(path) belongs to another user. Type: chown $USER \(path)")
  }

  static func notInKeyring(_ name: String, entry: String) -> SourceFailure {
    SourceFailure(
      "secret \(name) is not in the keyring",
      "Type: secret-tool store --label=\(entry) application widgettui name \(entry)",
      kind: .denied)
  }

  static func locked(_ name: String, entry: String) -> SourceFailure {
    SourceFailure(
      "keyring is locked",
      "It holds the secret \(name) as \(entry): unlock it, or write another place under else:."
    )
  }

  static func noKeyring(_ name: String) -> SourceFailure {
    SourceFailure(
      "secret \(name): secret-tool not found",
      "It reads the keyring: sudo apt install libsecret-tools.")
  }
}
