import Foundation
import Testing

/// Tests of the page that builds a system from nothing: it shows each file of `Examples/Library`,
/// which `LibraryTests` and `StepByStepBoardTests` run.
@Suite struct StepByStepTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// A block of code: the file that the line above it names, its language, and its text.
  struct Block {
    let file: String?
    let language: Substring
    let text: String
  }

  private static func blocks() throws -> [Block] {
    var (blocks, lines, before): ([Block], [Substring]?, Substring) = ([], nil, "")
    var language: Substring = ""
    for line in try text("docs/a-system-step-by-step.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if let inside = lines {
        guard line == "```" else {
          lines?.append(line)
          continue
        }
        let file = before.hasPrefix("`") && before.hasSuffix("`") && before.count > 2
        blocks.append(
          Block(
            file: file ? String(before.dropFirst().dropLast()) : nil, language: language,
            text: inside.map { $0 + "\n" }.joined()))
        lines = nil
        before = ""
      } else if line.hasPrefix("```") {
        (lines, language) = ([], line.dropFirst(3))
      } else if !line.isEmpty {
        before = line
      }
    }
    return blocks
  }

  @Test func thePageShowsEveryFileWhole() throws {
    let folder = Self.root.appending(path: "Examples/Library")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      [".swift", ".py", ".yaml"].contains { path.hasSuffix($0) } && !path.hasPrefix(".")
    }
    let blocks = try Self.blocks().filter { $0.file != nil }
    #expect(blocks.compactMap(\.file).sorted() == files.sorted())
    for block in blocks {
      let file = try Self.text("Examples/Library/\(block.file ?? "")")
      #expect(block.text == file, "\(block.file ?? "") is another one on the page")
    }
  }

  @Test func itsPicturesAreTheGoldenOnes() throws {
    let golden = try Self.text("Examples/Library/Tests/LibraryTests/LoansTests/loans.txt")
    var (pictures, isPicture): ([Substring], Bool) = ([], true)
    for line in golden.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("── ") {
        isPicture = !line.hasPrefix("── its") && !line.hasPrefix("── in ")
      }
      if isPicture { pictures.append(line) }
    }
    #expect(pictures.count > 10)
    let shown = pictures.map { $0 + "\n" }.joined()
    #expect(
      try Self.blocks().contains { $0.text == shown }, "the page has other pictures than\n\(shown)")
  }

  /// The package that a reader writes names libraries that there are.
  @Test func itsPackageDependsOnLibrariesThatThereAre() throws {
    let names = try Self.text("Examples/Library/Package.swift").matches(
      of: /\.product\(name: "(\w+)", package: "WidgetTUI"\)/
    ).map(\.output.1)
    let manifest = try Self.text("Package.swift")
    #expect(names.count > 4)
    #expect(manifest.contains("name: \"WidgetTUI\",\n  products: ["))
    for name in names { #expect(manifest.contains(".library(name: \"\(name)\", targets:")) }
  }
}
