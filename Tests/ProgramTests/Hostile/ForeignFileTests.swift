import Glibc
import Testing
import WidgetBase
import WidgetTesting

/// Boards, what they include, themes, plugins and bundles that other users own or may write.
@Suite(.fewAtOnce)
struct ForeignFileTests {
  private static let text = "widgets:\n  note: {kind: text, source: {file: data.txt}}\n"
  private static let page = "pages: {Home: [note]}\n"

  private func folder(_ files: [String: String]) throws -> BoardFolder {
    let folder = BoardFolder()
    try folder.write("data.txt", "shown")
    for (name, text) in files {
      if name.hasSuffix(".sh") {
        try folder.write(program: name, text)
      } else {
        try folder.write(name, text)
        try #require(chmod("\(folder.path)/\(name)", 0o644) == 0)
      }
    }
    return folder
  }

  private func expectRefused(
    _ folder: BoardFolder, by arguments: [[String]]? = nil, _ words: String...
  ) async throws {
    let usual = [
      ["snapshot", "board.yaml", "--size", "40x8"], ["check", "board.yaml"],
      ["why", "note", "--board", "board.yaml"],
    ]
    for arguments in arguments ?? usual {
      let outcome = try await Program.widgettui().run(
        arguments, environment: folder.environment, directory: folder.path)
      #expect(outcome.ending == .exited(1), "\(arguments): \(outcome.standardOutput)")
      // Long lines are broken.
      let said = outcome.standardError.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for word in words { #expect(said.contains(word), "\(arguments): \(said)") }
      #expect(!outcome.standardOutput.contains("shown"))
    }
  }

  private func expectShown(_ folder: BoardFolder) async throws {
    let outcome = try await folder.run("snapshot", "board.yaml", "--size", "40x8")
    #expect(outcome.standardOutput.contains("shown"), "\(outcome.standardError)")
  }

  @Test func aBoardThatAllMayWriteIsRefused() async throws {
    let folder = try folder(["board.yaml": Self.text + Self.page])
    defer { folder.endHost() }
    let path = "\(folder.path)/board.yaml"
    try #require(chmod(path, 0o666) == 0)
    try await expectRefused(
      folder, "board.yaml: can be written by all users (mode 0666)", "run: chmod go-w \(path)")
    // What the error says to do helps.
    try #require(chmod(path, 0o644) == 0)
    try await expectShown(folder)
  }

  @Test func aBoardInAFolderThatAllMayWriteIsRefused() async throws {
    let folder = try folder(["board.yaml": Self.text + Self.page])
    defer { folder.endHost() }
    try #require(chmod(folder.path, 0o777) == 0)
    try await expectRefused(
      folder, "the folder \(folder.path) can be written by all users (mode 0777)",
      "run: chmod go-w \(folder.path)")
    // There, only owners replace files.
    try #require(chmod(folder.path, 0o1777) == 0)
    try await expectShown(folder)
  }

  @Test func whatABoardIncludesIsRefused() async throws {
    let folder = try folder([
      "board.yaml": "include: team.yaml\n" + Self.page, "team.yaml": Self.text,
    ])
    defer { folder.endHost() }
    let path = "\(folder.path)/team.yaml"
    try #require(chmod(path, 0o646) == 0)
    try await expectRefused(
      folder, "team.yaml cannot be included: can be written by all users (mode 0646)",
      "run: chmod go-w \(path)")
    try #require(chmod(path, 0o644) == 0)
    try await expectShown(folder)
  }

  @Test func aThemeIsRefused() async throws {
    let folder = try folder([
      "board.yaml": "theme: ./mine.yaml\n" + Self.text + Self.page,
      "mine.yaml": "roles: {accent: cyan}\n",
    ])
    defer { folder.endHost() }
    let path = "\(folder.path)/mine.yaml"
    try #require(chmod(path, 0o666) == 0)
    let direct = ["snapshot", "board.yaml", "--size", "40x8", "--theme", path]
    try await expectRefused(
      folder, by: [direct], "can be written by all users (mode 0666)", "run: chmod go-w \(path)")
  }

  @Test func aPluginIsOneBrokenTile() async throws {
    let folder = try folder([
      "board.yaml":
        "widgets:\n  act: {kind: plugin, source: {xbar: act.sh}}\npages: {Home: [act]}\n",
      "act.sh": "#!/bin/sh\necho shown\n",
    ])
    defer { folder.endHost() }
    let path = "\(folder.path)/act.sh"
    try #require(chmod(path, 0o757) == 0)
    let live = try await folder.run("check", "board.yaml", "--live")
    #expect(live.ending == .exited(1))
    #expect(live.standardOutput.contains("can be written by all users (mode 0757)"))
    let check = try await folder.run("check", "board.yaml", "--strict")
    #expect(check.ending == .exited(1))
    #expect(check.standardOutput.contains("run: chmod go-w \(path)"), "\(check.standardOutput)")
    let picture = try await folder.run("snapshot", "board.yaml", "--size", "60x8")
    #expect(!picture.standardOutput.contains("shown"))
    #expect(picture.standardOutput.contains("can be written"), "\(picture.standardOutput)")
    try #require(chmod(path, 0o755) == 0)
    try await expectShown(folder)
  }

  @Test func aBundleIsNotStarted() async throws {
    let folder = try folder([
      "board.yaml":
        "bundles: {own: ./own.sh}\nwidgets:\n  a: {kind: clock}\npages: {Home: [a]}\n",
      "own.sh": "#!/bin/sh\ntouch started\n",
    ])
    defer { folder.endHost() }
    try #require(chmod("\(folder.path)/own.sh", 0o757) == 0)
    try await expectRefused(
      folder, by: [["check", "board.yaml"]], "bundle own: ", "can be written by all users")
    #expect(access("\(folder.path)/started", F_OK) != 0)
  }

  /// Status lines, and dashboards that have been open for long, know a bundle from the state.
  @Test(arguments: [
    "-",
    #"{"network":false,"processes":false,"read":[],"sockets":false,"variables":[],"write":[]}"#,
  ])
  func aBundleIsLookedAtWheneverItIsStarted(permissions: String) async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write(program: "own.sh", "#!/bin/sh\necho \"$@\"\n")
    try folder.shared.prepare()
    let (path, place) = ("\(folder.path)/own.sh", "\(folder.shared.path)/bundles/own.sh-1")
    try FileAccess.makeFolder(place)
    let start = try await folder.run("confined", permissions, path, place)
    #expect(start.standardOutput == "host \(place)\n", "\(start)")
    try #require(chmod(path, 0o757) == 0)
    let refused = try await folder.run("confined", permissions, path, place)
    #expect(refused.ending == .exited(1) && refused.standardOutput.isEmpty, "\(refused)")
    #expect(refused.standardError.contains("can be written by all users (mode 0757)"))
  }

  /// Only root can give a file away.
  @Test(.enabled(if: geteuid() == 0)) func aBoardOfAnotherUserIsRefused() async throws {
    let folder = try folder(["board.yaml": Self.text + Self.page])
    defer { folder.endHost() }
    let path = "\(folder.path)/board.yaml"
    try #require(chown(path, 1, 0) == 0)
    try await expectRefused(folder, "belongs to the user", "sudo chown $USER \(path)")
    // A link of another user may lead elsewhere at any time.
    try #require(rename(path, "\(folder.path)/real.yaml") == 0)
    try #require(chown("\(folder.path)/real.yaml", 0, 0) == 0)
    try #require(symlink("real.yaml", path) == 0)
    try #require(lchown(path, 1, 0) == 0)
    try await expectRefused(folder, "belongs to the user")
    try #require(lchown(path, 0, 0) == 0)
    try await expectShown(folder)
    try #require(chown("\(folder.path)/real.yaml", 0, 1) == 0)
    try #require(chmod("\(folder.path)/real.yaml", 0o664) == 0)
    try await expectRefused(folder, "can be written by the group", "run: chmod g-w")
  }

  /// In a checkout with the umask 002, the user's private group may write each file.
  @Test(.enabled(if: geteuid() == 0 && isThere(user: 1)))
  func theUsersPrivateGroupMayWrite() async throws {
    let folder = try folder(["board.yaml": Self.text + Self.page])
    try folder.shared.prepare()
    for path in ["", "/board.yaml", "/state", "/data.txt"].map({ folder.path + $0 }) {
      try #require(chown(path, 1, 1) == 0)
    }
    try #require(chown(folder.shared.path, 1, 1) == 0)
    try #require(chmod("\(folder.path)/board.yaml", 0o664) == 0)
    try #require(chmod(folder.path, 0o775) == 0)
    let outcome = try await Program("setpriv").run(
      [
        "--reuid", "1", "--regid", "1", "--clear-groups", try Program.widgettui().path, "check",
        "board.yaml",
      ], environment: folder.environment, directory: folder.path)
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
  }

  private static func isThere(user: uid_t) -> Bool {
    guard let entry = getpwuid(user)?.pointee, let group = getgrgid(entry.pw_gid)?.pointee else {
      return false
    }
    return entry.pw_gid == 1 && strcmp(entry.pw_name, group.gr_name) == 0
  }
}
