import WidgetBase
import WidgetSources

/// A sign-in at a marketplace: the token that the server accepts, and the account.
///
/// A token is not an account: signing in again gives a new token for the same account.
struct ActivitySignIn: Hashable, Sendable {
  /// The settings on a board, with references to secrets.
  struct Words: Sendable {
    let token: String
    let account: String
  }

  let token: String
  /// The account named by the marketplace's app; empty if the board does not say where it is.
  let account: String

  static let changed = SourceFailure(
    "another sign-in meanwhile", "Somebody signed in or out while the chats were read.")

  /// The failure to act for an account that is not signed in any more.
  static let another = SourceFailure(
    "another sign-in since", "Somebody else has signed in since the chats were read.")

  /// Reads both now: the account first, as the app writes it first.
  init(
    _ words: Words, _ secrets: Secrets, in folder: String, _ environment: ProcessEnvironment
  ) throws(SourceFailure) {
    func resolved(_ text: String) throws(SourceFailure) -> String {
      try secrets.resolved(text, folder: folder, timeout: 10, environment: environment)
    }
    account = words.account.isEmpty ? "" : try resolved(words.account)
    token = try resolved(words.token)
  }

  /// The text that distinguishes the account from others.
  var identity: String { account.isEmpty ? token : "account \(account)" }
}
