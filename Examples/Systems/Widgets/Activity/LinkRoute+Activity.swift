import FoundationEssentials
import WidgetSources
import WidgetTimeline

extension LinkRoute {
  private static let chatsAddress = "market://chats"

  /// The route that opens `market://chats`, all unread messages, and `market://chats/…`, one chat:
  /// the current messages of the account that is signed in.
  static var activity: LinkRoute {
    LinkRoute(scheme: "market") { address, settings, show in
      guard address == chatsAddress || address.hasPrefix(chatsAddress + "/") else {
        return show(.failed("Expected \(chatsAddress), or that and / and a chat's identifier."))
      }
      let place = settings.place
      let secrets = Secrets(place.secrets)
      do throws(SourceFailure) {
        let account = try secrets.resolved(
          settings["token"]?.text ?? "", folder: place.folder, timeout: 10, environment: .own)
        let client = ActivityClient(
          service: ServiceClient(server: settings["server"]?.text ?? "", token: account))
        let (count, messages) = try client.activity()
        let isAll = address == chatsAddress
        let meant = messages.filter { isAll ? $0.unread : $0.url == address }
        guard isAll || !meant.isEmpty else {
          return show(.failed("There is no chat \(address) any more."))
        }
        let heading = isAll ? ["\(count.count) unread"] : []
        show(.opened(heading + meant.map { "\($0.sender) on \($0.item): \($0.text)" }))
      } catch {
        show(.failed(secrets.redacted(error).description))
      }
    }
  }
}
