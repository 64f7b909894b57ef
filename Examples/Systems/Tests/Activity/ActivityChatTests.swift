import FoundationEssentials
import Testing

@testable import WidgetSystems

struct ActivityChatTests {
  private func message(_ id: String, of chat: String, at second: Double) -> ActivityMessage {
    ActivityMessage(
      id: id, chat: chat, sender: "Kim", text: "text of \(id)", item: "Lamp",
      sent: Date(timeIntervalSince1970: second), unread: true, url: "market://\(chat)")
  }

  /// The date of a message counts, whichever the back end sends first.
  @Test func theNewestMessageOfAChatIsTheLastSent() {
    let messages = [
      message("a", of: "1", at: 10), message("b", of: "2", at: 20), message("c", of: "1", at: 30),
    ]
    for order in [messages, messages.reversed(), [messages[1], messages[2], messages[0]]] {
      let chats = ActivityChat.chats(of: order)
      #expect(chats.map(\.id) == ["1", "2"])
      #expect(chats.map(\.newest) == ["c", "b"])
      #expect(chats.map(\.unread) == [2, 1])
    }
    // Of messages of one second, the first is the newest.
    let both = [message("x", of: "1", at: 5), message("y", of: "2", at: 5)]
    #expect(ActivityChat.chats(of: both).map(\.id) == ["1", "2"])
  }
}
