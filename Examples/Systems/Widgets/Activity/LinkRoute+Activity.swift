import FoundationEssentials
import WidgetServices
import WidgetSources
import WidgetTimeline

extension LinkRoute {
  private static let chatsAddress = "market://chats"

  /// The route that opens `market://chats`, all chats with unread messages, and `market://chats/…`, one
  /// chat, as the account that is signed in now sees them.
  static var activity: LinkRoute {
    LinkRoute(scheme: "market") { request, show in
      let (address, settings) = (request.address, request.settings)
      let chat =
        address.hasPrefix(chatsAddress + "/") ? address.dropFirst(chatsAddress.count + 1) : ""
      guard address == chatsAddress || !chat.isEmpty else {
        return show(.failed("Expected \(chatsAddress), or that and / and a chat's identifier."))
      }
      let place = settings.place
      let secrets = Secrets(place.secrets)
      do throws(SourceFailure) {
        let account = try secrets.resolved(
          settings["token"]?.text ?? "", folder: place.folder, timeout: 10, environment: .own)
        let client = ActivityClient(
          service: ServiceClient(server: settings["server"]?.text ?? "", token: account))
        show(.opened(try chat.isEmpty ? client.unreadPage() : client.page(of: String(chat))))
      } catch {
        show(.failed(secrets.redacted(error).description))
      }
    }
  }
}

extension ActivityClient {
  /// Returns the page of one chat.
  fileprivate func page(of chat: String) throws(SourceFailure) -> LinkedPage {
    do throws(SourceFailure) {
      let conversation = try conversation(chat)
      return LinkedPage(conversation.lines) { ActivityConversationView(chat: conversation) }
    } catch {
      guard error.kind == .http(status: 404) else { throw error }
      throw SourceFailure("no such chat", "There is no chat \(chat) any more.")
    }
  }

  /// Returns the page of all chats with unread messages.
  fileprivate func unreadPage() throws(SourceFailure) -> LinkedPage {
    let (count, messages) = try activity()
    let chats = ActivityChat.chats(of: messages).filter { $0.unread > 0 }
    return LinkedPage(
      ["\(count.count) unread"] + chats.map { "\($0.sender) on \($0.item): \($0.text)" })
  }
}
