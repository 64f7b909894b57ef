import WidgetSources

/// Who is signed in at a marketplace: what the server knows the account by, and which account it is.
///
/// A token is not an account: whoever signs in again has a new one, and is the same.
struct ActivitySignIn: Hashable, Sendable {
  /// What a board says of it, with references to secrets.
  struct Words: Sendable {
    let token: String
    let account: String
  }

  let token: String
  /// The account that the marketplace's app names; empty where the board does not say where.
  let account: String

  static let changed = SourceFailure(
    "another sign-in meanwhile", "Somebody signed in or out while the chats were read.")

  /// Reads both now: the account first, since the app writes it first.
  init(_ words: Words, _ secrets: Secrets, in folder: String) throws(SourceFailure) {
    account =
      words.account.isEmpty
      ? "" : try secrets.resolved(words.account, folder: folder, timeout: 10, environment: .own)
    token = try secrets.resolved(words.token, folder: folder, timeout: 10, environment: .own)
  }

  /// What tells this account from others.
  var identity: String { account.isEmpty ? token : "account \(account)" }
}
