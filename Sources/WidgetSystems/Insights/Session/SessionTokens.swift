import FoundationEssentials

/// What a merchant is signed in with, as an app and its widgets share it.
struct SessionTokens: Sendable, Hashable, Codable {
  /// The sign-in that these came of; the same however often they are refreshed.
  var id: String?
  /// The account that signed in, as the app names it; the same with every sign-in.
  var account: String?
  /// Shown with each request, for some minutes.
  var access: String
  /// Gives new tokens, once: whoever shows it a second time is signed out.
  var refresh: String

  /// What tells this account from others: a sign-in of its own, where the app names none.
  var identity: String { account.map { "account \($0)" } ?? id ?? "" }

  private enum CodingKeys: String, CodingKey {
    case id
    case account
    case access = "access_token"
    case refresh = "refresh_token"
  }
}
