import FoundationEssentials
import Glibc
import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests of HTTP sources with a real server.
@Suite struct HTTPSourceTests {
  private let sandbox = Sandbox()
  private let server = WebServer.shared

  private func setting(_ path: String, _ more: [String: Setting] = [:]) -> Setting {
    .mapping(more.merging(["http": .text(server.url(path))]) { $1 })
  }

  @Test(
    arguments: [
      ("json", ["pick": ".today.orders"], 1284), ("json", ["pick": ".names"], ["a", "b"]),
      ("csv", ["column": "orders", "row": "last"], "4"), ("csv", ["pick": ".[0].day"], "Mon"),
      ("plain-json", [:], ["n": 1]), ("plain-json", ["format": "text"], "{\"n\": 1}"),
      ("latin1", ["regex": "Größe: ([0-9]+)"], "42"), ("latin1", [:], "Größe: 42"),
      ("html", ["regex": "<title>(.*)</title>"], "Sign in"), ("gzip", ["pick": ".packed"], true),
    ] as [(String, [String: Setting], Datum)])
  func data(path: String, more: [String: Setting], datum: Datum) throws {
    #expect(try sandbox.datum(setting(path, more)) == datum)
  }

  /// Nobody asked for JSON: what looks like a number is shown as it is written.
  @Test(
    arguments: [
      ("3.10", [:], "3.10"), ("12e4567", [:], "12e4567"),
      ("12345678901234567890", [:], "12345678901234567890"),
      ("1 234 567", [:], "1 234 567"), ("true", [:], "true"), ("42.5", [:], 42.5),
      ("3.10", ["pick": "."], 3.1), ("3.10", ["format": "json"], 3.1),
    ] as [(String, [String: Setting], Datum)])
  func plainText(text: String, more: [String: Setting], datum: Datum) throws {
    let words = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
    #expect(try sandbox.datum(setting("text?text=\(words)", more)) == datum)
  }

  /// A condition on one address says nothing about another one.
  @Test func aRedirectThatMovesToAnOlderFileIsFollowed() throws {
    let setting = setting("newest")
    #expect(try sandbox.datum(setting) == ["n": 111])
    #expect(try sandbox.datum(setting) == ["n": 222])
    #expect(try sandbox.datum(setting) == ["n": 222])
  }

  @Test func aLengthThatIsNoneIsNoEnd() throws {
    #expect(sandbox.failure(setting("long"))?.reason == "an answer without its end")
  }

  /// What a cache has kept has one date for all of it.
  @Test func whatACacheHasKeptIsDated() throws {
    let old = try sandbox.reading(setting("aged?age=10000"))
    let age = try #require(old.date).distance(to: Date())
    #expect((9990...10_060).contains(age) && old.oldest == old.date)
    #expect(try sandbox.reading(setting("json")).date == nil)
  }

  @Test func bodyAndHeaders() throws {
    let sent = try #require(
      try sandbox.datum(
        setting(
          "echo",
          [
            "headers": ["X-Shop": "main"],
            "body": [
              "since": "19:00", "count": "5", "open": "true", "no": "no", "tags": ["a", "null"],
            ],
          ])))
    #expect(sent["method"] == "POST")
    #expect(sent["headers"]?["content-type"] == "application/json")
    #expect(sent["headers"]?["x-shop"] == "main")
    #expect(
      sent["body"]
        == "{\"count\":5,\"no\":\"no\",\"open\":true,\"since\":\"19:00\",\"tags\":[\"a\",null]}")
    let text = try sandbox.datum(setting("echo", ["body": "5", "method": "PUT"]))
    #expect(text?["method"] == "PUT")
    #expect(text?["body"] == "5")
    #expect(text?["headers"]?["content-type"] == nil)
  }

  @Test func whatHasNotChangedIsNotSentAgain() throws {
    let path = "etag?\(UUID().uuidString)"
    let setting = setting(path)
    let first = try #require(try sandbox.datum(setting))
    #expect(try sandbox.datum(setting) == first)
    #expect(try sandbox.datum(setting) == first)
    // Another request does not get this answer.
    #expect(try sandbox.datum(self.setting("etag?other"))?["count"] != first["count"])
    // It does not replace the answer either.
    #expect(try sandbox.datum(setting) == first)
    #expect(try sandbox.datum(self.setting("modified"))?["n"] == 5)
    #expect(try sandbox.datum(self.setting("modified"))?["n"] == 5)
  }

  @Test func whatIsKeptMayBeBroken() throws {
    let setting = setting("modified")
    #expect(try sandbox.datum(setting)?["n"] == 5)
    let answer = try #require(sandbox.answers.first)
    #expect(sandbox.mode(of: answer) == 0o600)
    for text in ["", "{}\n", "rubbish", "{\"for\": 5}\nx"] {
      try sandbox.write(text, to: answer)
      #expect(try sandbox.datum(setting)?["n"] == 5)
    }
  }

  @Test func theServerSaysWhenToAskAgain() throws {
    let reading = try sandbox.reading(setting("max-age"))
    guard case .notBefore(let date) = reading.reload else { return #expect(Bool(false)) }
    #expect(date.timeIntervalSinceNow > 500 && date.timeIntervalSinceNow <= 600)
    #expect(try sandbox.reading(setting("json")).reload == .asScheduled)
    let busy = sandbox.failure(setting("status?code=429&after=90"))
    #expect(busy?.reason == "HTTP 429")
    #expect(busy?.retryAfter.map { $0.timeIntervalSinceNow > 60 } == true)
  }

  @Test(
    arguments: [
      ("html", ["pick": ".a"], "web page instead of JSON"),
      ("html", ["format": "json"], "web page instead of JSON"),
      ("status?code=500", [:], "HTTP 500"), ("huge", ["limit": "64KiB"], "more than 64 KiB"),
      ("status?code=404", [:], "HTTP 404"),
      ("json", ["pick": ".today.orders.x"], "pick does not fit the data"),
      ("json", ["headers": ["A": "${secret:none}"]], "no secret none"),
    ] as [(String, [String: Setting], String)])
  func failures(path: String, more: [String: Setting], reason: String) {
    #expect(sandbox.failure(setting(path, more))?.reason == reason)
  }

  @Test func secrets() throws {
    let headers: [String: Setting] = ["headers": ["Authorization": "Bearer ${secret:shop}"]]
    let right: [String: Setting] = ["shop": ["command": ["echo", "tell-nobody"]]]
    let wrong: [String: Setting] = ["shop": ["command": ["echo", "wrong-one"]]]
    #expect(try sandbox.datum(setting("private", headers), secrets: right) == ["ok": true])
    let denied = sandbox.failure(setting("private", headers), secrets: wrong)
    #expect(denied?.reason == "HTTP 401")
    #expect(denied?.isDenied == true)
    #expect(
      try sandbox.datum(setting("leak", headers), secrets: right) == "Authorization was Bearer •••")
    let inAddress = sandbox.failure(
      ["http": .text("http://tell-nobody.invalid/${secret:shop}")], secrets: right)
    #expect(inAddress?.reason == "cannot resolve •••.invalid")
  }

  @Test func anAnswerWithASecretIsNotKept() throws {
    let secrets: [String: Setting] = ["shop": ["command": ["echo", "count"]]]
    _ = try sandbox.datum(setting("etag?${secret:shop}"), secrets: secrets)
    #expect(sandbox.answers == [])
  }

  /// Neither as it is nor as a hash with which others could try what it might be.
  @Test func aKeptAnswerDoesNotTellTheSecretsOfItsRequest() throws {
    let path = "etag?\(UUID().uuidString)&key="
    let setting = setting(path + "${secret:shop}")
    func secrets(_ value: String) -> [String: Setting] {
      ["shop": ["command": ["echo", .text(value)]]]
    }
    let first = try #require(try sandbox.datum(setting, secrets: secrets("4711")))
    #expect(try sandbox.datum(setting, secrets: secrets("4711")) == first)
    let name = try #require(sandbox.answers.first)
    let kept = try String(contentsOfFile: sandbox.path(name), encoding: .utf8)
    let open = HTTPRequest(server.url(path + "4711"))
    #expect(!kept.contains("4711") && !kept.contains(RequestMark(of: open).text))
    #expect(!kept.contains(RequestMark(of: open.url, nil).text))
    // Another secret gets no answer that was given to the first one, and leaves no second file.
    #expect(try sandbox.datum(setting, secrets: secrets("4712")) != first)
    #expect(sandbox.answers == [name])
  }

  /// In a header field, and in a charset in which nobody would find it.
  @Test(arguments: ["field", "charset"])
  func anAnswerThatHidesASecretIsNotKept(place: String) throws {
    let secrets: [String: Setting] = ["shop": ["command": ["echo", "tell-nobody-else"]]]
    _ = try? sandbox.datum(
      setting("repeat?in=\(place)&token=${secret:shop}", ["format": "text"]), secrets: secrets)
    #expect(sandbox.answers == [])
    _ = try? sandbox.datum(setting("repeat?in=\(place)&token=known", ["format": "text"]))
    #expect(sandbox.answers.count == 1)
  }

  /// In a feed, whose reader joins what its markup divides.
  @Test(arguments: ["<![CDATA[<!-->junk-->]]>", "<?x a>b ?>", "<![CDATA[<script>junk</script>]]>"])
  func anAnswerWhoseReadingHasASecretIsNotKept(markup: String) throws {
    let secrets: [String: Setting] = ["shop": ["command": ["echo", "tell-nobody-else"]]]
    func words(_ words: String) throws -> String {
      let title = Array("tell-\(markup)\(words)".utf8).map { String($0, radix: 16) }
      let place = server.url("feed?title=\(title.joined(separator: "-"))")
      let datum = try sandbox.datum(
        ["feed": .text(place), "headers": ["X-Token": "${secret:shop}"]], secrets: secrets)
      return "\(datum ?? .null)"
    }
    #expect(try words("nobody-else").contains("•••"))
    #expect(sandbox.answers == [])
    #expect(try words("nobody").contains("nobody"))
    #expect(sandbox.answers.count == 1)
  }

  @Test func nothingIsKeptOfWhatIsDenied() throws {
    for code in [401, 403] {
      let setting = setting("signed-out?code=\(code)")
      #expect(try sandbox.datum(setting)?["n"] == 5)
      #expect(sandbox.answers.count == 1)
      #expect(sandbox.failure(setting)?.isDenied == true)
      #expect(sandbox.answers == [])
    }
  }
}

extension Sandbox {
  /// The names of the files with stored answers.
  fileprivate var answers: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { $0.hasPrefix("answer") }
  }

  fileprivate func mode(of name: String) -> mode_t {
    var status = stat()
    return stat(path(name), &status) == 0 ? status.st_mode & 0o777 : 0
  }
}
