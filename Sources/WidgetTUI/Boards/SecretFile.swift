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

  /// Returns the paths that the programs of a board's file may read: the folders in which they lie and start, and what
  /// their arguments name.
  ///
  /// - Parameter folder: The folder of the board's file.
  static func paths(readByProgramsOf node: YAMLNode, in folder: String) -> [String] {
    switch node {
    case .scalar: return []
    case .sequence(let items, _): return items.flatMap { paths(readByProgramsOf: $0, in: folder) }
    case .mapping(let entries, _):
      let inner = entries.flatMap { paths(readByProgramsOf: $0.value, in: folder) }
      guard !entries.contains(where: isElsewhere) else { return inner }
      let read = entries.contains(where: isProgram) ? paths(readByProgram: entries, in: folder) : []
      return inner + read + entries.flatMap { paths(readByBundles: $0, in: folder) }
    }
  }

  /// Returns the folders of bundles, each under its name with its path, or with its path under `program:`.
  private static func paths(readByBundles entry: YAMLEntry, in folder: String) -> [String] {
    var written = entry.key.text == "program" ? entry.value.scalars.map(\.text) : []
    if entry.key.text == "bundles", case .mapping(let bundles, _) = entry.value {
      written = bundles.flatMap { $0.value.scalars.map(\.text) }
    }
    return written.filter { $0.utf8.contains(UInt8(ascii: "/")) }.map {
      FilePath.folder(
        of: FilePath.absolute($0, in: folder, home: ProcessEnvironment.own["HOME"]))
    }
  }

  private static func paths(readByProgram entries: [YAMLEntry], in folder: String) -> [String] {
    let home = ProcessEnvironment.own["HOME"]
    let written =
      entries.first { $0.key.text == "folder" }.map { $0.value.scalars.map(\.text) } ?? []
    let start = FilePath.absolute(written.first ?? ".", in: folder, home: home)
    let words = entries.filter { isProgram($0) && $0.key.text != "shell" }.flatMap {
      $0.value.scalars.map(\.text)
    }
    let named = words.filter { $0.utf8.contains(UInt8(ascii: "/")) }
      .map { FilePath.absolute($0, in: start, home: home) }
    // A program reads what lies beside it; any of them may be one.
    return [start] + named + named.map { FilePath.folder(of: $0) }
  }

  /// Returns true for the key of a source that runs a program in the folder of the board's file.
  static func isProgram(_ entry: YAMLEntry) -> Bool {
    // A program under `timeline:` has keys of its own.
    if case .mapping = entry.value { return false }
    return programs.contains(entry.key.text)
  }

  /// Returns true for what has a program run on another host or without a sandbox.
  static func isElsewhere(_ entry: YAMLEntry) -> Bool {
    guard case .scalar(let scalar) = entry.value else { return false }
    return entry.key.text == "ssh"
      || entry.key.text == "trusted" && SettingKind<Bool>.bool.value(scalar.text) == true
  }

  /// Warns if the file is, or lies in, one of the paths that programs of the board may read.
  func warn(ofReading paths: [String]) {
    let place = FilePath.settled(path)
    guard paths.contains(where: { FilePath.lies(place, in: FilePath.settled($0)) }) else { return }
    report.add(
      span,
      .said("programs of this board may read the file of the secret \(VisibleText.quoted(name))"),
      expected: "a file outside of the folders of the board and of its programs",
      fix: "move it into another folder, such as ~/.secrets (chmod 700)", severity: .warning)
  }
}
