import FoundationEssentials
import Glibc
import TestServers
import Testing
import WidgetSettings

@testable import WidgetSources

@Suite struct SecretsTests {
  private let folder = FileManager.default.temporaryDirectory.path

  private func request(_ places: [String: Setting]) -> SourceRequest {
    SourceRequest(
      now: Date(), timeout: 20, secrets: Secrets(places), environment: .own, folder: folder)
  }

  private func failure(_ place: Setting) -> SourceFailure? {
    do throws(SourceFailure) {
      _ = try request(["shop": place]).resolved("${secret:shop}")
      return nil
    } catch { return error }
  }

  private func file(_ text: String, mode: mode_t) throws -> String {
    let path = "\(folder)/secret-\(UUID().uuidString)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    chmod(path, mode)
    return path
  }

  /// Returns a request that has read a secret.
  private func request(knowing value: String) throws -> SourceRequest {
    let path = try file(value, mode: 0o600)
    defer { unlink(path) }
    let request = request(["shop": ["file": .text(path)]])
    _ = try request.resolved("${secret:shop}")
    return request
  }

  @Test func fromACommand() throws {
    let request = request(["shop": ["command": ["printf", "tok en\nsecond\n"]]])
    #expect(try request.resolved("Bearer ${secret:shop}!") == "Bearer tok en!")
    #expect(
      failure(["command": ["sh", "-c", "echo locked >&2; exit 3"]])?.reason == "secret shop: exit 3"
    )
    #expect(failure(["command": ["sh", "-c", "echo locked >&2; exit 3"]])?.detail == "locked")
    #expect(failure(["command": ["true"]])?.reason == "secret shop is empty")
    #expect(
      failure(["command": ["no-such-program"]])?.reason
        == "secret shop: no-such-program: command not found")
  }

  /// A server that was sent a secret may repeat it to another source, which was sent none.
  @Test func whatOneSourceReadIsHiddenInAnothers() throws {
    let secret = "elsewhere-\(UUID().uuidString)"
    let other = Secrets([:])
    #expect(other.redacted(["x": .text(secret)]) == ["x": .text(secret)])
    _ = try request(knowing: secret)
    #expect(other.redacted(["x": .text(secret)]) == ["x": "•••"])
    #expect(other.areIn(Array("key=\(secret)".utf8)))
    // The letters of a short one are in all kinds of data.
    _ = try request(knowing: "qzx7")
    #expect(other.redacted(["x": "qzx7"]) == ["x": "qzx7"])
  }

  @Test func aCommandRunsOnceAReading() throws {
    let count = try file("", mode: 0o600)
    defer { unlink(count) }
    let request = request([
      "shop": ["command": ["sh", "-c", .text("echo x >> \(count); echo token")]]
    ])
    #expect(try request.resolved("${secret:shop}${secret:shop}") == "tokentoken")
    #expect(try request.resolved(["a": ["${secret:shop}"]]) == ["a": ["token"]])
    #expect(try String(contentsOfFile: count, encoding: .utf8) == "x\n")
    _ = try request.secrets.afresh.resolved(
      "${secret:shop}", folder: folder, timeout: 20, environment: .own)
    #expect(try String(contentsOfFile: count, encoding: .utf8) == "x\nx\n")
  }

  @Test func numbers() throws {
    let request = request(["pin": ["command": ["printf", "8372615243"]]])
    _ = try request.resolved("${secret:pin}")
    let data: Datum = ["a": 8_372_615_243, "b": [8_372_615_243, 12, "x 8372615243"]]
    #expect(request.secrets.redacted(data) == ["a": "•••", "b": ["•••", 12, "x •••"]])
    #expect(
      request.secrets.redacted([-8_372_615_243, 8_372_615_243.25, 8_372_615_244]) == [
        "•••", "•••", 8_372_615_244,
      ])
    // In other forms of the same number, in texts and in what is kept.
    for form in [
      "8.372615243e9", "83726.15243E+5", "8,372,615,243", "8'372'615'243",
      "8.372.615.243", "8_372_615_243",
    ] {
      #expect(request.secrets.redacted("a \(form) b") == "a ••• b")
      #expect(request.secrets.areIn(Array("{\"v\": \(form)}".utf8)))
    }
    for other in ["8.372615244e9", "83,726,152", "1,2,3,4,5,6", "8.372.615"] {
      #expect(request.secrets.redacted(other) == other)
      #expect(!request.secrets.areIn(Array(other.utf8)))
    }
    let short = self.request(["pin": ["command": ["printf", "2026"]]])
    _ = try short.resolved("${secret:pin}")
    #expect(short.secrets.redacted(2026) == 2026)
  }

  @Test func fromAFile() throws {
    let path = try file("token\r\nmore\n", mode: 0o600)
    defer { unlink(path) }
    let name = String(path.split(separator: "/").last ?? "")
    #expect(try request(["shop": ["file": .text(path)]]).resolved("${secret:shop}") == "token")
    #expect(try request(["shop": ["file": .text(name)]]).resolved("${secret:shop}") == "token")
    chmod(path, 0o640)
    #expect(
      failure(["file": .text(path)])
        == SourceFailure(
          "secret shop is open to others", "Others can read \(path). Type: chmod 600 \(path)"))
    #expect(failure(["file": "/no/such"])?.reason == "secret shop cannot be read")
    #expect(failure(["file": "/tmp"])?.reason == "secret shop cannot be read")
  }

  /// A program that renews a token must not have another file read in its place.
  @Test func aLinkThatAProgramMadeLeadsNowhere() throws {
    let key = try file("key", mode: 0o600)
    defer { unlink(key) }
    let place = TemporaryFolder()
    symlink(key, place["api"])
    #expect(
      try request(["shop": ["file": .text(place["api"])]]).resolved("${secret:shop}") == "key")
    WrittenFolders.note([place.path])
    let failure = failure(["file": .text(place["api"])])
    #expect(failure?.isDenied == true)
    #expect(failure?.reason == "secret shop is behind a link of a program")
  }

  @Test func fromAPipeNobodyWritesTo() throws {
    let path = "\(folder)/pipe-\(UUID().uuidString)"
    mkfifo(path, 0o600)
    defer { unlink(path) }
    #expect(failure(["file": .text(path)])?.reason == "secret shop cannot be read")
  }

  @Test func fromAVariable() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    #expect(try request(["shop": ["env": "PATH"]]).resolved("<${secret:shop}>") == "<\(path)>")
    #expect(failure(["env": "NO_SUCH_VARIABLE_HERE"])?.reason == "NO_SUCH_VARIABLE_HERE is not set")
  }

  /// Without a session bus there is no keyring; an existing one does not have this entry.
  @Test func fromAKeyringThatHasNone() {
    let reason = failure(["keyring": "no such entry"])?.reason ?? ""
    let reasons = [
      "secret shop is not in the keyring", "secret shop: no keyring", "secret shop: no secret-tool",
    ]
    #expect(reasons.contains(reason), "\(reason)")
  }

  /// A place that cannot be read is followed by the next one; in one that can be read and is empty
  /// the user is signed out, and the next one is not tried.
  @Test func elsewhere() throws {
    let path = try file("token", mode: 0o600)
    defer { unlink(path) }
    let other: Setting = ["file": .text(path)]
    let shut: Setting = ["command": ["false"], "else": other]
    #expect(try request(["shop": shut]).resolved("${secret:shop}") == "token")
    for empty: Setting in [
      ["command": ["true"], "else": other], ["file": "/no/such", "else": other],
    ] {
      #expect(failure(empty)?.isDenied == true)
    }
    #expect(failure(["command": ["false"], "else": ["file": "/no/such"]])?.isDenied == true)
    #expect(failure(["command": ["false"]])?.isDenied == false)
  }

  @Test func whatIsNoReference() {
    let request = request(["shop": ["env": "PATH"]])
    for text in ["${secret:", "${secret:}", "${secret:a b}", "${secret:shop"] {
      let error = #expect(throws: SourceFailure.self) { try request.resolved(text) }
      #expect(error?.reason == "invalid secret reference")
    }
    for text in ["", "$secret", "${other:x}", "$ {secret:x}"] {
      #expect((try? request.resolved(text)) == text)
    }
    let unknown = #expect(throws: SourceFailure.self) { try request.resolved("${secret:store}") }
    #expect(unknown?.reason == "no secret store")
    #expect(unknown?.detail == "secrets: does not define it. It defines shop.")
  }

  @Test func names() {
    let setting: Setting = [
      "a": ["${secret:one}x", "${secret:two.2}"], "b": ["c": "${secret:one}"],
    ]
    #expect(SecretReference.names(in: setting) == ["one", "two.2"])
  }

  @Test func redacted() throws {
    let value = "p@ss/w\"rd +1"
    let request = try request(knowing: value)
    let forms = [
      value, "p%40ss%2Fw%22rd%20%2B1", "p%40ss%2fw%22rd%20%2b1", "p%40ss%2Fw%22rd+%2B1",
      "p@ss/w\\\"rd +1", "p@ss/w%22rd%20+1",
    ]
    for form in forms {
      #expect(request.secrets.redacted("before \(form) after") == "before ••• after", "\(form)")
    }
    let failure = SourceFailure("no \(value)", "\(value) and \(value)", kind: .denied)
    #expect(
      request.secrets.redacted(failure) == SourceFailure("no •••", "••• and •••", kind: .denied))
    let datum: Datum = ["a": ["x", .text(value)], "b": 5]
    #expect(request.secrets.redacted(datum) == ["a": ["x", "•••"], "b": 5])
  }

  /// What is not shown is taken out of a text before it is drawn, after it was searched.
  @Test(arguments: [
    "\u{200B}", "\u{1B}[0m", "\u{1B}]0;x\u{7}", "\u{1B}]0;x\u{9C}", "\u{AD}", "\u{202E}",
    "\u{FEFF}", "\u{0}",
    "\u{34F}", "\u{115F}", "\u{17B4}", "\u{180E}", "\u{3164}", "\u{FFF9}", "\u{1D173}", "\u{1BCA0}",
    "\u{E0020}", "\u{E0100}",
  ])
  func whatIsNotShownHidesNothing(_ hidden: String) throws {
    let request = try request(knowing: "sk-live-ABCDEFGH")
    let text = "a sk-live\(hidden)-ABCDEFGH b"
    #expect(request.secrets.redacted(text) == "a ••• b")
    #expect(request.secrets.redacted("a sk-\(hidden)dead b") == "a sk-\(hidden)dead b")
  }

  /// A body is kept as it came, with the escapes of its format.
  @Test(
    arguments: [
      #"{"a": "p@ss\/w\u0026rd"}"#, #"{"a": "\u0070@ss/w&rd"}"#, "<a>p&#64;ss/w&amp;rd</a>",
      "<a>p@ss&#x2f;w&#38;rd</a>", "DESCRIPTION:p@ss/\r\n w&rd",
      #"{"a": "<b>p@ss\/w\u0026amp;rd"}"#,
      "p%40ss%2Fw%26rd", "p@ss/w\u{1B}[1m&rd", "<a>p@ss<![CDATA[/w&rd]]></a>",
      "<a>p@<!-- no -->ss/<b>w</b>&amp;rd</a>", "<a>p&#00000000000000000064;ss/w&#38rd</a>",
      #"{"a": "p@ss/\f\bw&rd"}"#, "<a>p@ss<b title=\">\">/w</b>&amp;rd</a>",
      "<a>p@ss<b title = '>>'>/w</b>&amp;rd</a>", "<a>p@ss<b \">/w</b>&amp;rd</a>",
      "<p>p&commat;ss&sol;w&amprd</p>", "<p>p@ss&shy;/w&ZeroWidthSpace;&amp;rd</p>",
    ])
  func aSecretWithEscapesIsFound(_ body: String) throws {
    let path = try file("p@ss/w&rd", mode: 0o600)
    defer { unlink(path) }
    let request = request(["shop": ["file": .text(path)]])
    #expect(!request.secrets.areIn(Array(body.utf8)))
    _ = try request.resolved("${secret:shop}")
    #expect(request.secrets.areIn(Array(body.utf8)))
    #expect(!request.secrets.areIn(Array("p@ss/word & \\u12 &#; &#x; %zz \\ %".utf8)))
  }

  /// Texts are shortened before they are searched.
  @Test(
    arguments: [
      ("Bearer sk-live-ABCD…", "Bearer •••…"), ("a sk-l…", "a •••…"), ("a sk-…", "a sk-…"),
      ("…EFGH-9876 b", "…••• b"), ("sk-live-A…H-9876", "•••…•••"), ("none…", "none…"),
    ])
  func theRestsOfShortenedOnes(text: String, redacted: String) throws {
    let request = try request(knowing: "sk-live-ABCDEFGH-9876")
    #expect(request.secrets.redacted(text) == redacted)
  }

  /// The time of the search is that of reading the text, however many parts of a secret there may be. The longest
  /// part that fits is hidden.
  @Test func manyRestsAreHidden() throws {
    let value = String(repeating: "sk-live-", count: 100) + "9876"
    let request = try request(knowing: value)
    let text = String(repeating: "…-9876", count: 20_000)
    #expect(request.secrets.redacted(text) == String(repeating: "…•••", count: 20_000))
    let part = "a" + String(repeating: "sk-live-", count: 3) + "…"
    #expect(request.secrets.redacted(part) == "a•••…")
    #expect(request.secrets.redacted(String(repeating: "…", count: 500)).count == 500)
  }

  /// Lists and tables draw white space of any kind as a blank.
  @Test(arguments: [
    "\n", "\r\n", "\t", "\u{B}", "\u{85}", "\u{2028}", "\u{A0}", "\u{202F}", "\u{2009}", "  ",
    " \u{200B} ",
  ])
  func otherBlanksHideNothing(_ blank: String) throws {
    let request = try request(knowing: "correct horse battery")
    for disguised in ["correct\(blank)horse\(blank)battery", "cor\(blank)rect horse battery"] {
      let text = "a\nb \(disguised)  c"
      #expect(request.secrets.redacted(text) == "a\nb •••  c")
      #expect(request.secrets.areIn(Array("{\"a\": \"\(text)\"}".utf8)))
    }
    #expect(request.secrets.redacted("a  correct\(blank)cow") == "a  correct\(blank)cow")
  }

  /// What is shown and what is kept are searched alike, for every common encoding.
  @Test(arguments: [
    "%73k_live_4f9a", "%73%6B_live_4f9a", "=73k_live_4f9a", "sk_li=\r\nve_4f9a",
    "736b5f6c6976655f34663961",
    "736B5F6C6976655F34663961", "73 6b 5f 6c 69 76 65 5f 34 66 39 61", "c2tf\nbGl2\r\nZV80\nZjlh",
    #"\u0073k_live_4f9a"#, #"\x73k_live_4f9a"#, "&#115;k_live_4f9a", "<b>sk_</b>live_4f9a",
    #"&lt;b&gt;sk_&lt;/b&gt;live_4f9a"#, "s k_live_4f9a",
  ])
  func everyEncodingIsFound(_ text: String) throws {
    let request = try request(knowing: "sk_live_4f9a")
    #expect(request.secrets.areIn(Array(text.utf8)))
    let shown = request.secrets.redacted("a \(text) b")
    #expect(shown == "•••" || shown == "a ••• b", "\(shown)")
    let plain = "sk_live & <b>100 % = 4f9a</b> \\ sk_live_5"
    #expect(request.secrets.redacted(plain) == plain)
  }

  /// A body is kept as it came: with quotation marks doubled, and folded over empty lines.
  @Test(arguments: [
    "a,\"p@ss\"\"w rd\"", "a: 'p@ss\"w rd'", "DESCRIPTION:p@ss\\\"\r\n\r\n w rd", "p@ss\"w\nrd",
  ])
  func aSecretInAFormatIsFound(_ body: String) throws {
    let request = try request(knowing: "p@ss\"w rd")
    #expect(request.secrets.areIn(Array(body.utf8)))
    #expect(!request.secrets.areIn(Array("p@ss\"\r\nx w rd, p@ss . w rd".utf8)))
  }

  @Test(arguments: ["", "u", "us", "user:", "user::"]) func redactedInBase64(before: String) throws
  {
    let value = "correct-horse"
    let request = try request(knowing: value)
    let encoded = Data((before + value + "!").utf8).base64EncodedString()
    let redacted = request.secrets.redacted("Basic \(encoded) end")
    #expect(redacted.contains("•••"))
    #expect(redacted.hasPrefix("Basic ") && redacted.hasSuffix(" end"))
    // In the rest, no three characters of the value are readable.
    #expect(redacted.count <= 10 + 3 + 8 + 8)
  }

  @Test func shortOnesAreNotLookedForInData() throws {
    let request = try request(knowing: "1")
    #expect(request.secrets.redacted(.text("110") as Datum) == "110")
    #expect(request.secrets.redacted("pin 1") == "pin •••")
  }

  @Test func manyThreads() async throws {
    let request = request(["shop": ["command": ["echo", "token-of-many"]]])
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<16 {
        group.addTask {
          let text = (try? request.resolved("${secret:shop}")) ?? ""
          return request.secrets.redacted(text)
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == ["•••"])
  }

  @Test func argumentsMayHaveNone() throws {
    guard case .text(let kind) = SettingSchema.argument.shape else { return #expect(Bool(false)) }
    #expect(kind.accepts("--token") && !kind.accepts("--token=${secret:shop}"))
    #expect(kind.objection?("${secret:shop}")?.words.contains("environment: {TOKEN:") == true)
    #expect(kind.objection?("${shop}") == nil)
  }
}
