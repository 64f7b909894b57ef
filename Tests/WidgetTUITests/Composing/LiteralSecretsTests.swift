import Testing
import WidgetSettings
import WidgetTimeline

@testable import WidgetTUI

/// Tests of the secrets that a source to be tried contains.
@Suite struct LiteralSecretsTests {
  /// The source, the secrets as `name=value`, and the source with references.
  static let addresses: [(String, [String], String)] = [
    ("https://a.example/x?q=1", [], "https://a.example/x?q=1"),
    ("https://me@a.example/", ["token=me"], "https://${secret:token}@a.example/"),
    ("https://tk:@a.example/", ["token=tk"], "https://${secret:token}:@a.example/"),
    (
      "https://tk:x-oauth-basic@a.example/", ["token=tk"],
      "https://${secret:token}:x-oauth-basic@a.example/"
    ),
    ("postgres://me@a.example/db", [], "postgres://me@a.example/db"),
    ("https://me:pw@a.example/", ["password=pw"], "https://me:${secret:password}@a.example/"),
    ("https://me:a@b@a.example/", ["password=a@b"], "https://me:${secret:password}@a.example/"),
    ("https://a.example/?Token=t1#x", ["token=t1"], "https://a.example/?Token=${secret:token}#x"),
    (
      "https://a.example/?api_key=k1&sig=s2", ["api_key=k1", "sig=s2"],
      "https://a.example/?api_key=${secret:api_key}&sig=${secret:sig}"
    ),
    (
      "https://a.example/?client_secret=a1&app_key=b2&access-token=c3&client%5Fpass=d4",
      ["client_secret=a1", "app_key=b2", "access-token=c3", "client_pass=d4"],
      "https://a.example/?client_secret=${secret:client_secret}&app_key=${secret:app_key}"
        + "&access-token=${secret:access-token}&client%5Fpass=${secret:client_pass}"
    ),
    // Values that are elsewhere in the address too.
    (
      "http://127.0.0.1:8765/key?key=1&token=secret&sig=key", ["key=1", "token=secret", "sig=key"],
      "http://127.0.0.1:8765/key?key=${secret:key}&token=${secret:token}&sig=${secret:sig}"
    ),
    (
      "https://a.example/?token=https://me:pw@b.example/", ["token=https://me:pw@b.example/"],
      "https://a.example/?token=${secret:token}"
    ),
    ("https://a.example/?author=me&keyword=x", [], "https://a.example/?author=me&keyword=x"),
    ("https://a.example/?token=${secret:t}", [], "https://a.example/?token=${secret:t}"),
    ("https://${secret:t}@a.example/", [], "https://${secret:t}@a.example/"),
    (
      "https://${secret:u}:pw@a.example/", ["password=pw"],
      "https://${secret:u}:${secret:password}@a.example/"
    ),
    ("https://a.example/?token=", [], "https://a.example/?token="),
    ("me:pw@a.example", [], "me:pw@a.example"),
  ]

  private func found(_ source: Setting, known: [String: Setting] = [:]) -> LiteralSecrets {
    LiteralSecrets(source, known: known, environment: ProcessEnvironment())
  }

  @Test(arguments: addresses)
  func ofAnAddress(address: String, secrets: [String], referenced: String) {
    let found = found(["http": .text(address)])
    #expect(found.values.map { "\($0.name)=\($0.value)" } == secrets)
    #expect(found.referenced == ["http": .text(referenced)])
    #expect(self.found(found.referenced).values.isEmpty)
  }

  static let connections: [(String, [String], String)] = [
    (
      "host=db password=S3 dbname=a", ["S3"], "host=db password=${secret:password} dbname=a"
    ),
    (
      #"password = 'a \'b c' host=db"#, [#"a \'b c"#], "password = '${secret:password}' host=db"
    ),
    (#"host=db password=a\ b"#, [#"a\ b"#], "host=db password=${secret:password}"),
    (
      "sslkey=/k passfile=/p sslpassword=x", ["x"],
      "sslkey=/k passfile=/p sslpassword=${secret:sslpassword}"
    ),
    ("password='open", ["open"], "password='${secret:password}"),
    ("password=${secret:db} host=db", [], "password=${secret:db} host=db"),
    ("host=db user=me", [], "host=db user=me"),
    (
      "postgres://me:pw@db/a?sslkey=/k", ["pw"], "postgres://me:${secret:password}@db/a?sslkey=/k"
    ),
  ]

  @Test(arguments: connections)
  func ofAConnection(place: String, secrets: [String], referenced: String) {
    let found = found(["postgres": .text(place), "query": "select 1"])
    #expect(found.values.map(\.value) == secrets)
    #expect(found.referenced == ["postgres": .text(referenced), "query": "select 1"])
    #expect(self.found(found.referenced).values.isEmpty)
  }

  static let headers: [(String, String, [String])] = [
    ("Authorization", "Bearer abc", ["abc"]), ("authorization", "abc", ["abc"]),
    ("X-API-Key", "abc", ["abc"]), ("X-Auth-Key", "abc", ["abc"]),
    ("X-Client-Secret", "a b", ["b"]), ("Cookie", "a=b; c=d", ["a=b; c=d"]), ("Accept", "abc", []),
  ]

  @Test(arguments: headers)
  func ofAHeader(name: String, value: String, secrets: [String]) {
    let found = found([
      "http": "https://a.example/", "headers": .mapping([name: .text(value)]),
    ])
    #expect(found.values.map(\.value) == secrets)
  }

  @Test func ofABodyAndOfVariables() {
    let form = found(["http": "https://a.example/", "body": "a=1&client_secret=s"])
    #expect(
      form.referenced == [
        "http": "https://a.example/", "body": "a=1&client_secret=${secret:client_secret}",
      ])
    let json = found(["http": "https://a.example/", "body": ["client_secret": "s", "key": ["x"]]])
    #expect(json.values.map(\.value) == ["s", "x"])
    let command = found([
      "run": ["a", "token"], "environment": ["GITHUB_TOKEN": "t", "LANG": "C"],
    ])
    #expect(
      command.referenced == [
        "run": ["a", "token"],
        "environment": ["GITHUB_TOKEN": "${secret:github_token}", "LANG": "C"],
      ])
  }

  /// A name or a variable of the board's would send another secret.
  @Test func noNameOfTheBoardIsUsed() {
    let source: Setting = ["http": "https://b.example/?token=b&sig=c&key=d"]
    let known: [String: Setting] = [
      "token": ["file": "/token"], "token2": ["command": ["pass", "token"]],
      "other": ["env": "SIG"],
    ]
    #expect(found(source, known: known).values.map(\.name) == ["token3", "sig2", "key"])
    // Nor is a variable that has another value.
    let environment = ProcessEnvironment(["TOKEN": "a", "SIG": "c"])
    #expect(
      LiteralSecrets(source, environment: environment).values.map(\.name) == [
        "token2", "sig", "key",
      ])
    // Names that differ have variables that do.
    let alike = found(["http": "https://b.example/?api-key=a&api_key=b"])
    #expect(alike.values.map(\.name) == ["api-key", "api_key2"])
  }

  @Test func eachHasANameOfItsOwn() {
    let found = found([
      "a": ["password": "one"], "b": ["password": "two"], "c": ["password": "one"],
    ])
    #expect(found.values.map(\.name) == ["password", "password2"])
    #expect(found.values.map(\.value) == ["one", "two"])
  }

  @Test(arguments: [
    ("says hunter2 twice: hunter2", "says ••• twice: •••"),
    ("nothing", "nothing"),
    // A text that was cut inside a secret.
    ("says hunter…", "says •••…"), ("says hunter2\u{301}", "says •••\u{301}"),
    ("says \u{D4E}hunter2", "says \u{D4E}•••"), ("says %68unter2", "•••"),
    ("says hunt", "says •••"),
    ("says hun…", "says hun…"),
  ])
  func areNotPrinted(text: String, redacted: String) {
    let found = found(["password": "hunter2"])
    #expect(found.redacted(text) == redacted)
  }
}
