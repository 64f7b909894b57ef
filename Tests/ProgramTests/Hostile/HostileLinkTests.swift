import Glibc
import TestServers
import Testing
import WidgetTesting

/// Links out of data: what they lead to is shown before Enter opens it, and what hides it is refused.
@Suite(.fewAtOnce)
struct HostileLinkTests {
  private static let patience = Duration.seconds(30)

  /// A folder with a board of a list whose items have these links, and a browser that notes what it
  /// was given.
  private func folder(_ links: [String], _ more: String = "") throws -> BoardFolder {
    let folder = BoardFolder()
    try folder.write(
      program: "browser", "#!/bin/sh\nprintf '%s\\n' \"$#\" \"$@\" >>\"\(folder.path)/asked\"\n")
    let items = links.enumerated().map { #"{"title": "Item \#($0)", "link": "\#($1)"}"# }
    try folder.write("items.json", "[\(items.joined(separator: ", "))]")
    try folder.write(
      "board.yaml",
      """
      widgets:
        items: {kind: list, source: {file: items.json}\(more)}
      pages: {Home: [items items]}
      """)
    return folder
  }

  private func dashboard(_ folder: BoardFolder) async throws -> TmuxSession {
    let session = try await TmuxSession(
      [try Program.widgettui().path, "\(folder.path)/board.yaml"], columns: 120,
      environment: folder.environment.merging(["BROWSER": "\(folder.path)/browser"]) { $1 },
      directory: folder.path)
    try await session.waitFor(Self.patience) { $0.contains("Item 0") }
    return session
  }

  private func asked(_ folder: BoardFolder) throws -> String? {
    try TextFile.read("\(folder.path)/asked")
  }

  @Test func aLinkOutOfDataIsShownFirst() async throws {
    let folder = try folder(["https://a.example/one?x=1"])
    defer { folder.endHost() }
    let session = try await dashboard(folder)
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) {
      $0.contains(" Enter opens https://a.example/one?x=1")
    }
    #expect(try asked(folder) == nil)
    // Another key leaves it, and it is shown anew.
    try await session.send("Escape")
    try await session.waitFor(Self.patience) { !$0.contains("Enter opens") }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("Enter opens https://a.example/one?x=1")
    }
    #expect(try asked(folder) == nil)
    // What came meanwhile is not what was shown.
    try folder.write(
      "items.json", #"[{"title": "Item 0", "link": "https://evil.example/"}, "Later"]"#)
    try await session.waitFor(Self.patience) { $0.contains("Later") }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("Enter opens https://evil.example/") }
    #expect(try asked(folder) == nil)
    try await session.send("Enter")
    try await session.waitFor(Self.patience) { $0.contains("Opened https://evil.example/") }
    #expect(try asked(folder) == "1\nhttps://evil.example/\n")
  }

  @Test func hostsInOtherLettersAreShownAsTheyAre() async throws {
    let folder = try folder(["https://аpple.com/login"])
    defer { folder.endHost() }
    let session = try await dashboard(folder)
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("Enter opens https://xn--pple-43d.com/login: its host has other letters")
    }
    try await session.send("Enter")
    try await session.waitFor(Self.patience) {
      $0.contains("Opened https://xn--pple-43d.com/login")
    }
    #expect(try asked(folder) == "1\nhttps://xn--pple-43d.com/login\n")
  }

  @Test func whatHidesItsTargetIsRefused() async throws {
    let links = [
      "https://google.com@evil.example/": "user's name before its host",
      "javascript:alert(1)": "expected an address that begins with https://",
      "mailto:a@b.example?attach=/etc/passwd": "attach a file",
    ]
    for (link, reason) in links {
      let folder = try folder([link])
      defer { folder.endHost() }
      let session = try await dashboard(folder)
      try await session.send("Tab", "Enter")
      try await session.waitFor(Self.patience) {
        $0.contains("cannot open") && $0.contains(reason)
      }
      try await session.send("Enter")
      #expect(try asked(folder) == nil, "\(link)")
      let outcome = try await Program.widgettui().run(
        ["open", "-b", "board.yaml", "--", link],
        environment: folder.environment.merging(["BROWSER": "\(folder.path)/browser"]) { $1 },
        directory: folder.path)
      #expect(outcome.ending == .exited(1), "\(link)")
      #expect(outcome.standardError.contains(reason), "\(outcome.standardError)")
      #expect(try asked(folder) == nil, "\(link)")
    }
  }

  @Test func filesNeedThePermissionOfTheBoard() async throws {
    let folder = try folder(["file:///etc/hostname"], ", link-files: docs")
    defer { folder.endHost() }
    try #require(mkdir("\(folder.path)/docs", 0o755) == 0)
    for (name, mode) in [("a.pdf", 0o644), ("b.desktop", 0o644), ("c", 0o755)] as [(String, mode_t)]
    {
      try folder.write("docs/\(name)", "x")
      try #require(chmod("\(folder.path)/docs/\(name)", mode) == 0)
    }
    func open(_ path: String) async throws -> Program.Outcome {
      try await Program.widgettui().run(
        ["open", "-b", "board.yaml", "file://\(path)"],
        environment: folder.environment.merging(["BROWSER": "\(folder.path)/browser"]) { $1 },
        directory: folder.path)
    }
    for (path, reason) in [
      ("/etc/hostname", "in no folder that the board lets links open"),
      ("\(folder.path)/docs/../board.yaml", "in no folder"),
      ("\(folder.path)/docs/b.desktop", "may be a program"),
      ("\(folder.path)/docs/c", "may be a program"),
      ("\(folder.path)/docs/none", "is no file"),
    ] {
      let outcome = try await open(path)
      #expect(outcome.ending == .exited(1), "\(path)")
      #expect(outcome.standardError.contains(reason), "\(outcome.standardError)")
    }
    #expect(try asked(folder) == nil)
    let outcome = try await open("\(folder.path)/docs/a.pdf")
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    #expect(try asked(folder) == "1\nfile://\(folder.path)/docs/a.pdf\n")
    let session = try await dashboard(folder)
    try await session.send("Tab", "Enter")
    try await session.waitFor(Self.patience) { $0.contains("in no folder that the board lets") }
  }
}
