import Testing
import WidgetTesting

/// Tests of `snapshot --preview`: sample data in place of the providers' answers.
@Suite(.fewAtOnce)
struct PreviewTests {
  /// No provider is called for a preview, whatever the board says: the server does not exist.
  @Test func ofAConfiguredWidgetIsSampleDataAsWell() async throws {
    let folder = BoardFolder()
    try folder.write(
      "board.yaml",
      """
      bundles: {systems: \(try Program.systems().path)}
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
