import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetLayout

@testable import WidgetArchive

@MainActor
@Suite("The folder that processes share")
struct SharedFolderTests {
  @Test func timelinesAreKeptUnderTheirIdentifiers() throws {
    let temporary = TemporaryFolder()
    let folder = try temporary.shared
    var timeline = sampleTimeline()
    #expect(try folder.timeline("orders/small") == nil)
    try folder.write(timeline)
    #expect(try folder.timeline("orders/small")?.entries == timeline.entries)
    timeline.instance = .test("../host")
    try folder.write(timeline)
    #expect(folder.instances == ["../host", "orders/small"])
    #expect(FileAccess.names(in: folder.path) == ["asking", "requests", "timelines", "wants"])
  }

  /// A bundle makes any number of files in its folder, which front ends read.
  @Test func ofAFolderThatABundleFillsOnlyAPartIsRead() throws {
    let temporary = TemporaryFolder()
    let own = try temporary.shared
    let bundle = own.bundle("shop")
    for folder in [own, bundle] {
      for path in [folder.timelines, folder.asking, folder.wants] {
        try FileAccess.makeFolder(path)
      }
      for number in 0..<SharedFolder.mostNames + 100 {
        let name = "\(number)"
        close(open("\(folder.timelines)/\(name)", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600))
        folder.noteAsking(name, true)
      }
    }
    #expect(bundle.instances.count == SharedFolder.mostNames)
    #expect(try bundle.asked.count == SharedFolder.mostNames)
    #expect(own.instances.count == SharedFolder.mostNames + 100)
  }

  /// A file with holes takes no room on the disk, and all that its length says in memory.
  @Test func ofABundlesArchivesOnlySoManyBytesAreRead() throws {
    let own = try TemporaryFolder().shared
    let bundle = own.bundle("shop")
    for folder in [own, bundle] {
      try FileAccess.makeFolder(folder.timelines)
      for name in ["a", "b", "c"] {
        let file = open(folder.timelinePath(name), O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
        #expect(ftruncate(file, 30 << 20) == 0)
        close(file)
      }
    }
    #expect(bundle.instances == ["a", "b"])
    #expect(own.instances == ["a", "b", "c"])
  }

  /// A link may lead to where a look waits.
  @Test func linksOfABundleAreNotLookedBehind() throws {
    let own = try TemporaryFolder().shared
    let bundle = own.bundle("shop")
    try FileAccess.makeFolder(bundle.timelines)
    symlink("a", bundle.timelinePath("a"))
    #expect(try bundle.stamp(bundle.timelinePath("a")) != nil)
    #expect(try own.stamp(bundle.timelinePath("a")) == nil)
  }

  @Test func whatCannotBeReadIsSetAside() throws {
    let temporary = TemporaryFolder()
    let folder = try temporary.shared
    try FileAccess.replace(folder.timelinePath("a"), with: Array("widgettui timeline 0\n".utf8))
    #expect(try folder.timeline("a") == nil)
    #expect(FileAccess.names(in: folder.timelines) == ["a.unreadable"])
    #expect(folder.instances.isEmpty)
  }

  /// A front end that renames one of a bundle's waits for the end of what the bundle has at the other name.
  @Test func whatCannotBeReadOfABundleStays() throws {
    let bundle = try TemporaryFolder().shared.bundle("shop")
    try bundle.prepare()
    try FileAccess.replace(bundle.timelinePath("a"), with: Array("widgettui timeline 0\n".utf8))
    mkdir(bundle.timelinePath("b"), 0o700)
    for id in ["a", "b"] { #expect(try bundle.timeline(id) == nil) }
    #expect(FileAccess.names(in: bundle.timelines) == ["a", "b"])
  }

  @Test func whatTheDeadLeftHalfWrittenIsRemoved() throws {
    let temporary = TemporaryFolder()
    let folder = try temporary.shared
    // No process has this number: the kernel's maximum is 4194304.
    for name in ["a.99999999.new", "b.\(getpid()).new"] {
      try FileAccess.replace("\(folder.timelines)/\(name)", with: [1])
    }
    folder.removeLeftovers()
    #expect(FileAccess.names(in: folder.timelines) == ["b.\(getpid()).new"])
  }

  /// A bundle decides what is in its folder: behind a link may be a pipe or a device, and its date is not ours
  /// to change.
  @Test func linksInABundlesFolderAreNotFollowed() throws {
    let temporary = TemporaryFolder()
    let own = try temporary.shared
    let bundle = SharedFolder(bundleAt: temporary["bundle"])
    try bundle.prepare()
    let failure = StandingFailure(
      reason: "no", isDenied: false, since: start, attempts: 1, next: nil)
    try HostProblem(failure: failure, tried: start).write(in: own)
    let problem = "\(bundle.timelines)/\(HostProblem.fileName)"
    symlink("\(own.timelines)/\(HostProblem.fileName)", problem)
    #expect(HostProblem(in: own) != nil && HostProblem(in: bundle) == nil)

    let want = Want(instance: .test(), size: Size(width: 4, height: 1))
    try WantFile.stand(want, in: bundle)
    let name = try #require(FileAccess.names(in: bundle.wants).first)
    let (file, victim) = ("\(bundle.wants)/\(name)", temporary["victim"])
    rename(file, victim)
    var old = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
    utimensat(AT_FDCWD, victim, &old, 0)
    symlink(victim, file)
    #expect(WantFile.owners(in: bundle, now: 1).isEmpty)
    symlink(victim, file)
    try WantFile.stand(want, in: bundle)
    #expect(FileAccess.stamp(victim)?.seconds == 1)
  }

  @Test func machinesHaveFoldersOfTheirOwn() throws {
    let root = "/home/ann/.local/state/widgettui"
    let here = SharedFolder(program: "widgettui", root: root, machine: "a")
    let there = SharedFolder(program: "widgettui", root: root, machine: "b")
    #expect(here.path == "\(root)/machine-a/widgettui")
    #expect(here.path != there.path)
  }

  @Test func whatWasKeptBeforeIsTakenOverOnce() throws {
    let temporary = TemporaryFolder()
    let former = SharedFolder(path: "\(temporary.path)/widgettui")
    try former.prepare()
    try former.write(sampleTimeline())
    try FileAccess.makeFolder("\(former.path)/history")
    try FileAccess.replace("\(former.path)/history/1", with: [1, 2])
    try FileAccess.replace(former.hostFile, with: [1])
    try FileAccess.replace("\(former.wants)/1", with: [1])
    let here = SharedFolder(program: "widgettui", root: temporary.path, machine: "a")
    let there = SharedFolder(program: "widgettui", root: temporary.path, machine: "b")
    try here.prepare()
    try there.prepare()
    #expect(try FileAccess.read("\(here.path)/history/1") == [1, 2])
    #expect(here.instances == ["orders/small"])
    #expect(FileAccess.names(in: here.wants).isEmpty)
    #expect(try FileAccess.read(here.hostFile) == nil)
    #expect(FileAccess.names(in: former.path).isEmpty)
    #expect(there.instances.isEmpty)
    #expect(try FileAccess.read("\(there.path)/history/1") == nil)
  }

  @Test func errorsNameTheFileAndTheReason() throws {
    #expect(throws: FileError(path: "/proc/1/x", call: "made", code: ENOENT)) {
      try SharedFolder(path: "/proc/1/x").prepare()
    }
    let error = FileError(path: "/a", call: "made", code: ENOENT)
    #expect(error.description == "“/a” could not be made: No such file or directory")
  }
}
