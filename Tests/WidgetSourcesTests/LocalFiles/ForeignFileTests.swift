import Glibc
import Testing

@testable import WidgetSources

/// Tests of who else may decide what a file holds.
@Suite struct ForeignFileTests {
  private let sandbox = Sandbox()

  private func refusal(of path: String) -> ForeignFile? {
    do throws(ForeignFile) { try ForeignFile.check(path) } catch { return error }
    return nil
  }

  @Test func aFileOfOnesOwnIsUsed() throws {
    try sandbox.write("x", to: "a.yaml")
    #expect(refusal(of: sandbox.path("a.yaml")) == nil)
    #expect(refusal(of: sandbox.path("none.yaml")) == nil)
    #expect(refusal(of: "/etc/passwd") == nil)
  }

  @Test func theCommandThatRepairsItIsNamed() throws {
    try sandbox.write("x", to: "it's a.yaml")
    let path = sandbox.path("it's a.yaml")
    chmod(path, 0o666)
    let refusal = try #require(self.refusal(of: path))
    #expect(refusal.fault == .writable(mode: 0o666))
    #expect(refusal.reason == "can be written by all users (mode 0666)")
    #expect(refusal.fix == "run: chmod go-w '\(path.replacing("'", with: "'\\''"))'")
  }

  @Test func theFolderOfALinksTargetCounts() throws {
    mkdir(sandbox.path("open"), 0o755)
    try sandbox.write("x", to: "open/a.yaml")
    chmod(sandbox.path("open"), 0o777)
    symlink(sandbox.path("open/a.yaml"), sandbox.path("b.yaml"))
    let refusal = try #require(self.refusal(of: sandbox.path("b.yaml")))
    #expect(refusal.place.hasSuffix("/open"))
    chmod(sandbox.path("open"), 0o755)
    #expect(self.refusal(of: sandbox.path("b.yaml")) == nil)
  }

  /// The first link and the last file are the user's own; a link between them is not.
  @Test(.enabled(if: getuid() == 0)) func aLinkOfAnotherUserOnTheWayCounts() throws {
    for name in ["shared", "own"] { mkdir(sandbox.path(name), 0o755) }
    try sandbox.write("x", to: "own/a.yaml")
    symlink(sandbox.path("own/a.yaml"), sandbox.path("shared/l"))
    symlink("shared/l", sandbox.path("b.yaml"))
    #expect(refusal(of: sandbox.path("b.yaml")) == nil)
    lchown(sandbox.path("shared/l"), 65_534, 65_534)
    let refusal = try #require(self.refusal(of: sandbox.path("b.yaml")))
    #expect(refusal.place.hasSuffix("/shared/l"))
    lchown(sandbox.path("shared/l"), 0, 0)
    chmod(sandbox.path("shared"), 0o777)
    #expect(self.refusal(of: sandbox.path("b.yaml"))?.place.hasSuffix("/shared") == true)
  }

  @Test func linksWithoutEndAreNobodys() {
    symlink("loop", sandbox.path("loop"))
    #expect(refusal(of: sandbox.path("loop")) == nil)
  }

  /// A group is private if only trusted users are in it.
  @Test func groups() {
    guard let root = getpwuid(0)?.pointee, root.pw_gid == 0 else { return }
    #expect(TrustedUsers([0]).isPrivate(0, of: 0))
    guard let user = getpwuid(1)?.pointee, let group = getgrgid(user.pw_gid)?.pointee,
      strcmp(user.pw_name, group.gr_name) == 0, group.gr_mem?.pointee == nil
    else { return }
    #expect(TrustedUsers([0, 1]).isPrivate(user.pw_gid, of: 1))
    #expect(!TrustedUsers([0]).isPrivate(user.pw_gid, of: 0))
    // Without an entry, a group with the owner's number is the owner's own.
    #expect(TrustedUsers([54_321]).isPrivate(54_321, of: 54_321))
    #expect(!TrustedUsers([54_321]).isPrivate(54_322, of: 54_321))
  }
}
