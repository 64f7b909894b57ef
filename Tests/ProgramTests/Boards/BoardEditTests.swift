import Glibc
import TestServers
import Testing
import WidgetTesting

/// A board that is edited while it is shown.
@Suite(.fewAtOnce)
struct BoardEditTests {
  private func board(_ words: String) -> String {
    """
    widgets:
      a: {kind: text, source: {run: [echo, "\(words)"]}, every: 1h}
    pages:
      Home: [a]
    """
  }

  @Test func aSavedFileIsShownAtOnceAndABadOneLeavesTheOldBoard() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", board("first words"))
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(.seconds(20)) { $0.contains("first words") }

    try folder.write("board.yaml", board("second words"))
    try await session.waitFor(.seconds(20)) { $0.contains("second words") }

    try folder.write("board.yaml", board("third").replacing("kind:", with: "knd:"))
    let screen = try await session.waitFor(.seconds(20)) { $0.contains("the old board stays") }
    #expect(screen.contains("second words"))
    #expect(screen.contains("board.yaml:2:7: unknown key 'knd'"))

    try folder.write("board.yaml", board("fourth words"))
    let mended = try await session.waitFor(.seconds(20)) { $0.contains("fourth words") }
    #expect(!mended.contains("the old board stays"))
  }

  @Test func aFileBehindALinkIsWatchedToo() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    mkdir("\(folder.path)/dotfiles", 0o700)
    try folder.write("dotfiles/board.yaml", board("first words"))
    symlink("dotfiles/board.yaml", "\(folder.path)/board.yaml")
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(.seconds(20)) { $0.contains("first words") }
    try folder.write("dotfiles/board.yaml", board("second words"))
    try await session.waitFor(.seconds(20)) { $0.contains("second words") }
  }

  @Test func anIncludedFileIsWatchedToo() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("team.yaml", board("of the team").replacing("pages:\n  Home: [a]", with: ""))
    try folder.write("board.yaml", "include: team.yaml\npages:\n  Home: [a]\n")
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(.seconds(20)) { $0.contains("of the team") }
    try folder.write("team.yaml", board("anew").replacing("pages:\n  Home: [a]", with: ""))
    try await session.waitFor(.seconds(20)) { $0.contains("anew") }
  }

  /// A file that does not exist yet, and one that becomes a link to another, are watched too.
  @Test func whatComesLaterIsReadWhenItComes() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", board("first words"))
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(.seconds(20)) { $0.contains("first words") }
    try folder.write("board.yaml", "include: team.yaml\npages:\n  Home: [a]\n")
    try await session.waitFor(.seconds(20)) {
      $0.contains("team.yaml c") && $0.contains("the old board stays")
    }
    try folder.write("team.yaml", board("of the team").replacing("pages:\n  Home: [a]", with: ""))
    try await session.waitFor(.seconds(20)) {
      $0.contains("of the team") && !$0.contains("the old board stays")
    }

    unlink("\(folder.path)/board.yaml")
    try await session.waitFor(.seconds(20)) { $0.contains("the old board stays") }
    try folder.write("elsewhere.yaml", board("by a link"))
    symlink("elsewhere.yaml", "\(folder.path)/board.yaml")
    try await session.waitFor(.seconds(20)) {
      $0.contains("by a link") && !$0.contains("the old board stays")
    }
  }

  @Test func anotherThemeIsShownAtOnceAndAnUnknownOneIsAMistake() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", "theme: nord\n" + board("words"))
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(.seconds(20)) { $0.contains("words") }
    let nord = try await session.screen(colors: true)
    try folder.write("board.yaml", "theme: gruvbox\n" + board("words"))
    try await session.waitFor(.seconds(20), colors: true) {
      $0.contains("words") && $0 != nord
    }
    try folder.write("board.yaml", "theme: nordd\n" + board("words"))
    try await session.waitFor(.seconds(20)) { $0.contains("board.yaml:1:8: unknown theme 'nordd'") }
    let check = try await folder.run("check", "board.yaml")
    #expect(check.ending == .exited(1))
    #expect(check.standardError.contains("did you mean 'nord'?"), "\(check)")
  }
}
