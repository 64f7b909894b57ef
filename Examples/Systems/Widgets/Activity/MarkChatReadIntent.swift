import WidgetCatalog
import WidgetServices
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// An intent that marks a chat as read at the marketplace, up to the newest message that the widget
/// shows; later ones stay unread.
struct MarkChatReadIntent: AppIntent {
  static var title: LocalizedStringResource { "Mark as read" }

  @Parameter(title: "The chat") var chat: String
  @Parameter(title: "The newest message that was shown") var message: String
  @Parameter(title: "A mark of the account whose chat was shown") var account: String
  @IntentParameterDependency<ActivityIntent>(\.$server) private var widget

  init() {}

  /// Creates the intent for a chat of an account with this mark.
  init(_ chat: ActivityChat, of account: String) {
    self.chat = chat.id
    message = chat.newest
    self.account = account
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let widget else { throw ReloadFailure("no server") }
    let (server, place) = (widget.server, BoardPlace.current)
    let signIn = ActivitySignIn.Words(token: widget.token, account: widget.account)
    let (chat, message, account) = (chat, message, account)
    let left = try await ReadingThreads.shared.result {
      () throws(ReloadFailure) -> ActivityCount in
      let secrets = Secrets(place.secrets)
      do throws(SourceFailure) {
        // The picture may be older than the sign-in: another account's chats are not touched.
        let signedIn = try ActivitySignIn(signIn, secrets, in: place.folder, .own)
        guard ShownAccounts.mark(signedIn.identity) == account else {
          throw ActivitySignIn.another
        }
        let client = ActivityClient(service: ServiceClient(server: server, token: signedIn.token))
        return try client.markRead(chat, until: message)
      } catch {
        var failure = ReloadFailure(secrets.redacted(error))
        if failure.isDenied { failure.reason = "not signed in" }
        throw failure
      }
    }
    WidgetCenter.shared.reloadTimelines(ofKind: "activity")
    return .result(dialog: "Marked as read: \(left.count) unread")
  }
}
