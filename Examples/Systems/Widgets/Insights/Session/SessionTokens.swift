import FoundationEssentials

/// A merchant's tokens, which an app and its widgets share.
struct SessionTokens: Sendable, Hashable, Codable {
  /// The identifier of the sign-in, which stays the same when the tokens are refreshed.
  var id: String?
  /// The account that signed in, as the app names it, which stays the same with every sign-in.
  var account: String?
  /// The token for requests, valid for some minutes.
  var access: String
  /// The token for getting new tokens, valid once: using it a second time ends the session.
  var refresh: String

  /// The text that distinguishes the account from others: the sign-in's identifier if the app names
  /// no account.
  var identity: String { account.map { "account \($0)" } ?? id ?? "" }

  private enum CodingKeys: String, CodingKey {
    case id
    case account
    case access = "access_token"
    case refresh = "refresh_token"
  }
}
