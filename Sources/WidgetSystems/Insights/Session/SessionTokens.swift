import FoundationEssentials

/// What a merchant is signed in with, as an app and its widgets share it.
struct SessionTokens: Sendable, Hashable, Codable {
  /// The sign-in that these came of; the same however often they are refreshed.
  var id: String?
  /// Shown with each request, for some minutes.
  var access: String
  /// Gives new tokens, once: whoever shows it a second time is signed out.
  var refresh: String

  private enum CodingKeys: String, CodingKey {
    case id
    case access = "access_token"
    case refresh = "refresh_token"
  }
}
