import Foundation
import Glibc
import TestServers
import Testing
import WidgetBase

@testable import WidgetArchive

/// Reads of a bundle's files that take long; a pipe stands for the kernel, which answers when a byte comes.
@Suite final class BundleFilesTests {
  private let temporary = TemporaryFolder()
  private let kernel = Pipe()

  /// Files of which those whose names begin with `slow` are read when the kernel answers.
  private func files() -> BundleFiles {
    let kernel = kernel.fileHandleForReading.fileDescriptor
    return BundleFiles { path, limit throws(FileError) in
      var byte: UInt8 = 0
      if FilePath.parts(path).name.hasPrefix("slow") { _ = read(kernel, &byte, 1) }
      return try FileAccess.read(path, limit: limit, followsLinks: false)
    }
  }

  private func answer() throws {
    try kernel.fileHandleForWriting.write(contentsOf: [0])
  }

  private func write(_ text: String, to name: String) throws {
    try FileAccess.replace(temporary[name], with: Array(text.utf8))
  }

  private func text(_ files: BundleFiles, _ name: String) throws(FileError) -> String? {
    try files.bytes(of: temporary[name], limit: 100).map { String(decoding: $0, as: UTF8.self) }
  }

  private func isLate(_ files: BundleFiles, _ name: String) -> Bool {
    do throws(FileError) {
      _ = try text(files, name)
      return false
    } catch {
      return error.isLate
    }
  }

  @Test func aFileIsReadOnce() throws {
    let files = files()
    #expect(try text(files, "none") == nil)
    try write("one", to: "one")
    #expect(try text(files, "one") == "one")
    try write("two", to: "one")
    #expect(try text(files, "one") == "two")
    let link = temporary["link"]
    symlink(temporary["one"], link)
    #expect(throws: FileError.self) { try text(files, "link") }
  }

  /// Readers wait until the kernel has freed what is cut off a file.
  @Test func aFileWithFarMoreRoomThanBytesIsNotRead() throws {
    let files = BundleFiles()
    try write("one", to: "one")
    #expect(try text(files, "one") == "one")
    let reservation = try Process.run(
      URL(fileURLWithPath: "/usr/bin/fallocate"), arguments: ["-n", "-l", "4MiB", temporary["one"]])
    reservation.waitUntilExit()
    try #require(reservation.terminationStatus == 0)
    #expect(throws: FileError(path: temporary["one"], call: "read", code: EBUSY)) {
      try text(files, "one")
    }
  }

  @Test func nobodyWaitsLongForFilesThatAreHeldUp() throws {
    let files = files()
    try write("one", to: "one")
    for name in ["slow", "slower"] { try write(name, to: name) }
    let start = ContinuousClock.now
    for _ in 0..<50 { for name in ["slow", "slower", "one"] { #expect(isLate(files, name)) } }
    #expect(ContinuousClock.now - start < .seconds(3))
    // What was read in the end is the answer.
    try answer()
    #expect(eventually { (try? text(files, "slow")) == "slow" })
    #expect(try text(files, "one") == "one")
  }

  @Test func whatHasChangedWhileItWasReadIsNoAnswer() throws {
    let files = files()
    try write("before", to: "slow")
    try write("one", to: "one")
    #expect(isLate(files, "slow"))
    try write("and after", to: "slow")
    try answer()
    #expect(eventually { (try? text(files, "one")) == "one" })
    try answer()
    #expect(eventually { (try? text(files, "slow")) == "and after" })
  }

  /// A bundle can keep the kernel's lock of a folder for seconds, again and again.
  @Test func nobodyWaitsLongForAFolderThatIsHeld() throws {
    let folder = SharedFolder(bundleAt: temporary.path)
    try folder.prepare()
    let files = files()
    BundleFiles.use(files, for: folder)
    let path = folder.timelinePath("a")
    #expect(try folder.stamp(path) == nil && folder.names(in: folder.timelines) == [])
    let want = WantFile(in: folder, role: .dashboard, process: 1)
    try write("slow", to: "slow")
    #expect(isLate(files, "slow"))
    let start = ContinuousClock.now
    for _ in 0..<100 {
      #expect(isLate { _ = try folder.stamp(path) })
      #expect(isLate { _ = try folder.names(in: folder.timelines) })
      #expect(isLate { _ = try folder.asked })
      #expect(isLate { try want.write([]) })
      #expect(folder.instances == [] && WantFile.owners(in: folder, now: 0) == [])
    }
    #expect(ContinuousClock.now - start < .seconds(1))
    try answer()
    // What could not be changed in time is changed then.
    let name = "\(folder.wants)/1"
    #expect(eventually { access(name, F_OK) == 0 })
    #expect(eventually { (try? want.write([])) != nil })
    #expect(try folder.names(in: folder.wants) == ["1"])
    #expect(WantFile.owners(in: folder, now: 0).map(\.process) == [1])
    want.withdraw()
    #expect(try folder.names(in: folder.wants) == [])
  }

  private func isLate(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return false
    } catch {
      return (error as? FileError)?.isLate == true
    }
  }

  /// What was shown stays, and says that there is something newer.
  @Test func anArchiveThatIsHeldUpIsLate() throws {
    let folder = SharedFolder(bundleAt: temporary.path)
    try folder.prepare()
    let instance = WidgetInstance(
      id: "slow-123456/small", kind: "slow", family: .systemSmall, configuration: [:])
    var last = ArchivedTimeline(instance: instance, title: "Orders")
    last.loaded = Date(timeIntervalSince1970: 1_000_000)
    try folder.write(last)
    BundleFiles.use(files(), for: folder)
    let first = try #require(folder.shownTimeline(of: instance, after: last))
    #expect(first.isLate && first.loaded == last.loaded)
    #expect(first.failure?.reason == "the bundle's archive cannot be read in time")
    let second = try #require(folder.shownTimeline(of: instance, after: first))
    #expect(second.isLate && second.outcomes.count == first.outcomes.count)
    #expect(folder.shownTimeline(of: instance)?.isLate == true)
    try answer()
    #expect(eventually { folder.shownTimeline(of: instance, after: second)?.isLate == false })
  }
}
