import Testing
import WidgetBase
import WidgetLayout

@testable import WidgetTUI

struct GoldenFolderTests {
  private let folder = GoldenFolder(path: "/tmp/widgettui-golden-\(UInt64.random(in: 0 ... .max))")

  private static let drawn = [
    (path: "Widgets/cup/small/entry-01-dark.txt", text: "a\nb\n"),
    (path: "Widgets/cup/small/entry-01-dark.svg", text: "<svg/>\n"),
  ]

  @Test func whatIsRecordedIsTheSameUntilItChanges() throws {
    defer { FolderRemoval.remove(folder.path) }
    var outcome = folder.comparison(with: Self.drawn)
    #expect(outcome.missing == Self.drawn.map(\.path))
    try folder.record(outcome, of: Self.drawn, removing: [])
    outcome = folder.comparison(with: Self.drawn)
    #expect(outcome == GoldenFolder.Outcome(same: 2))

    let other = [(path: Self.drawn[0].path, text: "a\nc\n")]
    outcome = folder.comparison(with: other)
    #expect(outcome.changed.map(\.path) == [Self.drawn[0].path])
    #expect(outcome.changed[0].difference.contains("- 2   b"))
    #expect(outcome.leftOver == [Self.drawn[1].path])
    try folder.record(outcome, of: other, removing: outcome.leftOver)
    #expect(folder.comparison(with: other) == GoldenFolder.Outcome(same: 1))
    #expect(folder.files == [Self.drawn[0].path])
  }

  /// The folder may be one that has files of its own.
  @Test func whatWasNotRecordedIsLeftAlone() throws {
    defer { FolderRemoval.remove(folder.path) }
    let others = ["Widgets/notes.txt", "Previews/logo.svg", "recorded.md"]
    for name in others {
      try LinklessFolder(making: folder.path).replace(name, with: Array("mine\n".utf8))
    }
    for drawn in [Self.drawn, [Self.drawn[0]]] {
      let outcome = folder.comparison(with: drawn)
      #expect(outcome.leftOver.allSatisfy { !others.contains($0) })
      try folder.record(outcome, of: drawn, removing: outcome.leftOver)
    }
    #expect(folder.files == [Self.drawn[0].path])
    for name in others {
      #expect(LinklessFolder(folder.path)?.read(name, limit: 100) == Array("mine\n".utf8))
    }
    #expect(LinklessFolder(folder.path)?.read(Self.drawn[1].path, limit: 100) == nil)
  }

  @Test func theReportNamesEachFile() {
    var outcome = GoldenFolder.Outcome()
    outcome.same = 3
    outcome.changed = [("Widgets/a/small/entry-01-dark.txt", "- 1   x\n+ 1   y")]
    outcome.missing = ["Previews/Cup/One-light.svg"]
    outcome.leftOver = ["Previews/Cup/Old-light.svg"]
    let report = GoldenReport(
      folder: "golden", outcome: outcome,
      failures: [.init(name: "Previews/Cup/Two", reason: "it crashed")],
      remarks: ["Previews/Cup/Island is not drawn: no island"], hasMovingClock: false,
      isRecorded: false, isFirst: false)
    #expect(!report.isGood)
    #expect(
      report.text == """
        golden: 3 files as recorded, 1 changed, 1 missing, 1 not drawn any more, 1 failure
        ✗ Previews/Cup/Two failed: it crashed
        ✗ Previews/Cup/One-light.svg is missing
        ✗ Widgets/a/small/entry-01-dark.txt differs (- recorded, + drawn):
          - 1   x
          + 1   y
        ✗ Previews/Cup/Old-light.svg is not drawn any more
        Previews/Cup/Island is not drawn: no island

        """)
  }

  @Test func whereNothingCouldBeDrawnThereIsNothingToLookAt() {
    let report = GoldenReport(
      folder: "golden", outcome: GoldenFolder.Outcome(),
      failures: [.init(name: "Widgets/a", reason: "it crashed")], remarks: [],
      hasMovingClock: false, isRecorded: true, isFirst: true)
    #expect(!report.isGood)
    #expect(
      report.text == """
        golden: 0 files as recorded, 1 failure
        ✗ Widgets/a failed: it crashed
        No picture could be drawn, and nothing was recorded.

        """)
  }

  @Test(arguments: [
    ("Cup", "Cup"), ("Small one / two", "Small-one-two"), ("../x", "x"), ("…", "unnamed"),
    ("Größe", "Größe"),
  ])
  func namesBecomeFiles(text: String, name: String) {
    #expect(GoldenDrawing.fileName(text) == name)
  }

  @Test func anSVGHasTheCellsAndTheirColours() {
    var painter = Painter(grid: CellGrid(size: Size(width: 4, height: 1)))
    let style = painter.number(of: Style(foreground: .rgb(RGB(0x0a0b0c)), attributes: .bold))
    painter.write(" a<b", x: 0, y: 0, width: 4, style: style)
    #expect(
      SVGPicture(grid: painter.grid, theme: Theme(name: "t")).text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="36" height="18" viewBox="0 0 36 18" font-family="monospace" font-size="15" xml:space="preserve">
        <rect width="36" height="18" fill="#14181c"/>
        <text x="9" y="14" textLength="27" lengthAdjust="spacingAndGlyphs" fill="#0a0b0c" font-weight="bold">a&lt;b</text>
        </svg>

        """)
  }
}
