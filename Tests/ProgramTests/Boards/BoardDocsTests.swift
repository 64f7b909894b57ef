import TestServers
import Testing
import WidgetTesting

/// The examples in docs/boards.md for each kind: each board is valid, and shows its data.
@Suite(.fewAtOnce)
struct BoardDocsTests {
  /// A code block: the word after its fence, and its text.
  struct Block: Sendable {
    var info: String
    var text: String
  }

  /// The kinds of a section, with their code blocks.
  struct Section: Sendable, CustomTestStringConvertible {
    var title: String
    var blocks: [Block] = []
    var testDescription: String { title }
  }

  private static var root: String {
    (0..<4).reduce(#filePath) { path, _ in TextFile.folder(of: path) }
  }

  /// All sections of the page, with their code blocks; those of “What each kind takes” begin with
  /// `### `.
  private static let all: [Section] = {
    let page = (try? TextFile.read("\(root)/docs/boards.md")) ?? ""
    var sections = [Section(title: "")]
    var isOfKinds = false
    var block: Block?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let done = block {
          sections[sections.count - 1].blocks.append(done)
          block = nil
        } else {
          block = Block(info: String(line.dropFirst(3)), text: "")
        }
      } else if block != nil {
        block?.text += line + "\n"
      } else if line.hasPrefix("## ") {
        isOfKinds = line == "## What each kind takes"
        sections.append(Section(title: String(line)))
      } else if line.hasPrefix("### "), isOfKinds {
        sections.append(Section(title: String(line)))
      }
    }
    return sections
  }()

  /// The sections of kinds, titled with the kinds' names.
  static let sections = all.filter { $0.title.hasPrefix("### ") }.map { section in
    Section(title: String(section.title.dropFirst(4)), blocks: section.blocks)
  }

  /// The YAML of all other sections.
  static let others = all.filter { !$0.title.hasPrefix("### ") }.flatMap(\.blocks)
    .filter { $0.info == "yaml" }.map(\.text)

  /// Boards are taken as they are; of other blocks each line is a part of a widget.
  @Test(arguments: others)
  func everyOtherExampleIsValid(_ text: String) async throws {
    let folder = BoardFolder()
    let lines = text.split(separator: "\n").map(String.init)
    let boards =
      text.hasPrefix("widgets:")
      ? [text]
      : lines.map { line in
        """
        secrets: {api: {env: API}}
        widgets:
          a:
            kind: text
            \(line)
            \(line.hasPrefix("source:") ? "" : "source: {run: [date]}")
        pages: {Home: [a]}

        """
      }
    for board in boards {
      try folder.write("board.yaml", board)
      let check = try await folder.run("check", "board.yaml")
      #expect(check.ending == .exited(0), "\(board)\(check.standardError)")
      #expect(check.standardError == "", "\(board)")
    }
  }

  @Test func everyKindHasAnExample() {
    let kinds = Set(Self.sections.flatMap { $0.title.split(separator: " ").map(String.init) })
    #expect(
      kinds.subtracting(["and"]) == [
        "metric", "chart", "gauge", "text", "log", "list", "table", "agenda", "calendar", "clock",
        "countdown", "timer", "feed", "plugin", "picture", "barcode", "qr",
      ])
  }

  @Test(arguments: sections)
  func theExampleShowsItsData(_ section: Section) async throws {
    let folder = BoardFolder()
    var names: [String] = []
    var board = "widgets:\n"
    for block in section.blocks {
      if block.info == "yaml" {
        for line in block.text.split(separator: "\n") {
          board += "  \(line)\n"
          names.append(String(line.prefix { $0 != ":" }))
        }
      } else {
        let name = try #require(block.info.split(separator: " ").dropFirst().first)
        try folder.write(String(name), block.text)
      }
    }
    #expect(!names.isEmpty)
    // The page has no bytes of the picture that its text names.
    if section.title == "picture" { try await folder.draw("door.png", red: 200) }
    try folder.write("board.yaml", board + "pages: {Home: [\(names.joined(separator: " "))]}\n")
    let check = try await folder.run("check", "--strict", "--live", "board.yaml")
    #expect(check.ending == .exited(0), "\(check.standardOutput)\(check.standardError)")
    for name in names {
      let picture = try await folder.run(
        "snapshot", "board.yaml", "--widget", name, "--size", "60x20")
      #expect(picture.ending == .exited(0), "\(name): \(picture.standardError)")
      #expect(!picture.standardOutput.contains("expected "), "\(picture.standardOutput)")
    }
  }
}
