import TestServers
import Testing
import WidgetTesting

/// Defects of the compiler at -O that our sources avoid. Each test passes while the compiler has the
/// defect, and fails once it is gone: then what avoids it is to be removed.
@Suite(.fewAtOnce)
struct OptimizerTests {
  /// LLVM's dead-store elimination drops what a task writes into its result before an `await`, where
  /// another way out of the task writes the same again; the caller then reads memory that was never
  /// set. `pair` has that shape, `bound` is the way around it.
  private static let pairs = """
    protocol Client: Sendable { func number() async throws -> Int }
    struct Three: Client { func number() async throws -> Int { 3 } }
    func pair(_ first: Int, _ client: any Client) async -> (Int, Int) {
      await Task<(Int, Int), Never> {
        do { return (first, try await client.number()) } catch { return (first, 0) }
      }.value
    }
    func bound(_ first: Int, _ client: any Client) async -> (Int, Int) {
      await Task<(Int, Int), Never> {
        do {
          let second = try await client.number()
          return (first, second)
        } catch { return (first, 0) }
      }.value
    }
    @main struct Main {
      static func main() async {
        print(await pair(40_507, Three()))
        print(await bound(40_507, Three()))
      }
    }

    """

  /// Whether the compiler is one that is known to have the defect; others are not asked.
  private static func isKnown() async throws -> Bool {
    let version = try await Program("swiftc").run(["--version"], timeout: .seconds(30))
    return version.standardOutput.contains("Swift version 6.3")
  }

  @Test(.enabled("known of Swift 6.3 alone") { try await isKnown() })
  func thePartOfAResultThatIsWrittenBeforeAnAwaitIsLost() async throws {
    let folder = ScratchFolder()
    let (source, program) = ("\(folder.path)/pairs.swift", "\(folder.path)/pairs")
    try TextFile.write(Self.pairs, to: source)
    let compiled = try await Program("swiftc").run(
      ["-O", "-parse-as-library", source, "-o", program], timeout: .seconds(120))
    try #require(compiled.ending == .exited(0), "\(compiled.standardError)")
    let lines = try await Program(program).run().standardOutput.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(
      lines[0] != "(40507, 3)",
      """
      The compiler is fixed: it keeps what a task wrote before an await. Remove this test, and what \
      avoids the defect in Sources/WidgetSystems/Deals/Feed/DealsRepository.swift.
      """)
    #expect(lines[1] == "(40507, 3)")
  }

  /// The shape on one line: a tuple of which a later part is awaited.
  @Test func noSourceHasThatShape() async throws {
    let shape = #"(return|\{|in|=) \([^()]*,.*\bawait\b"#
    let found = try await Program("grep").run(
      ["-rnE", "--include=*.swift", shape, "Sources", "Examples"], directory: PackageFolder.path)
    #expect(
      found.ending == .exited(1), "bind first what is awaited in:\n\(found.standardOutput)")
  }
}
