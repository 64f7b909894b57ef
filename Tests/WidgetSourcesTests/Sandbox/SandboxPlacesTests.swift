import FoundationEssentials
import Glibc
import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests of the places that a program reaches in a sandbox.
@Suite struct SandboxPlacesTests {
  @Test func folderThatHoldsMuchMoreIsNotItsOwn() throws {
    try withFolder { folder throws in
      var sandbox = ProgramSandbox()
      sandbox.origin = ProcessEnvironment([
        "HOME": "\(folder)/home", "PATH": "\(folder)/home/.tool/bin",
      ])
      let places = SandboxPlaces(
        sandbox, program: "\(folder)/bin/x", arguments: ["\(folder)", "/etc/hosts"],
        folder: folder, temporary: "/tmp/t")
      for path in ["home", "home/.tool", "home/.tool/bin", "home/.tool/lib"] {
        mkdir("\(folder)/\(path)", 0o700)
      }
      #expect(places.read.contains("/etc/hosts"))
      let guarded = SandboxPlaces(
        sandbox, program: "/usr/bin/true", arguments: [folder, "\(folder)/home", "/", "/tmp"],
        folder: folder, temporary: "/tmp/t")
      #expect(guarded.read.contains("\(folder)/home/.tool/lib"))
      #expect(!guarded.read.contains("\(folder)/home/.tool"))
      #expect(Set(guarded.read).isDisjoint(with: [folder, "\(folder)/home", "/", "/tmp"]))
    }
  }

  /// A folder of the user's programs lies beside what has nothing to do with them.
  @Test func whatLiesBesideBinInTheHomeFolderIsNotItsOwn() throws {
    try withFolder { folder throws in
      for path in ["bin", "ssl", "share", "lib"] { mkdir("\(folder)/\(path)", 0o700) }
      var sandbox = ProgramSandbox()
      sandbox.origin = ProcessEnvironment(["HOME": folder, "PATH": "\(folder)/bin"])
      let places = SandboxPlaces(
        sandbox, program: "/usr/bin/true", arguments: [], folder: "/usr", temporary: "/tmp/t")
      #expect(places.read.filter { $0.hasPrefix(folder) } == ["\(folder)/bin"])
    }
  }

  /// Home folders have links to other disks, and the variables of the desktop's standard name other folders.
  @Test(arguments: ["link", "data", "state"])
  func whatBelongsToManyProgramsIsNotItsOwnUnderAnotherName(way: String) throws {
    try withFolder { folder throws in
      let home = "\(folder)/home"
      let local = way == "link" ? "\(folder)/disk/local" : "\(home)/own"
      for path in ["bin", "lib", "share/keyrings"] { try FileAccess.makeFolder("\(local)/\(path)") }
      try FileAccess.makeFolder(home)
      symlink(local, "\(home)/.local")
      var variables = ["HOME": home, "PATH": "\(local)/bin:\(home)/.local/bin"]
      if way == "data" { variables["XDG_DATA_HOME"] = "\(local)/share" }
      // The state lies beside the board.
      if way == "state" { variables["XDG_STATE_HOME"] = "\(local)/share/state" }
      if way != "link" { unlink("\(home)/.local") }
      var sandbox = ProgramSandbox()
      sandbox.origin = ProcessEnvironment(variables)
      let places = SandboxPlaces(
        sandbox, program: "/usr/bin/true", arguments: [], folder: "\(local)/share",
        temporary: "/tmp/t")
      let own = places.read.filter { $0.hasPrefix(folder) }
      #expect(
        !own.isEmpty && own.allSatisfy { $0.hasSuffix("/bin") || $0.hasSuffix("/lib") }, "\(own)")
    }
  }

  /// Where the variables for the state and for boards name one folder, the state lies beside the board.
  @Test func theStateIsNotItsOwn() throws {
    try withFolder { folder throws in
      let variables = ["HOME": "\(folder)/home", "XDG_STATE_HOME": "\(folder)/all"]
      let wide = WideFolders([ProcessEnvironment(variables)], registered: nil)
      #expect(wide.contains("\(folder)/all/widgettui") && wide.contains("\(folder)/all"))
      #expect(!wide.contains("\(folder)/all/other") && !wide.contains("\(folder)/boards"))
      let usual = WideFolders(
        [ProcessEnvironment(["HOME": folder, "XDG_CONFIG_HOME": "\(folder)/.config"])],
        registered: nil)
      #expect(!usual.contains("\(folder)/.config/widgettui") && usual.contains("\(folder)/.config"))
    }
  }

  /// Who wrote a tool made the links beside its `bin`, and whatever makes a link hard to follow.
  @Test func linksThatCameWithAToolGiveNothing() throws {
    try withFolder { folder throws in
      let tool = "\(folder)/home/.tool"
      for path in ["home/.ssh", "home/.tool/bin", "home/.tool/versions/1/lib", "home/.tool/data/a"]
      {
        try FileAccess.makeFolder("\(folder)/\(path)")
      }
      symlink("../.ssh", "\(tool)/share")
      symlink("versions/1/lib", "\(tool)/lib")
      try FileAccess.makeFolder("\(tool)/etc")
      symlink("../../.ssh", "\(tool)/etc/conf")
      // The system follows it, and nobody else.
      symlink(String(repeating: "a/../", count: 130) + "a", "\(tool)/data/long")
      mkdir("\(tool)/data/\u{FFFD}", 0o700)
      _ = Array("\(tool)/data/".utf8CString.dropLast() + [-1, 0]).withUnsafeBufferPointer {
        mkdir($0.baseAddress!, 0o700)
      }
      _ = [CChar(-1), 0].withUnsafeBufferPointer { symlink($0.baseAddress!, "\(tool)/data/odd") }
      // Folders that were to be put into PATH.
      symlink("../.ssh", "\(tool)/sbin")
      try FileAccess.makeFolder("\(folder)/home/.notes/plugins")
      symlink("../.notes", "\(tool)/current")
      // One of a manager of versions.
      try FileAccess.makeFolder("\(folder)/run")
      try FileAccess.makeFolder("\(folder)/home/.versions/20/bin")
      symlink("../home/.versions/20", "\(folder)/run/shell")
      var sandbox = ProgramSandbox()
      sandbox.origin = ProcessEnvironment([
        "HOME": "\(folder)/home",
        "PATH": "\(tool)/bin:\(tool)/sbin:\(tool)/current/bin:\(folder)/run/shell/bin",
        "XDG_RUNTIME_DIR": "\(folder)/run",
      ])
      let places = SandboxPlaces(
        sandbox, program: "\(tool)/bin/tool",
        arguments: [
          "\(tool)/data/a", "\(tool)/data/long", "\(tool)/data/odd", "\(tool)/etc/conf",
        ],
        folder: "/usr", temporary: "/tmp/t")
      let own = places.read.filter { $0.hasPrefix(folder) }
      #expect(
        Set(own) == [
          "\(tool)/bin", "\(tool)/lib", "\(tool)/versions", "\(tool)/data/a",
          "\(folder)/run/shell/bin",
        ])
    }
  }

  /// Returns the places below a folder that a program reads, or a place that it writes but for the temporary folder.
  private func places(
    _ folder: String, _ program: String, _ arguments: [String], in start: String = "/usr",
    _ permissions: Permissions = Permissions(), board: String = "/", search: String? = nil
  ) -> Set<String> {
    var sandbox = ProgramSandbox(permissions)
    sandbox.board = board
    sandbox.origin = ProcessEnvironment(["HOME": "\(folder)/home"])
    sandbox.origin.variables["PATH"] = search
    let places = SandboxPlaces(
      sandbox, program: program, arguments: arguments[...], folder: start, temporary: "/tmp/t")
    let all = places.read + places.write + places.readUnlinked + places.writeUnlinked
    return Set(all.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) })
  }

  /// A way up from a folder that a program may write leads elsewhere as soon as that is a link.
  @Test func whatLeadsThroughAWrittenFolderAndBackIsNotItsOwn() throws {
    try withFolder { folder throws in
      let tool = "\(folder)/home/src/tool"
      for path in ["home/.ssh", "home/src/tool/cache/y", "home/src/tool/.ssh"] {
        try FileAccess.makeFolder("\(folder)/\(path)")
      }
      close(open("\(tool)/.ssh/id", O_CREAT | O_WRONLY, 0o700))
      symlink("cache/x/../../../../.ssh", "\(tool)/missing")
      symlink("cache/y/../../.ssh", "\(tool)/folder")
      symlink("cache/y/../../.ssh/id", "\(tool)/week")
      var permissions = Permissions()
      permissions.write = ["\(tool)/cache"]
      let arguments = ["missing", "folder", "cache/y/../../.ssh"].map { "\(tool)/\($0)" }
      let expected: Set = ["/home/src/tool", "/home/src/tool/cache"]
      #expect(places(folder, "\(tool)/run", arguments, permissions) == expected)
      #expect(places(folder, "\(tool)/week", [], permissions) == ["/home/src/tool/cache"])
      // Folders of others' programs, too.
      WrittenFolders.note(["\(tool)/cache"])
      #expect(places(folder, "\(tool)/run", arguments) == ["/home/src/tool"])
    }
  }

  /// What was unpacked brings its links along, wherever its program lies and whatever runs it.
  @Test func linksThatCameWithAProgramGiveNothing() throws {
    try withFolder { folder throws in
      let (home, tool) = ("\(folder)/home", "\(folder)/home/w")
      for path in [
        "disk", "home/.ssh", "home/w/scripts", "home/w/data", "home/w/etc", "home/mine",
        "home/Downloads", "home/.local/bin", "home/.local/share/keyrings", "home/.local/share/w/2",
      ] {
        try FileAccess.makeFolder("\(folder)/\(path)")
      }
      for (target, link) in [
        ("../.ssh", "w/config"), ("data", "w/near"), ("../../.ssh", "w/scripts/cache"),
        ("../etc", "w/data/etc"), ("../w/data", "mine/data"), ("../disk", "notes"),
        ("../.ssh", "Downloads/data"), (".ssh", "home-data"), ("keyrings", ".local/share/tool"),
        ("share/keyrings", ".local/tool"), ("2", ".local/share/w/current"),
      ] {
        symlink(target, "\(home)/\(link)")
      }
      // One in the home folder itself may have been unpacked there.
      let near: Set = ["/home/w"]
      let arguments = [
        "config", "near", "scripts/cache", "data/etc", "\(home)/mine/data", "\(home)/notes",
        "\(home)/Downloads/data", "\(home)/home-data", "\(home)/.local/share/tool",
        "\(home)/.local/tool",
        "\(home)/.local/share/w/current",
      ]
      for program in [
        "\(tool)/scripts/weather", "\(home)/Downloads/weather", "\(home)/.local/bin/weather",
        "/usr/bin/python3",
      ] {
        if program.hasPrefix(folder) { close(open(program, O_CREAT | O_WRONLY, 0o700)) }
        let own = places(folder, program, arguments, in: tool)
          .subtracting(
            [program, FilePath.folder(of: program)].map { String($0.dropFirst(folder.count)) })
        #expect(own == near, "\(program)")
      }
      // Neither does the board permit anything by such a link, nor start a program there.
      var permissions = Permissions()
      permissions.read = ["\(tool)/near", "\(tool)/config", "\(home)/.local/share/tool"]
      permissions.write = ["\(tool)/scripts/cache"]
      #expect(places(folder, "/usr/bin/true", [], permissions).isEmpty)
      #expect(places(folder, "/usr/bin/true", [], in: "\(tool)/config").isEmpty)
      // A program that is a link to one of the user's has that, and not what lies beside it.
      try FileAccess.makeFolder("\(home)/.acme")
      close(open("\(home)/.acme/acme.sh", O_CREAT | O_WRONLY, 0o700))
      symlink("../../.acme/acme.sh", "\(tool)/scripts/run")
      #expect(
        places(folder, "\(tool)/scripts/run", []) == [
          "/home/w/scripts", "/home/w/scripts/run", "/home/.acme/acme.sh",
        ])
    }
  }

  /// Nor does a link on the way to a program, or to a folder of `PATH`: what lies beside it is whatever its author likes.
  @Test func linksOnTheWayToAProgramGiveNothingBesideIt() throws {
    try withFolder { folder throws in
      let home = "\(folder)/home"
      for path in [
        "private/bin", "private/lib", "tool", "sdk/versions/1/bin", "sdk/versions/1/lib",
      ] {
        try FileAccess.makeFolder("\(home)/\(path)")
      }
      close(open("\(home)/private/run.sh", O_CREAT | O_WRONLY, 0o700))
      for (target, link) in [
        ("../private", "tool/lib"), ("../private/bin", "tool/bin"), ("../private", "sdk/current"),
        ("versions/1", "sdk/newest"), ("private", "current"),
      ] {
        symlink(target, "\(home)/\(link)")
      }
      #expect(
        places(folder, "\(home)/tool/lib/run.sh", []) == [
          "/home/tool/lib/run.sh", "/home/private/run.sh",
        ])
      for search in ["sdk/current/bin", "current/bin"] {
        #expect(places(folder, "/usr/bin/true", [], search: "\(home)/\(search)").isEmpty)
      }
      // A folder of programs may itself be a link, and those of a manager of versions are beside theirs.
      #expect(
        places(folder, "/usr/bin/true", [], search: "\(home)/tool/bin") == ["/home/tool/bin"])
      #expect(
        places(folder, "/usr/bin/true", [], search: "\(home)/sdk/newest/bin") == [
          "/home/sdk/newest/bin", "/home/sdk/newest/lib",
        ])
    }
  }

  /// Who opens a board by a link, as where settings are kept in a repository, has made that link.
  @Test func linksOnTheWayToTheBoardAreFollowed() throws {
    try withFolder { folder throws in
      for path in ["home/.config", "home/dots/board", "home/dots/other"] {
        try FileAccess.makeFolder("\(folder)/\(path)")
      }
      for name in ["board", "other"] {
        symlink("../dots/\(name)", "\(folder)/home/.config/\(name)")
      }
      let board = "\(folder)/home/.config/board"
      let arguments = ["\(board)/data", "\(folder)/home/.config/other"]
      try FileAccess.makeFolder("\(board)/data")
      #expect(places(folder, "/usr/bin/true", arguments, in: board).isEmpty)
      #expect(
        places(folder, "/usr/bin/true", arguments, in: board, board: board)
          == ["/home/.config/board", "/home/.config/board/data"])
    }
  }

  /// A shell in a container of one application has another home than the system has for its user.
  @Test func theRegisteredHomeIsNotItsOwn() throws {
    try withFolder { folder throws in
      try FileAccess.makeFolder("\(folder)/real/.local/share")
      try FileAccess.makeFolder("\(folder)/real/work")
      for environment in [["HOME": "\(folder)/real/snap"], [:]] {
        let wide = WideFolders([ProcessEnvironment(environment)], registered: "\(folder)/real")
        for place in ["", "/real", "/real/.local", "/real/.local/share"] {
          #expect(wide.contains(folder + place))
        }
        #expect(!wide.contains("\(folder)/real/work"))
      }
    }
  }

  /// What is run from the folder of downloads does not read all of them.
  @Test func theUsersFoldersAreNotItsOwn() throws {
    try withFolder { folder throws in
      let home = "\(folder)/home"
      try FileAccess.makeFolder("\(home)/.config")
      let names =
        "# Folders\nXDG_DOWNLOAD_DIR=\"$HOME/T\u{e9}l\\$\"\nXDG_MUSIC_DIR=\"/mnt/music\"\nX\n"
      try FileAccess.replace("\(home)/.config/user-dirs.dirs", with: Array(names.utf8))
      let wide = WideFolders([ProcessEnvironment(["HOME": home])], registered: nil)
      for place in ["\(home)/Downloads", "\(home)/T\u{e9}l$", "/mnt/music", "/mnt"] {
        #expect(wide.contains(place), "\(place)")
      }
      #expect(!wide.contains("\(home)/Downloads/tool") && !wide.contains("\(home)/src"))
    }
  }

  /// Of a program that is tried, `/dev/stdout` is the user's terminal.
  @Test func anArgumentNamesNothingThatThisProcessHasOpen() throws {
    try withFolder { folder throws in
      let opened = open("\(folder)/private", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
      defer { close(opened) }
      symlink("/proc/self/fd/\(opened)", "\(folder)/out")
      let arguments = [
        "\(folder)/out", "/proc/self/fd/\(opened)", "/dev/fd/\(opened)", "/dev/stdout",
        "/dev/stdin", "/dev/tty",
        "/dev/pts", "/etc/hosts",
      ]
      let places = SandboxPlaces(
        ProgramSandbox(), program: "/usr/bin/true", arguments: arguments[...], folder: "/usr",
        temporary: "/tmp/t")
      #expect(places.read.filter(arguments.contains) == ["/etc/hosts"])
    }
  }
}
