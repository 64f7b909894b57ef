import TestServers
import Testing
import WidgetTesting

/// Walking through the kept time in the program itself.
@Suite(.fewAtOnce)
struct PastTests {
  private static let patience = Duration.seconds(30)

  @Test func theTilesShowWhatTheyShowedThen() async throws {
    let folder = BoardFolder()
    defer { folder.endHost() }
    try folder.write("word.txt", "first word\n")
    try folder.write(
      "board.yaml",
      "widgets: {word: {kind: text, source: {file: word.txt}}}\npages: {Home: [word]}\n")
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(Self.patience) { $0.contains("first word") }
    try folder.write("word.txt", "second word\n")
    try await session.waitFor(Self.patience) { $0.contains("second word") }
    try await session.type("<")
    let past = try await session.waitFor(Self.patience) { $0.contains("◂ PAST ") }
    #expect(past.contains("first word") || past.contains("second word"))
    try await session.type("<")
    try await session.waitFor(Self.patience) { $0.contains("first word") && $0.contains("◂ PAST ") }
    try await session.send("End")
    try await session.waitFor(Self.patience) { $0.contains("second word") && !$0.contains("PAST") }
    // Where no stack is turned, brackets walk too.
    try await session.type("[[")
    try await session.waitFor(Self.patience) { $0.contains("first word") && $0.contains("◂ PAST ") }
    try await session.type("]]")
    try await session.waitFor(Self.patience) { $0.contains("second word") && !$0.contains("PAST") }
  }
}
