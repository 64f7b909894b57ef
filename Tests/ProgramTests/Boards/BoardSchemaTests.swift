import TestServers
import Testing
import WidgetTesting

/// The JSON Schema of boards and their reference: the published files are current and correct.
@Suite(.fewAtOnce)
struct BoardSchemaTests {
  private let folder = BoardFolder()

  /// The package's folder.
  private static let root = TextFile.folder(
    of: TextFile.folder(of: TextFile.folder(of: TextFile.folder(of: #filePath))))

  private func published(_ name: String, _ arguments: String...) async throws {
    let outcome = try await Program.widgettui().run(
      ["schema"] + arguments, environment: folder.environment)
    let root = Self.root
    #expect(
      try TextFile.read("\(root)/docs/\(name)") == outcome.standardOutput,
      "docs/\(name) is old: run Scripts/make-board-docs.sh")
  }

  @Test func theSchemaIsPublished() async throws { try await published("board.schema.json") }

  @Test func theReferenceIsPublished() async throws {
    try await published("board-reference.md", "--format", "text")
  }

  /// Returns the messages of an independent validator about a board.
  private func validate(_ board: String) async throws -> String {
    let root = Self.root
    try folder.write("board.yaml", board)
    let script = """
      import json, sys, yaml, jsonschema
      schema = json.load(open(sys.argv[1]))
      board = yaml.load(open(sys.argv[2]), Loader=yaml.BaseLoader)
      errors = jsonschema.Draft7Validator(schema).iter_errors(board)
      print("\\n".join(sorted("/".join(map(str, e.absolute_path)) for e in errors)))
      """
    let outcome = try await Program("python3").run(
      ["-c", script, "\(root)/docs/board.schema.json", "\(folder.path)/board.yaml"],
      timeout: .seconds(30))
    return outcome.standardOutput + outcome.standardError
  }

  @Test func editorsAcceptTheExamplesAndSeeMistakes() async throws {
    let root = Self.root
    for name in [
      "first", "developer", "shop", "homelab", "exporters", "mqtt", "day", "activity", "cards",
      "bundle",
    ] {
      let text = try #require(try TextFile.read("\(root)/Examples/boards/\(name).yaml"))
      #expect(try await validate(text) == "\n", "\(name)")
    }
    #expect(try await validate("pages: {Home: [cpu]}\nthem: x\n") == "\n")
    let misspelt = "widgets: {a: {kind: metrc}}\npages: {Home: [a]}\n"
    #expect(try await validate(misspelt) == "widgets/a\n")
    // A bundle may have the kind.
    #expect(try await validate(misspelt + "bundles: {shop: ./shop}\n") == "\n")
    // Its settings are known, whatever bundles there are.
    let setting =
      "widgets: {a: {kind: cpu, sise: 3}}\npages: {Home: [a]}\nbundles: {shop: ./shop}\n"
    #expect(try await validate(setting) == "widgets/a\n")
  }
}
