import FoundationEssentials
import TestServers
import Testing
import WidgetTesting

/// The past of the machine's own figures, which outlives the dashboard.
@Suite(.fewAtOnce)
struct MachinePastTests {
  private static let patience = Duration.seconds(30)

  private func history(_ folder: BoardFolder) -> String { "\(folder.shared.path)/history" }

  private func dashboard(_ folder: BoardFolder) async throws -> TmuxSession {
    try folder.write("board.yaml", "pages: {Home: [cpu]}\n")
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(Self.patience) { $0.contains("CPU") && $0.contains("%") }
    return session
  }

  /// Returns the number of samples in the file of the processors.
  private func count(_ folder: BoardFolder) -> Int {
    ((try? Data(contentsOf: URL(filePath: "\(history(folder))/machine.cpu")))?.count ?? 0) / 16
  }

  @Test func whatIsMeasuredIsWrittenAtTheEnd() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    let session = try await dashboard(folder)
    #expect(count(folder) == 0)
    try await session.type("q")
    #expect(try await session.waitForEnd() == 0)
    #expect(count(folder) > 0)
  }

  /// Keeps that two hours ago the processors were a quarter busy, for a minute.
  private func keepMinute(in folder: BoardFolder) throws {
    let start = Date().timeIntervalSince1970.rounded() - 7200
    let numbers: [[Double]] = (0..<60).map { [start + Double($0), 25] }
    let bytes: [UInt8] = numbers.joined().flatMap { number in
      withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) }
    }
    try FileManager.default.createDirectory(
      atPath: history(folder), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: "\(history(folder))/machine.cpu"))
  }

  /// Of the machine's figures no entries are kept but values, which tiles show with their course.
  @Test func theWholeBoardWalksThroughTheValues() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try keepMinute(in: folder)
    let session = try await dashboard(folder)
    try await session.type("<")
    let last = try await session.waitFor(Self.patience) { $0.contains("◂ PAST ") }
    #expect(last.contains(/│ 25 %/) && last.contains("⣿") && last.contains("then"), "\(last)")
    #expect(!last.contains("Nothing archived"))
    // At the oldest one, the moment is shown with the words that say so.
    try await session.type("<<<<<<")
    let oldest = try await session.waitFor(Self.patience) {
      $0.contains(/◂ PAST ([0-9]{4}-[0-9]{2}-[0-9]{2} )?[0-9:]+ +Nothing older is kept/)
    }
    #expect(oldest.contains(/│ 25 %/), "\(oldest)")
    try await session.type(">>>>>>")
    try await session.waitFor(Self.patience) { !$0.contains("PAST") }
    try await session.type("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// Where nothing is kept, the present stays.
  @Test func whereNothingIsKeptThereIsNoPast() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("board.yaml", "pages: {Home: [system]}\n")
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(Self.patience) { $0.contains(" up ") }
    try await session.type("<")
    let screen = try await session.waitFor(Self.patience) { $0.contains("Nothing older is kept") }
    #expect(screen.contains(" up ") && !screen.contains("PAST"), "\(screen)")
    try await session.type("q")
    #expect(try await session.waitForEnd() == 0)
  }

  @Test func theDetailsReachBackOverARestart() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try keepMinute(in: folder)
    let session = try await dashboard(folder)
    try await session.send("Right")
    try await session.type("i")
    // The shortest span that shows it all.
    try await session.waitFor(Self.patience) { $0.contains("[6 h]") }
    try await session.type("<")
    // Between the two runs nothing is kept, so the walk goes over that time at once.
    let past = try await session.waitFor(Self.patience) { $0.contains("◂ PAST ") }
    #expect(past.contains(/25 % +CPU at/))
    try await session.type(">>")
    try await session.waitFor(Self.patience) { !$0.contains("PAST") }
    try await session.type("q")
    #expect(try await session.waitForEnd() == 0)
    #expect(count(folder) > 60)
  }
}
