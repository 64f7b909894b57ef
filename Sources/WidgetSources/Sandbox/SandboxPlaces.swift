import CLinux
import FoundationEssentials
import Glibc
import Synchronization
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
    let home = environment["HOME"]
    let links = FollowedLinks(environment, board: sandbox.board)
    let ownFolders = sandbox.written(by: links)
    let steered = SteeredPaths(ownFolders)
    // Another program that may write a folder says what is in it, and not where links in it lead.
    let foreign = SteeredPaths(WrittenFolders.others(than: ownFolders))
    // The folder that lasts, too, is there for other boards, whose processes have not started this program.
    WrittenFolders.keep(ownFolders)
    let wide = WideFolders(environment)
    // A program that could be replaced by a link says nothing about where it is from.
    let walk = FileLink.walk(program)
    var own = steered.contains(walk) ? [] : [program]
    // Nor does a folder that is a link: who made it could have it lead to private files.
    var beside = own.map { FilePath.folder(of: $0) }.filter {
      !links.leave($0) || Self.isOfTools($0)
    }
    if !own.isEmpty, walk.isWhole, !foreign.contains(walk) {
      own.append(walk.place)
      let folder = FilePath.folder(of: walk.place)
      // Who made the link could have it lead to a program that the user has among private files.
      if walk.links.allSatisfy(links.isFollowed) || Self.isOfTools(folder) { beside.append(folder) }
    }
    own += beside + [folder].filter { !links.leave($0) }
    let paths = (environment["PATH"] ?? "").splitExactly(separator: ":").map(String.init)
    // The user put these there, and managers of versions reach them by links.
    let sessions = Self.sessions(of: environment)
    let ofPrograms = paths.filter { path in
      Self.isOfPrograms(path) { link in
        links.isFollowed(link) || sessions.contains { FilePath.lies(link.folder, in: $0) }
          || FilePath.lies(link.target, in: link.folder) && !wide.contains(link.folder)
      }
        && !FileLink.walk(path).mayLead { $0.leavesRepository(home: home) }
    }
    own += ofPrograms + ofPrograms.flatMap { Self.installation(of: $0, unless: wide) }
    own += arguments.map { FilePath.absolute($0, in: folder, home: home) }
      .filter { !links.leave($0) && !Self.isOfThisProcess($0) }
    own = own.filter { path in
      path.hasExactPrefix("/") && FilePath.real(path).map { !wide.contains($0) } ?? false
    }
    // What lies in a folder that it may write is permitted with it, and may be a link of its own.
    // Nor is anything where nobody can tell what it is.
    func isKnown(_ path: String) -> Bool {
      let walk = FileLink.walk(path)
      return walk.isWhole && !steered.contains(walk)
    }
    func allowed(_ paths: [String]) -> [String] {
      sandbox.board == nil ? paths : paths.filter { !links.leave($0) }
    }
    let permitted = (own + allowed(sandbox.permissions.read)).filter(isKnown)
    let written = ([sandbox.cache].compactMap(\.self) + allowed(sandbox.permissions.write))
      .filter(isKnown)
    let isForeign = Dictionary(grouping: permitted, by: foreign.contains)
    let isForeignWritten = Dictionary(grouping: written, by: foreign.contains)
    func unlinked(_ paths: [String]?) -> [String] {
      Self.unique(
        (paths ?? []).compactMap { path in
          FilePath.real(path).flatMap { foreign.leads(path, outTo: $0) ? nil : $0 }
        })
    }
    read = Self.unique(Self.system + (isForeign[false] ?? []))
    readUnlinked = unlinked(isForeign[true])
    write = Self.unique(isForeignWritten[false] ?? [])
    // Another program may write the folder in which it lies.
    let parts = FilePath.parts(temporary)
    self.temporary = FilePath.absolute(parts.name, in: FilePath.real(parts.folder) ?? parts.folder)
    writeUnlinked = [self.temporary] + unlinked(isForeignWritten[true])
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
      || (read + readUnlinked + writeUnlinked.dropFirst() + write + [folder]).contains { path in
        [path, FilePath.real(path) ?? path].contains { $0 == "/tmp" || $0.hasExactPrefix("/tmp/") }
      }
  }

  /// Returns the parts of an installation to which a folder of programs belongs; none if it is not named
  /// as such, or lies where much else does, as `~/bin`.
  ///
  /// Not the whole of it: tools keep the tokens of their users beside their programs.
  private static func installation(of folder: String, unless wide: WideFolders) -> [String] {
    let (above, name) = FilePath.parts(folder)
    let root = FilePath.real(above) ?? above
    // Where there is no such folder, a link of who wrote the tool may lead to anything.
    guard ["bin", "shims"].contains(name), FilePath.real(folder) == "\(root)/\(name)",
      !wide.contains(root)
    else { return [] }
    // Who wrote the tool made the links in its folder.
    return installed.map { "\(above)/\($0)" }.filter { part in
      FilePath.real(part).map { FilePath.lies($0, in: root) } ?? false
    }
  }

  /// Returns true if a folder of `PATH` is where its path says, or is itself a link to a folder of programs by its name: a
  /// link that came with a tool may lead to anything.
  ///
  /// - Parameter stays: Returns true for a link that may be followed.
  private static func isOfPrograms(_ path: String, stays: (FileLink) -> Bool) -> Bool {
    func leadsAway(_ path: String) -> Bool { FileLink.walk(path).mayLead { !stays($0) } }
    return !leadsAway(path) || isOfTools(path) && !leadsAway(FilePath.folder(of: path))
  }

  /// Returns the folders in which managers of versions keep a link for each shell; nobody unpacks anything there.
  private static func sessions(of environment: ProcessEnvironment) -> [String] {
    let state = environment["XDG_STATE_HOME"] ?? environment["HOME"].map { "\($0)/.local/state" }
    return [environment["XDG_RUNTIME_DIR"], state].compactMap { $0.flatMap(FilePath.real) }
  }

  /// Returns true if a folder is one of programs by the name that it has without links.
  private static func isOfTools(_ folder: String) -> Bool {
    FilePath.real(folder).map { ofTools.contains(FilePath.parts($0).name) } ?? false
  }

  /// The names of folders of programs, around which is what came with them.
  private static let ofTools: Set = ["bin", "libexec", "sbin", "shims"]

  /// The names of what programs and libraries consist of, and of what environments of Python, Ruby and
  /// Node say about the version in use.
  private static let installed = [
    "Cellar", "bin", "etc/ca-certificates", "etc/openssl@3", "include", "installs", "lib", "lib32",
    "lib64", "libexec", "opt", "plugins", "pyenv.d", "pyvenv.cfg", "rbenv.d", "sbin", "share",
    "shims", "ssl", "version",
    "versions",
  ]

  private static func unique(_ paths: [String]) -> [String] {
    var known: Set<ExactText> = []
    return paths.filter { known.insert(ExactText($0)).inserted }
  }

  /// The places of the system that every program may read.
  static var system: [String] { (geteuid() == 0 ? ofRoot : filtered + unfiltered) + kernelFiles }

  /// Folders in which root may have files that no other user may read.
  private static let filtered = [
    "/etc", "/opt", "/proc/sys", "/sys", "/usr", "/var/cache/apt", "/var/lib/apt", "/var/lib/dpkg",
  ]

  /// The number of levels of folders below each that are looked at, where it is not that of all: what a
  /// distribution has in /usr is no secret, and the kernel's files are many.
  private static let levels = [
    "/sys": 1, "/sys/devices/virtual": 0, "/sys/devices/virtual/dmi": 1, "/usr": 0,
    "/usr/local": 16, "/var/cache/apt": 1, "/var/lib/apt": 1,
    "/var/lib/dpkg": 1,
    "/var/lib/dpkg/info": -1,
  ]

  /// Folders of thousands of files, of which root alone may read some, and which no program needs.
  private static let left: Set<String> = ["/sys/kernel/slab"]

  /// Places whose files all users may read.
  private static let unfiltered = [
    "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/snap",
    "/nix/store", "/gnu/store", "/run/current-system", "/run/booted-system",
    "/run/systemd/resolve", "/run/NetworkManager/resolv.conf", "/run/resolvconf", "/run/udev",
    "/run/utmp", "/var/cache/fontconfig", "/var/lib/flatpak", "/var/lib/pacman", "/var/lib/rpm",
  ]

  /// The files of the kernel that tell of the machine and not of a process.
  private static let kernelFiles = [
    "cpuinfo", "diskstats", "driver", "filesystems", "interrupts", "loadavg", "mdstat", "meminfo",
    "modules", "partitions", "pressure", "softirqs", "stat", "swaps", "uptime", "version",
    "vmstat", "zoneinfo",
  ].map { "/proc/\($0)" }

  /// The places of the system for root: without the files that no other user may read.
  private static var ofRoot: [String] {
    known.withLock { known in
      // Many programs start at once, and there are thousands of files.
      if let (places, date) = known, Date().timeIntervalSince(date).magnitude < 60 { return places }
      let open = filtered.flatMap { readableByAll(in: $0, levels: levels[$0] ?? 16) ?? [$0] }
      known = (open + unfiltered, Date())
      return open + unfiltered
    }
  }

  private static let known = Mutex<([String], Date)?>(nil)

  /// Returns the places in a folder that all users may read, or `nil` if all of it is.
  ///
  /// A link gives no access to what it leads to: that has a place of its own, or none.
  ///
  /// - Parameter levels: The number of levels of folders below it that are looked at.
  static func readableByAll(in folder: String, levels: Int) -> [String]? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var places: [String] = []
    var areAll = true
    for path in names.sorted().map({ "\(folder)/\($0)" }) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { continue }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      let mode: mode_t = isFolder ? S_IROTH | S_IXOTH : S_IROTH
      guard status.st_mode & mode == mode, !left.contains(path) else {
        areAll = false
        continue
      }
      let rest = self.levels[path] ?? levels - 1
      if isFolder, rest >= 0, let some = readableByAll(in: path, levels: rest) {
        places += some
        areAll = false
      } else {
        places.append(path)
      }
    }
    return areAll ? nil : places
  }
}
