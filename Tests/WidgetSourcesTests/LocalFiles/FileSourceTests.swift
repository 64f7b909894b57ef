import FoundationEssentials
import Glibc
import Synchronization
import Testing
import WidgetBase
import WidgetSettings

@testable import WidgetSources

@Suite struct FileSourceTests {
  private let sandbox = Sandbox()

  @Test(
    arguments: [
      (["file": "a.txt"], "one\ntwo\nthree"), (["file": "a.txt", "tail": "2"], ["two", "three"]),
      (["file": "a.txt", "tail": "9"], ["one", "two", "three"]),
      (["file": "a.txt", "tail": "1", "format": "text"], "three"),
      (["file": "a.txt", "format": "lines", "row": "-2"], "two"),
      (["file": "a.json"], ["n": [1, 2]]), (["file": "a.json", "pick": ".n[1]"], 2),
      (["file": "a.json", "format": "text"], "{\"n\": [1, 2]}"),
      (["file": "a.csv"], [["d": "x", "n": "1"]]), (["file": "a.csv", "column": "n"], ["1"]),
      (["file": "a.txt", "regex": "t\\w+"], ["two", "three"]),
      (["file": "a.jsonl", "tail": "2"], [["i": 2], ["i": 3]]),
      (["file": "empty.txt", "tail": "2"], []), (["file": "empty.txt"], ""),
    ] as [(Setting, Datum)])
  func data(setting: Setting, datum: Datum) throws {
    try sandbox.write("one\ntwo\nthree\n", to: "a.txt")
    try sandbox.write("{\"n\": [1, 2]}\n", to: "a.json")
    try sandbox.write("d,n\nx,1\n", to: "a.csv")
    try sandbox.write("{\"i\":1}\n{\"i\":2}\n{\"i\":3}\n", to: "a.jsonl")
    try sandbox.write("", to: "empty.txt")
    #expect(try sandbox.datum(setting) == datum)
  }

  /// Whoever may write a folder decides where links in it lead, and what is read may be published.
  @Test(arguments: ["out/key", "out/folder/key", "own/key"])
  func aLinkThatAProgramMadeLeadsNowhere(path: String) throws {
    for folder in ["out", "keys"] { try FileAccess.makeFolder(sandbox.path(folder)) }
    try sandbox.write("secret", to: "keys/key")
    try sandbox.write("41", to: "out/figure")
    symlink("../keys/key", sandbox.path("out/key"))
    symlink("../keys", sandbox.path("out/folder"))
    symlink("figure", sandbox.path("out/newest"))
    // A link of the user's own leads to the folder.
    symlink("out", sandbox.path("own"))
    WrittenFolders.note([sandbox.path("out")])
    let failure = try #require(sandbox.failure(["file": .text(path)]))
    #expect(failure.kind == .denied && failure.reason == "key is a link of a program")
    #expect(try sandbox.datum(["file": "own/newest"]) == "41")
    #expect(try sandbox.datum(["file": "keys/key"]) == "secret")
  }

  /// The kernel has readers wait until it has freed what a program cuts off its file, and no signal ends them.
  @Test func aFileThatAProgramCutsIsNotRead() throws {
    for folder in ["cut", "mine"] {
      try FileAccess.makeFolder(sandbox.path(folder))
      try sandbox.write("41", to: "\(folder)/figure")
      let reservation = try Command(
        ["/usr/bin/fallocate", "-n", "-l", "4MiB", sandbox.path("\(folder)/figure")],
        environment: .own, timeout: 10
      ).run()
      try #require(reservation.ending == .exit(0))
    }
    WrittenFolders.note([sandbox.path("cut")])
    #expect(sandbox.failure(["file": "cut/figure"]) != nil)
    // The user's own programs may reserve room.
    #expect(try sandbox.datum(["file": "mine/figure"]) == "41")
  }

  /// Who waits for the reader of a pipe would go on, and be ended when it is closed.
  @Test func aLinkToAPipeElsewhereOpensNothing() throws {
    for folder in ["out", "private"] { try FileAccess.makeFolder(sandbox.path(folder)) }
    let pipe = sandbox.path("private/pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    symlink("../private/pipe", sandbox.path("out/x"))
    WrittenFolders.note([sandbox.path("out")])
    let hasOpened = Atomic(false)
    // It waits for a reader.
    Threads.start {
      let writer = open(pipe, O_WRONLY | O_CLOEXEC)
      hasOpened.store(true, ordering: .relaxed)
      close(writer)
    }
    usleep(100_000)
    for path in ["out/x", "private/pipe"] {
      #expect(sandbox.failure(["file": .text(path)]) != nil)
    }
    usleep(100_000)
    let isOpen = hasOpened.load(ordering: .relaxed)
    #expect(!isOpen)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    usleep(100_000)
    close(reader)
  }

  @Test func lastLinesOfALongFile() throws {
    let lines = (0..<200_000).map { "line \($0)" }
    try sandbox.write(lines.joined(separator: "\n"), to: "log")
    // Nobody is writing the last line any more.
    let times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
    utimensat(AT_FDCWD, sandbox.path("log"), times, 0)
    #expect(
      try sandbox.datum(["file": "log", "tail": "3"]) == [
        "line 199997", "line 199998", "line 199999",
      ])
    let many = try sandbox.datum(["file": "log", "tail": "10000"])
    #expect(many?.items?.first == "line 190000")
    #expect(many?.items?.count == 10_000)
    #expect(sandbox.failure(["file": "log", "limit": "1KiB"])?.reason == "more than 1 KiB")
    // A line that the limit cuts is left out, and that is said: what is left of it may be another value.
    let cut = try sandbox.reading(["file": "log", "tail": "9", "limit": "30"])
    #expect(cut.entries.first?.datum == ["line 199998", "line 199999"])
    #expect(cut.warnings == ["not all 9 lines fit in limit:; raise it"])
    let whole = try sandbox.reading(["file": "log", "tail": "2", "limit": "30"])
    #expect(whole.entries.first?.datum == ["line 199998", "line 199999"])
    #expect(whole.warnings == [])
    try sandbox.write("1234567\n", to: "number")
    let short: Setting = ["file": "number", "tail": "1", "limit": "4"]
    #expect(sandbox.failure(short)?.reason == "more than 4 B")
  }

  @Test func filesOfTheKernel() throws {
    #expect(try sandbox.datum(["file": "/proc/self/comm"])?.words?.isEmpty == false)
    #expect(try sandbox.datum(["file": "/proc/self/status", "tail": "1"])?.items?.count == 1)
    #expect(sandbox.failure(["file": "/dev/zero"])?.reason == "zero is not a regular file")
  }

  @Test func aFolder() throws {
    try sandbox.write("12345", to: "b")
    try sandbox.write("", to: "a")
    try sandbox.write("", to: ".hidden")
    mkdir(sandbox.path("c"), 0o700)
    let list = try #require(try sandbox.datum(["file": "."]))
    #expect(list.items?.map { $0["name"] } == ["a", "b", "c"])
    #expect(list.items?[1]["size"] == 5)
    #expect(list.items?.map { $0["folder"] } == [false, false, true])
    let date = try #require(list.items?[0]["date"]?.words)
    #expect(date.count == 20 && date.hasSuffix("Z"))
    #expect(try sandbox.datum(["file": ".", "pick": "length"]) == 3)
  }

  /// What was looked at is listed, whatever a program puts in its place before that.
  @Test func aFolderThatIsExchangedIsTheOneThatWasOpened() throws {
    for folder in ["out", "out/in", "keys"] { try FileAccess.makeFolder(sandbox.path(folder)) }
    try sandbox.write("12345", to: "out/in/report")
    try sandbox.write("secret", to: "keys/key")
    WrittenFolders.note([sandbox.path("out")])
    let open = try FileBytes(sandbox.path("out/in"))
    try #require(rename(sandbox.path("out/in"), sandbox.path("out/old")) == 0)
    symlink("../keys", sandbox.path("out/in"))
    let list = try open.list()
    #expect(list.datum.items?.map { $0["name"] } == ["report"])
    #expect(list.datum.items?.first?["size"] == 5)
    #expect(list.warnings == [])
  }

  /// The size and the date of a file elsewhere are not for the reader of a list.
  @Test func aListFollowsNoLinkOfAProgram() throws {
    for folder in ["out", "keys"] { try FileAccess.makeFolder(sandbox.path(folder)) }
    try sandbox.write("secret", to: "keys/key")
    try sandbox.write("41", to: "out/figure")
    symlink("../keys/key", sandbox.path("out/key"))
    symlink("figure", sandbox.path("out/newest"))
    symlink("nowhere", sandbox.path("out/lost"))
    symlink("key", sandbox.path("keys/own"))
    WrittenFolders.note([sandbox.path("out")])
    let list = try sandbox.reading(["file": "out"])
    let entries = list.entries.first?.datum.items
    #expect(entries?.map { $0["name"] } == ["figure", "newest"])
    #expect(entries?.map { $0["size"] } == [2, 2])
    #expect(
      list.warnings == ["links of programs out of their folders, or to nothing, are left out"])
    let own = try sandbox.reading(["file": "keys"])
    #expect(own.entries.first?.datum.items?.map { $0["size"] } == [6, 6])
    #expect(own.warnings == [])
  }

  /// What cannot be told in full is in the list nevertheless, or its number would be too small.
  @Test func aListHasOddNamesAndDeadLinks() throws {
    try sandbox.write("12345", to: "a")
    symlink("nowhere", sandbox.path("b"))
    symlink("c", sandbox.path("c"))
    let odd = sandbox.path("d").utf8CString.dropLast() + [CChar(bitPattern: 0xe9), 0]
    let file = open(Array(odd), O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    try #require(file >= 0)
    write(file, "123", 3)
    close(file)
    let list = try sandbox.reading(["file": "."])
    let entries = list.entries.first?.datum.items
    #expect(entries?.map { $0["name"] } == ["a", "b", "c", "d\u{fffd}"])
    // A link's own size is the length of its target's name.
    #expect(entries?.map { $0["size"] } == [5, 7, 1, 3])
    #expect(list.warnings == [])
    #expect(!list.lacksRows)
  }

  /// The way of a link is not found by a name that is not its own.
  @Test func aListSaysWhatItLeavesOut() throws {
    try sandbox.write("12345", to: "a")
    let odd = sandbox.path("b").utf8CString.dropLast() + [CChar(bitPattern: 0xe9), 0]
    symlink("a", Array(odd))
    let list = try sandbox.reading(["file": "."])
    #expect(list.entries.first?.datum.items?.map { $0["name"] } == ["a"])
    #expect(list.warnings == ["1 file of which nothing can be learnt is left out"])
    #expect(list.lacksRows)
  }

  @Test(.enabled(if: geteuid() == 0, "only root may act as another user"))
  func aFolderThatMayNotBeSearchedIsNotEmpty() throws {
    try FileAccess.makeFolder(sandbox.path("dark"))
    try sandbox.write("1", to: "dark/1")
    chmod(sandbox.path("dark"), 0o744)
    let dark = try FileBytes(sandbox.path("dark"))
    // Unlike other calls of its kind, this one changes the user of its thread alone.
    let symbol = try #require(dlsym(nil, "setfsuid"))
    let become = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> Int32).self)
    _ = become(65534)
    let denial = failure { () throws(SourceFailure) in Reading(try dark.list().datum, at: testStart)
    }
    _ = become(0)
    #expect(denial.reason == "dark: permission denied" && denial.isDenied)
    #expect(denial.detail.contains("not look at its files"))
  }

  @Test func whatIsNotThere() {
    let failure = sandbox.failure(["file": "none.txt"])
    #expect(failure?.reason == "no file none.txt")
    #expect(failure?.isAbsent == true)
    #expect(sandbox.failure(["file": "none/at/all"])?.isAbsent == true)
    mkfifo(sandbox.path("fifo"), 0o600)
    #expect(sandbox.failure(["file": "fifo"])?.reason == "fifo is not a regular file")
  }

  @Test func whatMayNotBeRead() throws {
    try sandbox.write("x", to: "mine")
    chmod(sandbox.path("mine"), 0)
    // Root may read everything.
    guard geteuid() != 0 else { return }
    #expect(sandbox.failure(["file": "mine"])?.isDenied == true)
  }

  @Test func noUTF8() throws {
    try Data([0x61, 0xff, 0x62]).write(to: URL(fileURLWithPath: sandbox.path("bytes")))
    #expect(try sandbox.datum(["file": "bytes"]) == "a\u{fffd}b")
  }
}
