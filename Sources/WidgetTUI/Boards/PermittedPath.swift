import WidgetBase
import WidgetSettings
import WidgetSources

/// A path that a board permits to one of its programs, or in which it starts one, and its place in the board's file.
struct PermittedPath {
  let path: String
  let isWritten: Bool
  let span: YAMLSpan
  /// The folder of the board's file.
  private let folder: String
  private let report: YAMLReport

  /// Returns the paths under each `allow:` of a file, and those of folders in which its programs start.
  ///
  /// - Parameter folder: The file's folder.
  static func all(_ reader: YAMLReader, in folder: String) -> [PermittedPath] {
    let home = ProcessEnvironment.own["HOME"]
    return scalars(reader.node).map { scalar, isWritten in
      PermittedPath(
        path: FilePath.absolute(scalar.text, in: folder, home: home), isWritten: isWritten,
        span: scalar.span, folder: folder, report: reader.report)
    }
  }

  private static func scalars(_ node: YAMLNode) -> [(YAMLScalar, isWritten: Bool)] {
    switch node {
    case .scalar: return []
    case .sequence(let items, _): return items.flatMap(scalars)
    case .mapping(let entries, _):
      let runs =
        entries.contains(where: SecretFile.isProgram)
        && !entries.contains(where: SecretFile.isElsewhere)
      return entries.flatMap { entry -> [(YAMLScalar, isWritten: Bool)] in
        if runs, entry.key.text == "folder" {
          return entry.value.scalars.map { ($0, isWritten: false) }
        }
        guard entry.key.text == "allow", case .mapping(let permitted, _) = entry.value else {
          return scalars(entry.value)
        }
        return permitted.filter { ["read", "write"].contains($0.key.text) }.flatMap { entry in
          entry.value.scalars.map { ($0, isWritten: entry.key.text == "write") }
        }
      }
    }
  }

  /// The place to which the path leads; none if it permits nothing.
  var places: [String] { links.places(of: [path]) }

  private var links: FollowedLinks { FollowedLinks(.own, board: folder) }

  /// Warns where a program may write one of some files that decide about all programs.
  ///
  /// - Parameter files: The files' paths, and their places without links.
  func warn(ofWriting files: [(path: String, place: String)]) {
    guard isWritten else { return }
    let written = SteeredPaths(places)
    // Who may write a folder on the way may put another link there.
    let reached = files.first { written.isInside($0.place) || written.contains($0.path) }
    guard let reached else { return }
    report.add(
      span, .said("a program may write \(VisibleText.quoted(reached.path, limit: 400))"),
      expected: "a folder that has neither boards nor programs",
      fix:
        "give it a folder of its own; who may change these may do everything, as with trusted: yes",
      severity: .warning)
  }

  /// Warns where a link that may have come with a program chooses what is permitted.
  func warnOfLinks() {
    let walk = FileLink.walk(path)
    guard !walk.links.isEmpty else { return }
    let links = self.links
    guard let link = walk.links.first(where: { !links.isFollowed($0) }) else { return }
    report.add(
      span,
      .said(
        "\(VisibleText.quoted(link.path, limit: 400)) is a link that may have come with a program, "
          + "and permits nothing"),
      expected: "a path without such a link",
      fix: "if the program may use it, write \(VisibleText.quoted(walk.place, limit: 400))",
      severity: .warning)
  }
}
