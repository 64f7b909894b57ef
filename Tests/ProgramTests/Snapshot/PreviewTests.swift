import Testing
import WidgetTesting

/// `snapshot --preview`: sample data in place of what providers give.
@Suite(.fewAtOnce)
struct PreviewTests {
  /// Nobody is asked for a preview, whatever the board says: no server is there to answer.
  @Test func ofAConfiguredWidgetIsSampleDataAsWell() async throws {
    let folder = BoardFolder()
    try folder.write(
      "board.yaml",
      """
      widgets:
        chats: {kind: activity, server: "http://127.0.0.1:1", token: nobodys}
        wallet: {kind: cards, container: nowhere.json}
        sales: {kind: insights, server: "http://127.0.0.1:1", session: nowhere.session}
      pages:
        Home: [chats wallet sales]
      """)
    for (widget, words) in [
      ("chats", "3 unread"), ("wallet", "Coffee"), ("sales", "Total sales"),
    ] {
      let outcome = try await folder.run(
        "snapshot", "board.yaml", "--widget", widget, "--family", "medium", "--preview")
      #expect(outcome.standardOutput.contains(words), "\(outcome)")
    }
  }
}
