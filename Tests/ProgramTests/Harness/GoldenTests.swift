import Testing

@testable import WidgetTesting

/// Tests of golden pictures: the comparison, the recorded files, and the messages of failures.
struct GoldenTests {
  private let folder = ScratchFolder()

  /// Returns the golden file of a test file in a package of its own.
  private func golden(_ name: String) throws -> GoldenFile {
    try TextFile.write("", to: "\(folder.path)/Package.swift")
    return try GoldenFile(named: name, besideTest: "\(folder.path)/Tests/X/StackTests.swift")
  }

  private func text(of body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)".split(separator: folder.path).joined(separator: "ROOT")
    }
  }

  @Test func goldenFileLiesBesideItsTest() throws {
    let golden = try golden("three-children")
    #expect(golden.path == "\(folder.path)/Tests/X/StackTests/three-children.txt")
    #expect(
      golden.actualPath
        == "\(folder.path)/.build/golden-actual/Tests/X/StackTests/three-children.txt")
  }

  @Test func missingGoldenFileSaysHowToRecord() throws {
    let golden = try golden("new")
    let text = text { try expectGolden("a", in: golden, line: 7, recording: false) }
    #expect(
      text == """
        there is no golden picture “new” yet (ROOT/Tests/X/StackTests.swift:7)
        golden: ROOT/Tests/X/StackTests/new.txt
        actual: ROOT/.build/golden-actual/Tests/X/StackTests/new.txt
        To record it: make record TEST=StackTests (in your own package: \
        WIDGETTUI_RECORD=1 swift test --filter StackTests)
        """)
    #expect(try TextFile.read(golden.path) == nil)
  }

  @Test func differenceShowsLinesAndBothPaths() throws {
    let golden = try golden("orders")
    try TextFile.write("╭──╮\n│12│\n╰──╯\n", to: golden.path)
    let text = text {
      try expectGolden("╭──╮\n│13│\n╰──╯\n", in: golden, line: 7, recording: false)
    }
    #expect(
      text == """
        golden picture “orders” is not what was drawn (ROOT/Tests/X/StackTests.swift:7)
          1   ╭──╮
        - 2   │12│
        + 2   │13│
          3   ╰──╯
        golden: ROOT/Tests/X/StackTests/orders.txt
        actual: ROOT/.build/golden-actual/Tests/X/StackTests/orders.txt
        If the new one is right: make record TEST=StackTests (in your own package: \
        WIDGETTUI_RECORD=1 swift test --filter StackTests)
        """)
    #expect(try TextFile.read(golden.actualPath) == "╭──╮\n│13│\n╰──╯\n")
  }

  @Test func recordingWritesOnlyWhatChanged() throws {
    let golden = try golden("recorded")
    try expectGolden("one", in: golden, line: 1, recording: true)
    #expect(try TextFile.read(golden.path) == "one\n")
    try expectGolden("one\n", in: golden, line: 1, recording: false)

    // A file without the last line end is the same picture, so recording leaves it alone.
    try TextFile.write("one", to: golden.path)
    try expectGolden("one", in: golden, line: 1, recording: true)
    #expect(try TextFile.read(golden.path) == "one")
    try expectGolden("two", in: golden, line: 1, recording: true)
    #expect(try TextFile.read(golden.path) == "two\n")
  }

  @Test(arguments: ["", "../x", ".hidden", "two words", "a/b"])
  func nameMustBeAFileName(name: String) {
    #expect(throws: GoldenFileError.self) { try golden(name) }
  }

  @Test func inlinePicture() throws {
    try expectPicture("a\nb\n", equals: "a\nb")
    let text = text { try expectPicture("a\nc", equals: "a\nb", file: "T.swift", line: 3) }
    #expect(
      text == """
        the picture is not the expected one (T.swift:3)
          1   a
        - 2   b
        + 2   c
        """)
  }

  @Test func farLinesAreLeftOut() {
    let old = (1...12).map(String.init).joined(separator: "\n")
    let new = (2...12).map { $0 == 8 ? "eight" : String($0) }.joined(separator: "\n")
    #expect(
      PictureDifference(from: old, to: new).description == """
        -  1   1
           1   2
           2   3
          …
           5   6
           6   7
        -  8   8
        +  7   eight
           8   9
           9   10
          …
        """)
  }

  @Test func whatTheEyeCannotSeeIsShown() {
    #expect(PictureDifference.visible("a b  ") == "a b··")
    #expect(PictureDifference.visible("   ") == "···")
    #expect(PictureDifference.visible("\u{1B}[1mé\u{A0}|") == "\\u{1B}[1mé\\u{A0}|")
    #expect(
      PictureDifference(from: "\u{E9}", to: "e\u{301}").description == """
        - 1   é
        + 1   e\\u{301}
        """)
  }
}
