import WidgetBase

/// The links that may have come with a program: its author wrote them, and they must not choose what the program
/// reaches.
///
/// These are the links of the git repository in which they lie, and those that lie in one folder with the program,
/// be it some levels above it, where that folder does not contain what belongs to many programs: nobody can tell what
/// was unpacked together.
struct ShippedLinks {
  private let programs: [String]
  /// The folders of the programs.
  private let folders: [MountedPlace]
  private let wide: WideFolders
  private let mounts = MountTable.current
  private let home: String?

  /// Creates the links that may have come with programs.
  ///
  /// - Parameters:
  ///   - programs: The absolute paths of the program and of a script that it runs.
  ///   - wide: The folders of many programs.
  ///   - home: The home folder.
  init(_ programs: [String], wide: WideFolders, home: String?) {
    let paths = programs + programs.compactMap(FilePath.real)
    let places = paths.compactMap { FilePath.real(FilePath.folder(of: $0)) }
    folders = places.filter { !wide.contains($0) }.map(mounts.place)
    (self.programs, self.wide, self.home) = (programs, wide, home)
  }

  /// Returns true if a path leads by such a link out of what came with the program, or if nobody can tell.
  func lead(_ path: String) -> Bool {
    // Whoever names a script by a link chose that link, unless a repository brought it.
    let isProgram = programs.contains { ExactText.isSame($0, path) }
    return FileLink.walk(path).mayLead { link in
      isProgram ? link.leavesRepository(home: home) : leave(by: link)
    }
  }

  /// Returns true if a path that a board permits leads out by a link that lies beside the program, or if nobody can
  /// tell.
  ///
  /// The board's author chose other links together with the path.
  func leadPermitted(_ path: String) -> Bool {
    FileLink.walk(path).mayLead { link in
      let place = mounts.place(of: link.folder)
      return link.leavesRepository(home: home)
        || leave(by: link) && folders.contains(where: place.lies)
    }
  }

  /// Returns true if a link leads out of what came with the program.
  private func leave(by link: FileLink) -> Bool {
    if link.leavesRepository(home: home) { return true }
    let place = mounts.place(of: link.folder)
    let target = mounts.place(of: link.target)
    guard !folders.contains(where: target.lies) else { return false }
    return folders.contains { folder in
      mounts.common(folder, place).contains { common in
        // What is installed in ~/.local has its links in folders of its own there, beside much else.
        wide.contains(common)
          ? isInstalled(folder, in: common) && !target.lies(in: place) : !target.lies(in: common)
      }
    }
  }

  /// Returns true if a folder of programs is that of an installation, such as `bin` of `~/.local`.
  private func isInstalled(_ folder: MountedPlace, in common: MountedPlace) -> Bool {
    ExactText.isSame(folder.path, "\(common.path)/bin") && !wide.containsHome(common)
  }
}
