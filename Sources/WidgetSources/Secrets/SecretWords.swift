import Glibc
import WidgetSettings

/// The words for secrets that cannot be had.
enum SecretWords {
  static let argument =
    "a secret in a command's arguments can be read by everybody on this machine; "
    + "write environment: {TOKEN: \"${secret:…}\"} and let the command read $TOKEN"

  static let badReference = SourceFailure(
    "secret without a name",
    "Expected ${secret:name}, the name of letters, digits, dots, - and _, and its closing brace.")

  static func unknown(_ name: String, of names: [String]) -> SourceFailure {
    let known = names.isEmpty ? "The board has none." : "It has \(names.joined(separator: ", "))."
    return SourceFailure(
      "no secret \(name)", "The board says nothing of it under secrets:. \(known)")
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
      "The secret \(name) is read from the variable \(variable), which is not set in the "
        + "environment of \(owner.words).")
  }

  static func empty(_ name: String, place: String) -> SourceFailure {
    SourceFailure(
      "secret \(name) is empty", "There is nothing in the first line of \(place).", isDenied: true)
  }

  static func command(_ name: String, _ failure: SourceFailure) -> SourceFailure {
    SourceFailure("secret \(name): \(failure.reason)", failure.detail)
  }

  static func unreadable(_ name: String, _ path: String, _ error: Errno) -> SourceFailure {
    SourceFailure(
      "secret \(name) cannot be read", "\(path): \(error.words).", isDenied: error.number == ENOENT)
  }

  static func noFile(_ name: String, _ path: String) -> SourceFailure {
    SourceFailure("secret \(name) cannot be read", "\(path) is no file of at most 64 KiB.")
  }

  static func open(_ name: String, _ path: String) -> SourceFailure {
    SourceFailure(
      "secret \(name) is open to others", "Others can read \(path). Type: chmod 600 \(path)")
  }

  static func foreign(_ name: String, _ path: String) -> SourceFailure {
    SourceFailure(
      "secret \(name) is somebody else's",
      "\(path) belongs to another user. Type: chown $USER \(path)")
  }

  static func notInKeyring(_ name: String, entry: String) -> SourceFailure {
    SourceFailure(
      "secret \(name) is not in the keyring",
      "Type: secret-tool store --label=\(entry) application widgettui name \(entry)",
      isDenied: true)
  }

  static func locked(_ name: String, entry: String) -> SourceFailure {
    SourceFailure(
      "keyring is locked",
      "The secret \(name) is in it as \(entry): unlock it, or write another place for it under else:."
    )
  }

  static func noKeyring(_ name: String) -> SourceFailure {
    SourceFailure(
      "secret \(name): no secret-tool",
      "The keyring is read with it: sudo apt install libsecret-tools.")
  }
}
