import WidgetBase
import WidgetSettings
import WidgetSources

/// A path that a board permits to one of its programs, names to it or starts it in, and its place in the board's file.
struct PermittedPath {
  /// The way in which the board names a path.
  enum Use {
    /// Under `read:` or `write:` of `allow:`.
    case read, write
    /// As a folder to start in, or among the arguments.
    case named
  }

  let path: String
  let use: Use
  let span: YAMLSpan
  /// The folder of the board's file.
  private let folder: String
  private let report: YAMLReport

  /// Returns the paths under each `allow:` of a file, the folders in which its programs start, and the paths in their
  /// arguments.
  ///
  /// - Parameter folder: The file's folder.
  static func all(_ reader: YAMLReader, in folder: String) -> [PermittedPath] {
    let home = ProcessEnvironment.own["HOME"]
    func path(_ scalar: YAMLScalar, _ use: Use, in start: String) -> PermittedPath {
      PermittedPath(
        path: FilePath.absolute(scalar.text, in: start, home: home), use: use,
        span: scalar.span, folder: folder, report: reader.report)
    }
    func paths(_ node: YAMLNode) -> [PermittedPath] {
      switch node {
      case .scalar: []
      case .sequence(let items, _): items.flatMap(paths)
      case .mapping(let entries, _): named(entries) + entries.flatMap(permitted)
      }
    }
    func permitted(_ entry: YAMLEntry) -> [PermittedPath] {
      guard entry.key.text == "allow", case .mapping(let entries, _) = entry.value else {
        return paths(entry.value)
      }
      return entries.filter { ["read", "write"].contains($0.key.text) }.flatMap { entry in
        entry.value.scalars.map { path($0, entry.key.text == "write" ? .write : .read, in: folder) }
      }
    }
    func named(_ entries: [YAMLEntry]) -> [PermittedPath] {
      guard entries.contains(where: SecretFile.isProgram),
        !entries.contains(where: SecretFile.isElsewhere)
      else { return [] }
      let written = entries.first { $0.key.text == "folder" }?.value.scalars ?? []
      let start = written.first.map { FilePath.absolute($0.text, in: folder, home: home) }
      let arguments = entries.filter { SecretFile.isProgram($0) && $0.key.text != "shell" }
        .flatMap { $0.value.scalars.dropFirst() }
      let starts = written.map { path($0, .named, in: folder) }
      // Where a link leads to the folder, it is on the way to all of them.
      if starts.contains(where: \.places.isEmpty) { return starts }
      return starts + arguments.map { path($0, .named, in: start ?? folder) }
    }
    return paths(reader.node)
  }

  /// The place to which the path leads; none if it permits nothing.
  var places: [String] { links.places(of: [path]) }

  private var links: FollowedLinks { FollowedLinks(.own, board: folder) }

  /// Warns where a program may write one of some files that decide about all programs.
  ///
  /// - Parameter files: The files' paths, and their places without links.
  func warn(ofWriting files: [(path: String, place: String)]) {
    guard use == .write else { return }
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
