import WidgetBase
import WidgetSettings

/// The files and folders that a sandboxed program reaches.
struct SandboxPlaces {
  /// The paths by what the program may do with them.
  private(set) var read: [String]
  private(set) var write: [String]
  /// Paths without links, through folders that other programs may write.
  private(set) var readUnlinked: [String]
  private(set) var writeUnlinked: [String]
  private(set) var filesUnlinked: [String]
  /// The path of the temporary folder, through folders without links.
  let temporary: String
  /// The folder in which the program starts.
  private let folder: String
  let devices = ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"]

  /// Creates the places of a program.
  ///
  /// Its own places are the folder of its program, the folder in which it starts, the folders of `PATH` with what is
  /// installed beside them, and what its arguments name. None of them, and nothing that the board permits, is reached
  /// by a link that may have come with a program. A folder that contains much more than the program's own, such as the
  /// home folder, is left out.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: Its arguments, without its name.
  ///   - folder: The folder in which it starts.
  ///   - temporary: The path of its temporary folder.
  init(
    _ sandbox: ProgramSandbox, program: String, arguments: ArraySlice<String>, folder: String,
    temporary: String
  ) {
    self.folder = folder
    let environment = sandbox.origin
    let links = FollowedLinks(environment, board: sandbox.board)
    let ownFolders = sandbox.written(by: links)
    let steered = SteeredPaths(ownFolders)
    // Another program that may write a folder says what is in it, and not where links in it lead.
    let foreign = SteeredPaths(WrittenFolders.others(than: ownFolders))
    // The folder that lasts, too, is there for other boards, whose processes have not started this program.
    WrittenFolders.keep(ownFolders)
    let wide = WideFolders(environment)
    let own =
      Self.around(program, links, steered: steered, foreign: foreign)
      + [folder].filter { !links.leave($0) } + ToolFolders(environment, links, unless: wide).places
      + arguments.map { FilePath.absolute($0, in: folder, home: environment["HOME"]) }
      .filter { path in
        !links.leave(path) && !Self.isOfThisProcess(path)
          && !sandbox.unlisted.contains { ExactText.isSame($0, FilePath.settled(path)) }
      }
    let narrow = own.filter { path in
      path.hasExactPrefix("/") && FilePath.real(path).map { !wide.contains($0) } ?? false
    }
    // What lies in a folder that it may write is permitted with it, and may be a link of its own.
    // Nor is anything where nobody can tell what it is.
    func isKnown(_ path: String) -> Bool {
      let walk = FileLink.walk(path)
      return walk.isWhole && !steered.contains(walk)
    }
    let (permissions, cache) = (sandbox.permissions, [sandbox.cache].compactMap(\.self))
    let permitted = (narrow + sandbox.permitted(permissions.read, by: links)).filter(isKnown)
    let written = (cache + sandbox.permitted(permissions.write, by: links)).filter(isKnown)
    let isForeign = Dictionary(grouping: permitted, by: foreign.contains)
    let isForeignWritten = Dictionary(grouping: written, by: foreign.contains)
    func unlinked(_ paths: [String]?) -> [String] {
      Self.unique(
        (paths ?? []).compactMap { path in
          FilePath.real(path).flatMap { foreign.leads(path, outTo: $0) ? nil : $0 }
        })
    }
    read = Self.unique(SystemPlaces.all + (isForeign[false] ?? []))
    readUnlinked = unlinked(isForeign[true])
    filesUnlinked = unlinked(sandbox.unlisted)
    write = Self.unique(isForeignWritten[false] ?? [])
    // Another program may write the folder in which it lies.
    let parts = FilePath.parts(temporary)
    self.temporary = FilePath.absolute(parts.name, in: FilePath.real(parts.folder) ?? parts.folder)
    writeUnlinked = [self.temporary] + unlinked(isForeignWritten[true])
  }

  /// Returns the paths of a program and of what lies beside it, where no link that may have come with it leads there.
  private static func around(
    _ program: String, _ links: FollowedLinks, steered: SteeredPaths, foreign: SteeredPaths
  ) -> [String] {
    let walk = FileLink.walk(program)
    // A program that could be replaced by a link says nothing about where it is from.
    guard !steered.contains(walk) else { return [] }
    var own = [program]
    // Nor does a folder that is a link: who made it could have it lead to private files.
    let beside = FilePath.folder(of: program)
    if !links.leave(beside) || ToolFolders.isOne(beside) { own.append(beside) }
    guard walk.isWhole, !foreign.contains(walk) else { return own }
    own.append(walk.place)
    // Who made the link could have it lead to a program that the user has among private files.
    let folder = FilePath.folder(of: walk.place)
    if walk.links.allSatisfy(links.isFollowed) || ToolFolders.isOne(folder) { own.append(folder) }
    return own
  }

  /// Returns true if a path leads to what this process has open or to a terminal, as `/dev/stdout` does: its program has
  /// other ones, and would read what the user types.
  private static func isOfThisProcess(_ path: String) -> Bool {
    let walk = FileLink.walk(path)
    return walk.mayLead { FilePath.lies($0.folder, in: "/proc") }
      || ["/dev/pts", "/dev/fd"].contains { FilePath.lies(walk.place, in: $0) }
      || ["/dev/tty", "/dev/console"].contains { walk.place.hasExactPrefix($0) }
  }

  /// True if the program needs a file in the machine's folder for temporary files, or if a folder of its own cannot be
  /// mounted there.
  var areInTemporaryFolder: Bool {
    FilePath.isLink("/tmp")
      || (read + readUnlinked + filesUnlinked + writeUnlinked.dropFirst() + write + [folder])
        .contains { path in
          [path, FilePath.real(path) ?? path].contains {
            $0 == "/tmp" || $0.hasExactPrefix("/tmp/")
          }
        }
  }

  private static func unique(_ paths: [String]) -> [String] {
    var known: Set<ExactText> = []
    return paths.filter { known.insert(ExactText($0)).inserted }
  }
}
