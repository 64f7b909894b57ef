import TestServers
import Testing
import WidgetTesting

/// Compiler defects at -O that the sources avoid. Each test passes while the compiler has the
/// defect, and fails once it is fixed; the workaround can then be removed.
@Suite(.fewAtOnce)
struct OptimizerTests {
  /// LLVM's dead-store elimination drops a store to a task's result before an `await` if another
  /// exit of the task stores the same value again; the caller then reads uninitialized memory.
  /// `pair` has that shape, `bound` is the workaround.
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

  /// Returns true if the compiler is known to have the defect; others are not tested.
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
      avoids the defect in Examples/Systems/Widgets/Deals/Feed/DealsRepository.swift.
      """)
    #expect(lines[1] == "(40507, 3)")
  }

  /// The shape on one line: a tuple with an `await` in a later part.
  @Test func noSourceHasThatShape() async throws {
    let shape = #"(return|\{|in|=) \([^()]*,.*\bawait\b"#
    let found = try await Program("grep").run(
      ["-rnE", "--include=*.swift", shape, "Sources", "Examples"], directory: PackageFolder.path)
    #expect(
      found.ending == .exited(1), "bind first what is awaited in:\n\(found.standardOutput)")
  }
}
