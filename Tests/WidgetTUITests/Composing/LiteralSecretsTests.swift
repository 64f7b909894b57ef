import Testing
import WidgetSettings

@testable import WidgetTUI

/// Tests of the secrets that a source to be tried contains.
@Suite struct LiteralSecretsTests {
  /// The source, the secrets as `name=value`, and the source with references.
  static let addresses: [(String, [String], String)] = [
    ("https://a.example/x?q=1", [], "https://a.example/x?q=1"),
    ("https://me@a.example/", [], "https://me@a.example/"),
    ("https://me:pw@a.example/", ["password=pw"], "https://me:${secret:password}@a.example/"),
    ("https://me:a@b@a.example/", ["password=a@b"], "https://me:${secret:password}@a.example/"),
    ("https://a.example/?Token=t1#x", ["token=t1"], "https://a.example/?Token=${secret:token}#x"),
    (
      "https://a.example/?api_key=k1&sig=s2", ["api_key=k1", "sig=s2"],
      "https://a.example/?api_key=${secret:api_key}&sig=${secret:sig}"
    ),
    ("https://a.example/?token=${secret:t}", [], "https://a.example/?token=${secret:t}"),
    ("https://a.example/?token=", [], "https://a.example/?token="),
    ("me:pw@a.example", [], "me:pw@a.example"),
  ]

  @Test(arguments: addresses)
  func ofAnAddress(address: String, secrets: [String], referenced: String) {
    let found = LiteralSecrets(["http": .text(address)])
    #expect(found.values.map { "\($0.name)=\($0.value)" } == secrets)
    #expect(found.referenced(.text(address)) == .text(referenced))
  }

  static let headers: [(String, String, [String])] = [
    ("Authorization", "Bearer abc", ["abc"]), ("authorization", "abc", ["abc"]),
    ("X-API-Key", "abc", ["abc"]), ("Cookie", "a=b; c=d", ["c=d"]), ("Accept", "abc", []),
  ]

  @Test(arguments: headers)
  func ofAHeader(name: String, value: String, secrets: [String]) {
    let found = LiteralSecrets([
      "http": "https://a.example/", "headers": .mapping([name: .text(value)]),
    ])
    #expect(found.values.map(\.value) == secrets)
  }

  @Test func eachHasANameOfItsOwn() {
    let found = LiteralSecrets([
      "a": ["password": "one"], "b": ["password": "two"], "c": ["password": "one"],
    ])
    #expect(found.values.map(\.name) == ["password", "password2"])
    #expect(found.values.map(\.value) == ["one", "two"])
  }

  @Test(arguments: [
    ("says hunter2 twice: hunter2", "says ••• twice: •••"),
    ("nothing", "nothing"),
    // A text that was cut inside a secret.
    ("says hunter…", "says •••"),
    ("says hunt", "says •••"),
    ("says hun…", "says hun…"),
  ])
  func areNotPrinted(text: String, redacted: String) {
    let found = LiteralSecrets(["password": "hunter2"])
    #expect(found.redacted(text) == redacted)
  }
}
