import WidgetBase
import WidgetSettings

/// A file that holds a secret of a board, and its place in the board's file.
struct SecretFile {
  /// The keys of sources that run a program in the folder of the board's file.
  private static let programs = ["run", "shell", "stream", "timeline", "xbar"]

  let path: String
  private let name: String
  private let span: YAMLSpan
  private let report: YAMLReport

  /// Returns the files under `secrets:` of a board's file.
  ///
  /// - Parameter folder: The folder of the board's file.
  static func all(_ reader: YAMLReader, in folder: String) -> [SecretFile] {
    let home = ProcessEnvironment.own["HOME"]
    return (reader.entries("secrets") ?? []).flatMap { secret in
      scalars(secret.value).map { scalar in
        SecretFile(
          path: FilePath.absolute(scalar.text, in: folder, home: home), name: secret.key.text,
          span: scalar.span, report: reader.report)
      }
    }
  }

  /// Returns the texts under `file:`, also those of places under `else:`.
  private static func scalars(_ node: YAMLNode) -> [YAMLScalar] {
    guard case .mapping(let entries, _) = node else { return [] }
    return entries.flatMap { entry -> [YAMLScalar] in
      if entry.key.text == "file", case .scalar(let scalar) = entry.value { return [scalar] }
      return scalars(entry.value)
    }
  }

  /// Returns true if a board's file has a program that runs in a sandbox, and so may read the file's folder.
  static func isReadByPrograms(of node: YAMLNode) -> Bool {
    switch node {
    case .scalar: return false
    case .sequence(let items, _): return items.contains(where: isReadByPrograms)
    case .mapping(let entries, _):
      if entries.contains(where: isProgram), !entries.contains(where: isElsewhere) { return true }
      return entries.contains { isReadByPrograms(of: $0.value) }
    }
  }

  private static func isProgram(_ entry: YAMLEntry) -> Bool {
    // A program under `timeline:` has keys of its own.
    if case .mapping = entry.value { return false }
    return programs.contains(entry.key.text)
  }

  /// Returns true for what has a program run on another host or without a sandbox.
  private static func isElsewhere(_ entry: YAMLEntry) -> Bool {
    guard case .scalar(let scalar) = entry.value else { return false }
    return entry.key.text == "ssh"
      || entry.key.text == "trusted" && SettingKind<Bool>.bool.value(scalar.text) == true
  }

  /// Warns if the file lies in one of the folders that programs of the board may read.
  func warn(ofReadingIn folders: [String]) {
    let place = FilePath.settled(path)
    guard folders.contains(where: { FilePath.lies(place, in: FilePath.settled($0)) }) else {
      return
    }
    report.add(
      span,
      .said("programs of this board may read the file of the secret \(VisibleText.quoted(name))"),
      expected: "a file outside of the board's folder",
      fix: "move it into another folder, such as ~/.secrets (chmod 700)", severity: .warning)
  }
}
