import FoundationEssentials
import Glibc
import Synchronization
import TestServers
import Testing
import WidgetBase
import WidgetSettings

@testable import WidgetSources

/// Tests of watches with the kernel's notifications.
@Suite struct FileWatchTests {
  private let sandbox = Sandbox()

  /// Watches a file and performs steps; returns true if each was reported.
  private func isTold(of name: String, _ steps: [() throws -> Void]) throws -> Bool {
    let source = try SourceKinds.source(["file": .text(name)])
    let counter = Counter()
    let watch = source.watch(sandbox.request()) { counter.add() }
    defer { watch?.stop() }
    for step in steps {
      // The watch may begin only now, so the step is repeated until it is reported.
      let before = counter.count
      let told = eventually {
        try? step()
        return eventually(within: 0.3) { counter.count > before }
      }
      if !told { return false }
      // The watch rests for its pace after each report; then what else the step did is reported, and
      // none of that is taken for the next step's.
      usleep(useconds_t(FileWatch.pace) * 2500)
    }
    return true
  }

  /// Returns true if this process has the kernel watch a file or a folder.
  private func isWatched(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let file = " ino:\(String(status.st_ino, radix: 16)) "
    let folder = "/proc/self/fdinfo"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return text?.split(separator: "\n").contains { $0.hasPrefix("inotify ") && $0.contains(file) }
        ?? false
    }
  }

  private func append(_ text: String, to name: String) {
    let file = open(sandbox.path(name), O_WRONLY | O_APPEND | O_CREAT, 0o600)
    _ = text.withCString { write(file, $0, strlen($0)) }
    close(file)
  }

  @Test func changes() throws {
    try sandbox.write("one", to: "file")
    #expect(
      try isTold(
        of: "file",
        [
          { append("more", to: "file") },
          // The file is written elsewhere and renamed, as editors do.
          { try sandbox.write("\(Int.random(in: 0...9999))", to: "file") },
          { append("more", to: "file") },
        ]))
  }

  @Test func aFileThatComesAndGoes() throws {
    let path = sandbox.path("later")
    #expect(
      try isTold(
        of: "later",
        [
          {
            unlink(path)
            append("x", to: "later")
          },
          {
            append("y", to: "later")
            unlink(path)
          },
        ]))
  }

  @Test func inAFolderThatComesLater() throws {
    let folder = sandbox.path("deep")
    #expect(
      try isTold(
        of: "deep/er/file",
        [
          {
            mkdir(folder, 0o700)
            mkdir("\(folder)/er", 0o700)
            append("x", to: "deep/er/file")
          }
        ]))
  }

  /// A change right after a replacement, before the new file is watched, is reported as well.
  @Test func twoReplacementsInARow() throws {
    try sandbox.write("zero", to: "file")
    let source = try SourceKinds.source(["file": "file"])
    let seen = Mutex("")
    let path = sandbox.path("file")
    let watch = source.watch(sandbox.request()) {
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      seen.withLock { $0 = text }
    }
    defer { watch?.stop() }
    #expect(eventually { isWatched(sandbox.folder) })
    for text in ["one", "two"] {
      try sandbox.write(text, to: "file.new")
      rename(sandbox.path("file.new"), path)
      // The second comes while the watch rests after the first.
      usleep(useconds_t(FileWatch.pace) * 500)
    }
    #expect(eventually { seen.withLock { $0 } == "two" })
  }

  /// The file already exists when its folder is moved in.
  @Test func aFolderThatIsMovedInWithTheFile() throws {
    let counter = Counter()
    let source = try SourceKinds.source(["file": "place/file"])
    let watch = source.watch(sandbox.request()) { counter.add() }
    defer { watch?.stop() }
    #expect(eventually { isWatched(sandbox.folder) })
    try FileManager.default.createDirectory(
      atPath: sandbox.path("elsewhere"), withIntermediateDirectories: false)
    try sandbox.write("x", to: "elsewhere/file")
    rename(sandbox.path("elsewhere"), sandbox.path("place"))
    #expect(eventually { counter.count > 0 })
  }

  @Test func aFolderAndALink() throws {
    mkdir(sandbox.path("folder"), 0o700)
    #expect(try isTold(of: "folder", [{ append("x", to: "folder/\(UUID().uuidString)") }]))
    try sandbox.write("one", to: "target")
    symlink(sandbox.path("target"), sandbox.path("link"))
    #expect(try isTold(of: "link", [{ append("more", to: "target") }]))
  }

  /// Releases of a program, and volumes of Kubernetes, are exchanged by a link of a folder.
  @Test(arguments: ["current/log/file", "volume/file", "app/log/file"])
  func whatIsExchangedOnTheWay(_ path: String) throws {
    for release in ["1", "2", "3"] {
      for folder in ["release\(release)/log", "volume/..\(release)", "app\(release)/log"] {
        try FileAccess.makeFolder(sandbox.path(folder))
        try sandbox.write(release, to: "\(folder)/file")
      }
    }
    symlink("release1", sandbox.path("current"))
    symlink("..1", sandbox.path("volume/..data"))
    symlink("..data/file", sandbox.path("volume/file"))
    rename(sandbox.path("app1"), sandbox.path("app"))
    let (source, counter) = (try SourceKinds.source(["file": .text(path)]), Counter())
    let watch = source.watch(sandbox.request()) { counter.add() }
    defer { watch?.stop() }
    #expect(eventually { isWatched(sandbox.path(path)) })
    for release in ["2", "3"] {
      let before = counter.count
      for (link, target) in [("current", "release"), ("volume/..data", "..")] {
        symlink("\(target)\(release)", sandbox.path("new"))
        rename(sandbox.path("new"), sandbox.path(link))
      }
      rename(sandbox.path("app"), sandbox.path("old\(release)"))
      rename(sandbox.path("app\(release)"), sandbox.path("app"))
      #expect(eventually { counter.count > before && isWatched(sandbox.path(path)) })
      #expect(try sandbox.datum(["file": .text(path)]) == .text(release))
    }
    let before = counter.count
    append("more", to: path)
    #expect(eventually { counter.count > before })
  }

  /// A watch begins on a thread of its own, after the file may have been read.
  @Test(arguments: [true, false])
  func aChangeBeforeTheWatchBegins(isThere: Bool) throws {
    if isThere { try sandbox.write("one", to: "file") }
    let (watch, health) = (FileWatch(path: sandbox.path("file")), WatchHealth())
    try sandbox.write("other", to: "file")
    let counter = Counter()
    let thread = WatchThread(health) { watch.run(until: $0, health) { counter.add() } }
    defer { thread?.stop() }
    #expect(eventually { counter.count == 1 })
  }

  /// A line that has no end yet may be the beginning of another value, and counts when nobody goes on writing it.
  @Test func aLineThatIsBeingWritten() throws {
    let setting: Setting = ["file": "log", "tail": "1"]
    let source = try SourceKinds.source(setting)
    let last = Mutex(Date.distantPast)
    // It is told of the file once more when nobody has written for long enough.
    func isToldAtTheEnd(of write: () throws -> Void) throws -> Bool {
      try write()
      let end = Date() + FileBytes.writing
      return eventually(within: 60) { last.withLock { $0 } > end }
    }
    func write(_ text: String, whole: String) throws {
      append(text, to: "log")
      // Unless this takes long itself.
      let start = Date()
      let datum = try sandbox.datum(setting)
      #expect(Date() > start + 4 || datum == [.text(whole)])
    }
    try sandbox.write("orders 5000\n", to: "log")
    let watch = try #require(source.watch(sandbox.request()) { last.withLock { $0 = Date() } })
    defer { watch.stop() }
    #expect(try isToldAtTheEnd { try write("orders 12", whole: "orders 5000") })
    #expect(try sandbox.datum(setting) == ["orders 12"])
    #expect(try isToldAtTheEnd { try write("34\nor", whole: "orders 1234") })
    #expect(try sandbox.datum(setting) == ["or"])
    // Nothing precedes it, so that it may be all.
    try sandbox.write("41", to: "figure")
    #expect(try sandbox.datum(["file": "figure", "tail": "1"]) == ["41"])
  }

  /// The kernel tells nobody what changes in files that it makes up.
  @Test func aFileOfTheKernelIsReadAgain() throws {
    let (source, counter) = (try SourceKinds.source(["file": "/proc/uptime"]), Counter())
    let watch = try #require(source.watch(sandbox.request()) { counter.add() })
    defer { watch.stop() }
    #expect(eventually(within: 30) { counter.count > 0 })
    #expect(watch.fault == nil)
  }

  @Test func othersAreNotTold() throws {
    try sandbox.write("one", to: "file")
    let source = try SourceKinds.source(["file": "file"])
    let counter = Counter()
    let watch = source.watch(sandbox.request()) { counter.add() }
    #expect(eventually { isWatched(sandbox.path("file")) })
    append("x", to: "other")
    // That nothing comes shows only in time.
    usleep(100_000)
    #expect(counter.count == 0)
    watch?.stop()
    #expect(eventually { !isWatched(sandbox.path("file")) })
    append("x", to: "file")
    #expect(counter.count == 0)
  }

  @Test func manyChangesAreToldOfTogether() throws {
    try sandbox.write("one", to: "file")
    let source = try SourceKinds.source(["file": "file"])
    let counter = Counter()
    let watch = source.watch(sandbox.request()) { counter.add() }
    // A rate has a time: many changes in each pace, for some paces.
    let deadline = Deadline(after: 0.5)
    while !deadline.isOver { append("x", to: "file") }
    #expect(eventually { counter.count > 0 })
    watch?.stop()
    #expect(Double(counter.count) <= deadline.elapsed * 10 + 2)
  }

  @Test func aWatchCanBeStoppedFromWithin() throws {
    try sandbox.write("one", to: "file")
    let source = try SourceKinds.source(["file": "file"])
    let counter = Counter()
    let holder = WatchHolder()
    holder.watch = source.watch(sandbox.request()) {
      counter.add()
      holder.watch?.stop()
    }
    #expect(
      eventually {
        append("x", to: "file")
        return counter.count > 0
      })
    holder.watch = nil
  }
}

private final class WatchHolder: Sendable {
  private let held = Mutex<(any SourceWatch)?>(nil)

  var watch: (any SourceWatch)? {
    get { held.withLock { $0 } }
    set {
      // The old watch is released after the lock.
      var watch = newValue
      held.withLock { swap(&$0, &watch) }
    }
  }
}
