import FoundationEssentials
import Glibc
package import WidgetSettings

/// The reading of a secret from the place where it is stored.
package enum SecretPlace {
  /// The schema of a secret on a board: its place, and another one for when that cannot be read.
  package static var schema: SettingSchema {
    let other = SettingKey(
      "else", .mapping(keys, choices: [choice]),
      "The place to use while the first cannot be read, such as a locked keyring.")
    return .mapping(keys + [other], choices: [choice])
  }

  private static let choice = KeyChoice(["env", "command", "file", "keyring"], isRequired: true)

  private static var keys: [SettingKey] {
    [
      SettingKey("env", .text(.name(of: "variable")), "The variable that holds it."),
      SettingKey(
        "command", .list(.argument), "The command whose first line of output it is, as a list."),
      SettingKey(
        "file", .text(.name(of: "file")),
        "The file that holds it; nobody but its owner may read it (chmod 600)."),
      SettingKey(
        "keyring", .text(.name(of: "secret")),
        "Its name in the keyring: secret-tool store --label=NAME application widgettui name NAME"),
    ]
  }

  /// Returns the secret at a place.
  ///
  /// If the place has no secret, the failure is a denial, as for a user who signed out. If the
  /// place cannot be read, the place under `else` is tried.
  static func read(
    _ place: Setting, name: String, folder: String, timeout: Double,
    _ environment: ProcessEnvironment
  ) throws(SourceFailure) -> String {
    do throws(SourceFailure) {
      return try readFirst(place, name: name, folder: folder, timeout: timeout, environment)
    } catch {
      guard !error.isDenied, let other = place["else"] else { throw error }
      return try readFirst(other, name: name, folder: folder, timeout: timeout, environment)
    }
  }

  /// Returns the reason why a secret is unavailable now, if that is known without running a
  /// program, or `nil`.
  static func problem(
    of place: Setting, name: String, folder: String, _ environment: ProcessEnvironment
  ) -> SourceFailure? {
    guard let first = firstProblem(of: place, name: name, folder: folder, environment) else {
      return nil
    }
    guard !first.isDenied, let other = place["else"] else { return first }
    return firstProblem(of: other, name: name, folder: folder, environment)
  }

  private static func firstProblem(
    of place: Setting, name: String, folder: String, _ environment: ProcessEnvironment
  ) -> SourceFailure? {
    if let program = place["command"]?.items.first?.text {
      return ProgramPath.isThere(program, in: folder, environment)
        ? nil : SecretWords.command(name, CommandWords.notFound(program, environment.owner))
    }
    if place["keyring"] != nil {
      return ProgramPath.isThere("secret-tool", in: folder, environment)
        ? nil : SecretWords.noKeyring(name)
    }
    do throws(SourceFailure) {
      _ = try readFirst(place, name: name, folder: folder, timeout: 0, environment)
      return nil
    } catch {
      return error
    }
  }

  private static func readFirst(
    _ place: Setting, name: String, folder: String, timeout: Double,
    _ environment: ProcessEnvironment
  ) throws(SourceFailure) -> String {
    if let variable = place["env"]?.text {
      return try value(of: variable, name: name, environment)
    } else if let command = place["command"] {
      return try self.command(
        command.items.compactMap(\.text), name: name, folder: folder, timeout: timeout,
        environment)
    } else if let path = place["file"]?.text {
      return try file(
        FilePath.absolute(path, in: folder, home: environment["HOME"]), name: name)
    } else if let entry = place["keyring"]?.text {
      return try keyring(entry, name: name, timeout: timeout, environment: environment)
    }
    throw SecretWords.badPlace(name)
  }

  private static func value(
    of variable: String, name: String, _ environment: ProcessEnvironment
  ) throws(SourceFailure) -> String {
    guard let value = environment[variable] else {
      throw SecretWords.notSet(name, variable: variable, environment.owner)
    }
    return value
  }

  private static func command(
    _ arguments: [String], name: String, folder: String, timeout: Double,
    _ environment: ProcessEnvironment
  ) throws(SourceFailure) -> String {
    let command = Command(
      arguments, environment: environment, folder: folder, timeout: timeout, limit: 65_536)
    let output: CommandOutput
    do { output = try command.output() } catch { throw SecretWords.command(name, error) }
    return try firstLine(output.output, name: name, place: "what \(command.name) prints")
  }

  /// Returns a secret from the keyring.
  ///
  /// It uses a search instead of a lookup, which would prompt for the keyring's password at every
  /// reading while it is locked, and could not distinguish a locked entry from a missing one.
  static func keyring(
    _ entry: String, name: String, timeout: Double, environment: ProcessEnvironment
  ) throws(SourceFailure) -> String {
    let search = ["secret-tool", "search", "application", "widgettui", "name", entry]
    let output: CommandOutput
    do {
      output = try Command(search, environment: environment, timeout: timeout, limit: 65_536)
        .output(exits: [0, 1])
    } catch {
      throw error.isAbsent ? SecretWords.noKeyring(name) : SecretWords.command(name, error)
    }
    let start = Array("secret = ".utf8)
    for line in output.output.split(separator: 0x0a) where line.starts(with: start) {
      return try firstLine(
        Array(line.dropFirst(start.count)), name: name, place: "the keyring's \(entry)")
    }
    if !output.output.isEmpty { throw SecretWords.locked(name, entry: entry) }
    // `secret-tool` prints nothing if there is no such entry, and an error if there is no keyring.
    let words = output.lastErrorLine
    throw words.isEmpty
      ? SecretWords.notInKeyring(name, entry: entry)
      : SecretWords.command(name, SourceFailure("no keyring", words))
  }

  private static func placed(_ path: String, name: String) throws(SourceFailure) -> PlacedFile {
    do throws(PlacedFile.Refusal) {
      return try PlacedFile(path)
    } catch {
      switch error {
      case .unreadable(let error): throw SecretWords.unreadable(name, path, error)
      case .special: throw SecretWords.noFile(name, path)
      case .astray: throw SecretWords.astray(name, path)
      }
    }
  }

  private static func file(_ path: String, name: String) throws(SourceFailure) -> String {
    let file = try placed(path, name: name)
    let (descriptor, status) = (file.descriptor, file.status)
    guard !file.isFolder, status.st_size <= 65_536 else { throw SecretWords.noFile(name, path) }
    guard status.st_uid == geteuid() || status.st_uid == 0 else {
      throw SecretWords.foreign(name, path)
    }
    guard status.st_mode & 0o077 == 0 else { throw SecretWords.open(name, path) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw SecretWords.unreadable(name, path, Errno(number: errno)) }
    return try firstLine(Array(bytes[..<count]), name: name, place: path)
  }

  private static func firstLine(
    _ bytes: [UInt8], name: String, place: String
  ) throws(SourceFailure) -> String {
    let line = bytes.prefix { $0 != 0x0a && $0 != 0x0d }
    guard !line.isEmpty else { throw SecretWords.empty(name, place: place) }
    return String(decoding: line, as: UTF8.self)
  }
}
