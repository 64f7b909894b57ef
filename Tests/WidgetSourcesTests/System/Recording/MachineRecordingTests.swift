import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct MachineRecordingTests {
  @Test func whatIsNotRepeatedStays() throws {
    let machine = try machine(
      """
      # Comments may stand here.

      @ 0
      > sysconf PAGESIZE 16384
      > sysconf CLK_TCK 250
      > /proc/a
      one
      > /proc/b
      @ 1.5
      > /proc/a
      two
      - /proc/b
      > statvfs / 3 2 1
      @ 3
      > /proc/b
      back
      """)
    #expect(machine.dates == [.second(0), .second(1.5), .second(3)])
    #expect((machine.pageSize, machine.ticksPerSecond) == (16384, 250))
    func read(_ seconds: Double) -> [String?] {
      machine.advance(to: .second(seconds))
      return ["/proc/a", "/proc/b", "/proc/c"].map { machine.withBytes(of: $0, \.text) }
    }
    #expect(read(0) == ["one\n", "", nil])
    #expect(read(1.4) == ["one\n", "", nil])
    #expect(read(1.5) == ["two\n", nil, nil])
    #expect(machine.space(at: "/") == FileSystemSpace(total: 3, free: 2, available: 1))
    #expect(machine.names(in: "/proc") == ["a"])
    #expect(read(9) == ["two\n", "back\n", nil])
    #expect(read(-5) == ["one\n", "", nil])
    #expect(machine.space(at: "/") == nil)
    #expect(machine.names(in: "/proc") == ["a", "b"])
    #expect(machine.names(in: "/pro") == [])
  }

  @Test func inodesMayFollowTheSizes() throws {
    var space = FileSystemSpace(total: 9, free: 5, available: 4)
    #expect(RecordingLine.space(space, at: "/") == "> statvfs / 9 5 4")
    (space.inodes, space.freeInodes) = (100, 7)
    let line = RecordingLine.space(space, at: "/")
    #expect(line == "> statvfs / 9 5 4 100 7")
    #expect(try machine("@ 0\n\(line)").space(at: "/") == space)
    #expect(throws: MachineRecordingError.self) { try machine("@ 0\n> statvfs / 9 5 4 100") }
  }

  @Test func contentThatLooksLikeAHeader() throws {
    let content = "@ 1\n> x\n- y\n\\ z\n@\n\n#\nno end"
    var text = Array("widgettui-machine 1 2026-03-14T09:26:00Z\n@ 0\n> /proc/a\n".utf8)
    text += content.parsed(RecordingLine.content)
    let machine = RecordedMachine(try MachineRecording(text))
    #expect(machine.withBytes(of: "/proc/a", \.text) == content)
  }

  @Test func processesByRisingNumber() throws {
    let machine = try machine("@ 0\n> /proc/10/stat\nten\n> /proc/9/stat\nnine\n> /proc/stat\nx")
    var seen: [String] = []
    machine.visitProcesses { seen.append("\($0) \($1.firstLine)") }
    #expect(seen == ["9 nine", "10 ten"])
  }

  @Test func commandLines() throws {
    let machine = try machine("@ 0\n> /proc/9/cmdline\nvi\0a b\0\0\n\\\n> /proc/8/cmdline")
    #expect(machine.commandLines(of: [9, 8, 7]) == [["vi", "a b", ""], [], []])
  }

  @Test func aLongCommandLineIsCut() throws {
    let long = String(repeating: "a", count: 100_000)
    let machine = try machine("@ 0\n> /proc/9/cmdline\nvi\0\(long)\0\n\\")
    #expect(machine.commandLines(of: [9])[0].map(\.utf8.count) == [2, 4093])
  }

  private static let first = "widgettui-machine 1 2026-03-14T09:26:00Z\n"
  private static let errors = [
    ("", "f:1: read “”, expected “widgettui-machine 1” and a date, as “2026-03-14T09:26:00Z”"),
    (
      "widgettui-machine 2 2026-03-14T09:26:00Z\n",
      "f:1: read “widgettui-machine 2 2026-03-14T09:26:00Z”, expected “widgettui-machine 1” and a"
        + " date, as “2026-03-14T09:26:00Z”"
    ),
    (first, "f:1: read “the end”, expected a moment, as “@ 0”"),
    (
      first + "> /proc/a\n",
      "f:2: read “> /proc/a”, expected a moment before the first file, as “@ 0”"
    ),
    (first + "@ soon\n", "f:2: read “@ soon”, expected a moment in seconds, as “@ 1.5”"),
    (first + "@ -1\n", "f:2: read “@ -1”, expected a moment in seconds, as “@ 1.5”"),
    (first + "@ 2\n@ 1\n", "f:3: read “@ 1”, expected a moment later than the one before"),
    (
      first + "@ 0\n> proc/a\n",
      "f:3: read “> proc/a”, expected a path from the root, as “/proc/stat”"
    ),
    (
      first + "@ 0\n> statvfs / 1 2\n",
      "f:3: read “> statvfs / 1 2”, expected “> statvfs MOUNT-POINT TOTAL FREE AVAILABLE "
        + "[INODES FREE-INODES]”"
    ),
    (
      first + "@ 0\n> sysconf PAGES 1\n",
      "f:3: read “> sysconf PAGES 1”, expected “> sysconf PAGESIZE” or “> sysconf CLK_TCK” and a"
        + " number"
    ),
    (first + "@ 0\nlost\n", "f:3: read “lost”, expected “@ SECONDS”, “> PATH” or “- PATH”"),
  ]

  @Test(arguments: errors)
  func errorsSayWhereAndWhatWasExpected(text: String, message: String) {
    let error = #expect(throws: MachineRecordingError.self) {
      try MachineRecording(Array(text.utf8), file: "f")
    }
    #expect(error?.description == message)
  }

  @Test func aFileThatIsNotThere() {
    let error = #expect(throws: MachineRecordingError.self) {
      try RecordedMachine(contentsOf: "/no/such/file")
    }
    #expect(
      error?.description
        == "cannot read the recording /no/such/file: No such file or directory")
  }
}
