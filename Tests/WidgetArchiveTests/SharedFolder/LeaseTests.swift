import Glibc
import TestServers
import Testing
import WidgetLayout

@testable import WidgetArchive

@Suite("Who is the host, and what it is asked for")
struct LeaseTests {
  @Test func oneHasTheLease() throws {
    let temporary = TemporaryFolder()
    let folder = try temporary.shared
    #expect(!Lease.isHeld(in: folder))
    let first = try Lease(of: folder)
    let second = try Lease(of: folder)
    #expect(first.take())
    first.note()
    #expect(!second.take())
    #expect(second.isTaken && !first.isTaken)
    #expect(Lease.isHeld(in: folder))
    #expect(second.holder == getpid())
    first.release()
    #expect(second.wait())
    #expect(!first.take())
  }

  /// A bundle may write its own host file and wants, with anything in them.
  @Test func filesOfABundleAreReadUpToALimit() throws {
    let temporary = TemporaryFolder()
    let folder = try temporary.shared
    close(creat(folder.hostFile, 0o600))
    #expect(truncate(folder.hostFile, 1 << 40) == 0)
    #expect(try Lease(of: folder).holder == nil)
    #expect(Lease.program(in: folder) == nil)
    let want = Want(instance: Self.instance("a"), size: Size(width: 16, height: 8))
    try WantFile.stand(want, in: folder)
    let path = "\(folder.wants)/\(try #require(FileAccess.names(in: folder.wants).first))"
    #expect(truncate(path, 1 << 40) == 0)
    #expect(WantFile.all(in: folder, now: now) == [])
    // It is written anew.
    try WantFile.stand(want, in: folder)
    #expect(WantFile.all(in: folder, now: now) == [want])
  }

  @Test func wantsEndWithTheirOwners() throws {
    let temporary = TemporaryFolder()
    let folder = try temporary.shared
    let small = Want(instance: Self.instance("a"), size: Size(width: 16, height: 8))
    let large = Want(instance: Self.instance("b"), size: Size(width: 36, height: 18))
    let first = WantFile(in: folder, role: .dashboard, process: 1)
    let second = WantFile(in: folder, role: .dashboard, process: 2)
    try first.write([small])
    try second.write([small, large])
    #expect(WantFile.all(in: folder, now: now) == [small, large])
    try second.write([small])
    #expect(WantFile.all(in: folder, now: now) == [small])
    first.withdraw()
    second.withdraw()
    #expect(WantFile.all(in: folder, now: now).isEmpty)
    // A killed process leaves such a file: it is not locked.
    try FileAccess.replace("\(folder.wants)/3", with: [0])
    #expect(WantFile.all(in: folder, now: now).isEmpty)
    #expect(FileAccess.names(in: folder.wants).isEmpty)
  }

  @Test func aLinesWantStandsForAWhile() throws {
    let temporary = TemporaryFolder()
    let folder = try temporary.shared
    let want = Want(instance: Self.instance("a/inline"), size: Size(width: 40, height: 1))
    try WantFile.stand(want, in: folder)
    try WantFile.stand(want, in: folder)
    #expect(WantFile.all(in: folder, now: now) == [want])
    #expect(WantFile.all(in: folder, now: now + WantFile.standing + 1).isEmpty)
  }

  @Test func requestsAreTakenOnce() throws {
    let temporary = TemporaryFolder()
    let folder = try temporary.shared
    try HostRequest.reload(kind: "my orders").send(in: folder)
    try HostRequest.reload(kind: "my orders").send(in: folder)
    try HostRequest.reloadInstance(id: "orders/small").send(in: folder)
    try FileAccess.replace("\(folder.requests)/9", with: Array("rm -rf /\n".utf8))
    #expect(
      HostRequest.take(in: folder) == [
        .reload(kind: "my orders"), .reloadInstance(id: "orders/small"),
      ])
    #expect(HostRequest.take(in: folder).isEmpty)
  }

  private static func instance(_ id: String) -> WidgetInstance {
    WidgetInstance(id: id, kind: "orders", family: .systemSmall)
  }

  private var now: Double { Double(time(nil)) }
}
