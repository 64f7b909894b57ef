import Testing

@testable import WidgetSources

/// The failures that ssh's words tell of.
struct SSHWordsTests {
  private func failure(_ words: String) throws -> SourceFailure {
    SSHWords.noConnection(try #require(SSHHost("shop")), said: words, timeout: 10)
  }

  @Test(arguments: [
    ("Host key verification failed.", "host key of shop is unknown"),
    ("shop: Permission denied (publickey).", "shop denies access"),
    ("ssh: Could not resolve hostname shop: Name or service not known", "cannot resolve shop"),
    ("ssh: connect to host shop port 22: Connection refused", "cannot connect to shop (refused)"),
    ("kex_exchange_identification: read: Connection reset by peer", "connection to shop lost"),
    ("", "no connection to shop"),
  ])
  func ownWords(words: String, reason: String) throws {
    #expect(try failure(words).reason == reason)
  }

  /// Before any key was checked, anybody could be at the other end, and ssh repeats what he sends.
  @Test(arguments: [
    "Received disconnect from 192.0.2.1 port 22:2: Permission denied (publickey)",
    "Bad remote protocol version identification: 'Host key verification failed'",
    "Unable to negotiate with 192.0.2.1: HOST IDENTIFICATION HAS CHANGED",
    "Disconnected from Could not resolve hostname port 22",
  ])
  func wordsOfTheOtherEndDecideNothing(words: String) throws {
    let failure = try failure(words)
    #expect(failure.reason == "no connection to shop")
    #expect(failure.kind != .denied)
  }
}
