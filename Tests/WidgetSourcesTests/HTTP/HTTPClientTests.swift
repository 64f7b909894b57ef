import FoundationEssentials
import Glibc
import Testing
import WidgetBase

@testable import WidgetSources

/// Tests of the HTTP client with a real server.
@Suite struct HTTPClientTests {
  private let server = WebServer.shared
  private let client = HTTPClient()

  private func failure(_ request: HTTPRequest) -> SourceFailure? {
    do throws(SourceFailure) {
      _ = try client.response(to: request).successful()
      return nil
    } catch { return error }
  }

  private func echo(_ request: HTTPRequest) throws -> Datum {
    try JSON.datum(client.response(to: request).body)
  }

  @Test func getsABody() throws {
    let response = try client.response(to: HTTPRequest(server.url("json")))
    #expect(response.status == 200)
    #expect(response.contentType == "application/json")
    #expect(response.headers["content-LENGTH"] == "\(response.body.count)")
    #expect(response.text.hasPrefix(#"{"today""#))
    #expect(abs(response.date.timeIntervalSinceNow) < 10)
  }

  @Test func sendsMethodHeadersAndBody() throws {
    let sent = try echo(
      HTTPRequest(
        server.url("echo?a=b%20c"), method: "POST", headers: ["X-Shop": "main", "X-Empty": ""],
        body: Array("{}".utf8)))
    #expect(sent["method"] == "POST")
    #expect(sent["path"] == "/echo?a=b%20c")
    #expect(sent["body"] == "{}")
    #expect(sent["headers"]?["x-shop"] == "main")
    #expect(sent["headers"]?["x-empty"] == "")
    #expect(sent["headers"]?["user-agent"] == "widgettui")
    #expect(sent["headers"]?["content-type"] == nil)
    #expect(sent["headers"]?["expect"] == nil)
  }

  @Test(arguments: ["GET", "POST", "PUT", "DELETE"]) func methods(method: String) throws {
    #expect(try echo(HTTPRequest(server.url("echo"), method: method))["method"] == .text(method))
    let sent = try echo(HTTPRequest(server.url("echo"), method: method, body: []))
    #expect(sent["method"] == .text(method))
    #expect(try client.response(to: HTTPRequest(server.url("echo"), method: "HEAD")).body == [])
  }

  /// A small body in encodings around one another can keep libcurl busy for an hour.
  @Test func severalEncodingsAreRefused() {
    #expect(failure(HTTPRequest(server.url("twice")))?.reason == "encoded more than once")
  }

  /// libcurl also undoes the encodings of interim responses.
  @Test(arguments: ["twice-apart", "twice-apart?line=1"])
  func encodingsAreCountedOverAllResponses(_ path: String) {
    #expect(failure(HTTPRequest(server.url(path)))?.reason == "encoded more than once")
  }

  /// libcurl takes any status in a line of another form for 200.
  @Test(arguments: [
    "http/1.1 403 Forbidden", "HTTp/1.1 403 x", "http/1.0 404", "HTTP/1.1  403 x", "HTTP/1.1 4030",
    "HTTP/1.1 40", "HTTP/1.1\t403 x", "HTTP/one 403 x",
  ])
  func aStatusLineThatIsNoneIsNoAnswer(_ line: String) throws {
    let words = line.replacing(" ", with: "%20").replacing("\t", with: "%09")
    let reason = failure(HTTPRequest(server.url("status-line?line=\(words)")))?.reason
    // libcurl itself refuses some of them.
    #expect(
      reason == "127.0.0.1:\(server.port) does not speak HTTP"
        || !line.hasPrefix("http/1.") && reason != nil, "\(reason ?? "")")
  }

  @Test(arguments: ["HTTP/1.1 200", "HTTP/1.0 200 ", "HTTP/1.1 200 all: is well"])
  func statusLinesWithAndWithoutWords(_ line: String) throws {
    let words = line.replacing(" ", with: "%20")
    let request = HTTPRequest(server.url("status-line?line=\(words)"))
    #expect(try client.response(to: request).successful().text == "7")
  }

  @Test func nothingFollowsFromATrailer() throws {
    let response = try client.response(to: HTTPRequest(server.url("trailer")))
    #expect(response.text == "7")
    #expect(response.headers.fields == [.init("Transfer-Encoding", "chunked")])
  }

  /// Nobody asks for a part, so what is in one could be cut.
  @Test func aPartIsNoAnswer() {
    #expect(
      failure(HTTPRequest(server.url("status?code=206")))?.reason == "a part of the answer only")
  }

  @Test func connectionsAreUsedAgain() throws {
    // Other tests take the connection now and then.
    let ports = try (0..<20).map { _ in
      try echo(HTTPRequest(server.url("echo")))["port"]
    }
    #expect(Set(ports).count < 20)
  }

  @Test func unpacks() throws {
    #expect(try echo(HTTPRequest(server.url("gzip"))) == ["packed": true])
    #expect(failure(HTTPRequest(server.url("bad-gzip")))?.reason == "not gzip")
    for form in ["members", "zlib", "bare"] {
      #expect(try echo(HTTPRequest(server.url("packed?form=\(form)"))) == ["packed": true])
    }
  }

  /// What a cache says to have kept for long is not of now.
  @Test(arguments: [
    ("90000", 90_000.0), ("400, 7", 400), ("7, 400", 400), ("400;x=1", 400), (#""400""#, 400),
    ("60", nil), ("soon", nil),
  ])
  func whatACacheHasKeptHasItsAge(_ age: String, _ expected: Double?) throws {
    let address = server.url("aged?age=\(age.replacing(", ", with: ",%20"))")
    let response = try client.response(to: HTTPRequest(address))
    #expect(response.kept.map { response.date.timeIntervalSince($0) } == expected)
  }

  /// Half of a table looks like a table.
  @Test(arguments: ["gzip", "members", "zlib", "bare"]) func aBodyWithoutItsEndIsNone(
    _ form: String
  ) {
    #expect(
      failure(HTTPRequest(server.url("packed?form=\(form)&cut=4")))?.reason
        == "ends in the middle")
  }

  @Test func onlyWhatWasAskedForIsUndone() {
    #expect(failure(HTTPRequest(server.url("packed?form=br")))?.reason == "encoded as br")
  }

  @Test func redirectsWithinAHostKeepEverything() throws {
    let sent = try echo(
      HTTPRequest(server.url("redirect?to=/echo"), headers: ["Authorization": "Bearer x"]))
    #expect(sent["headers"]?["authorization"] == "Bearer x")
  }

  @Test func redirectsAcrossHostsTellNothing() throws {
    let target = server.url("echo", host: "localhost")
    let sent = try echo(
      HTTPRequest(
        server.url("redirect?to=\(target)"),
        headers: [
          "Authorization": "Bearer x", "X-Api-Key": "y", "Cookie": "z",
          "Accept": "application/json",
        ]))
    let headers = try #require(sent["headers"])
    #expect(headers["host"] == .text("localhost:\(server.port)"))
    #expect(headers["accept"] == "application/json")
    for name in ["authorization", "x-api-key", "cookie"] { #expect(headers[name] == nil) }
  }

  /// A server that keeps the query of an address when it redirects would have the secret sent to the other host.
  @Test func aSecretInAnAddressStaysWithItsHost() throws {
    func request(to target: String) -> HTTPRequest {
      var request = HTTPRequest(server.url("redirect?to=\(target)"))
      request.secrets = Secrets(redacting: "s3cr3t/token")
      return request
    }
    let other = server.url("echo", host: "localhost")
    let refused = failure(request(to: "\(other)?a=s3cr3t%252Ftoken"))
    #expect(refused?.reason.hasPrefix("redirected to ") == true)
    #expect(refused?.description.contains("s3cr3t") == false)
    for target in ["\(server.url("echo"))?a=s3cr3t%252Ftoken", "\(other)?a=1"] {
      #expect(try client.response(to: request(to: target)).status == 200)
    }
  }

  /// The same host may have another server at another port, and without TLS everybody on the way is one.
  @Test(
    arguments: [
      ("https://a.example/x?k=s3cr3t", "https://a.example:8443/y?k=s3cr3t", false),
      ("https://a.example/x?k=s3cr3t", "http://a.example/y?k=s3cr3t", false),
      ("http://a.example:8080/x", "http://a.example:8081/s3cr3t", false),
      ("https://a.example/x?k=s3cr3t", "https://a.example:443/y?k=s3cr3t", true),
      ("https://a.example/x?k=s3cr3t", "http://a.example/y", true),
    ])
  func aSecretInAnAddressStaysWithItsOrigin(
    _ address: String, _ target: String, _ isFollowed: Bool
  ) {
    var request = HTTPRequest(address)
    request.secrets = Secrets(redacting: "s3cr3t")
    let next = Result { () throws(SourceFailure) in
      try request.redirected(to: target, status: 302)
    }
    #expect(((try? next.get())?.url == target) == isFollowed)
    if case .failure(let failure) = next {
      #expect(failure.reason.hasPrefix("redirected to "))
      #expect(!failure.description.contains("s3cr3t"))
    }
  }

  @Test func passwordInAnAddressStaysWithItsHost() throws {
    let address = "http://me:pw@127.0.0.1:\(server.port)"
    #expect(
      try echo(HTTPRequest("\(address)/echo"))["headers"]?["authorization"] == "Basic bWU6cHc=")
    let target = server.url("echo", host: "localhost")
    let sent = try echo(HTTPRequest("\(address)/redirect?to=\(target)"))
    #expect(sent["headers"]?["authorization"] == nil)
  }

  @Test func redirectsOfWhatIsSent() throws {
    let body = Array("order".utf8)
    let seeOther = try echo(
      HTTPRequest(server.url("redirect?code=303&to=/echo"), method: "POST", body: body))
    #expect(seeOther["method"] == "GET")
    #expect(seeOther["body"] == "")
    let kept = try echo(
      HTTPRequest(server.url("redirect?code=307&to=/echo"), method: "POST", body: body))
    #expect(kept["method"] == "POST")
    #expect(kept["body"] == "order")
    let other = server.url("echo", host: "localhost")
    let across = HTTPRequest(
      server.url("redirect?code=308&to=\(other)"), method: "PUT", body: body)
    #expect(failure(across)?.reason == "redirected to localhost:\(server.port)")
  }

  @Test func redirectsHaveAnEnd() {
    #expect(failure(HTTPRequest(server.url("loop")))?.reason == "too many redirects")
    let file = HTTPRequest(server.url("redirect?to=file:///etc/passwd"))
    #expect(failure(file)?.reason == "invalid URL")
  }

  @Test(arguments: ["slow", "hang"]) func deadline(path: String) {
    let started = Deadline(after: 100)
    let request = HTTPRequest(server.url(path), timeout: 0.3)
    #expect(failure(request)?.reason == "no answer in 300 ms")
    #expect(started.elapsed < 20)
  }

  @Test func deadlineHoldsForAllRedirects() {
    let request = HTTPRequest(server.url("redirect?to=/slow"), timeout: 0.3)
    #expect(failure(request)?.reason == "no answer in 300 ms")
  }

  @Test(arguments: ["huge", "bomb"]) func tooMuch(path: String) {
    let request = HTTPRequest(server.url(path), timeout: 30, limit: 1 << 20)
    #expect(failure(request)?.reason == "more than 1 MiB")
  }

  @Test(arguments: ["reset", "half", "empty"]) func broken(path: String) {
    #expect(
      failure(HTTPRequest(server.url(path)))?.reason
        == "connection to 127.0.0.1:\(server.port) lost")
  }

  @Test func noHTTP() {
    let place = "127.0.0.1:\(server.port)"
    #expect(failure(HTTPRequest(server.url("no-http")))?.reason == "\(place) does not speak HTTP")
    #expect(failure(HTTPRequest(server.url("header-flood"), timeout: 30)) != nil)
  }

  @Test func refused() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        _ = bind(listener, pointer, size)
        _ = getsockname(listener, pointer, &size)
      }
    }
    // The port is bound but not listening, so no other process takes it.
    defer { close(listener) }
    let port = UInt16(bigEndian: address.sin_port)
    let error = try #require(failure(HTTPRequest("http://127.0.0.1:\(port)/")))
    #expect(error.reason == "cannot connect to 127.0.0.1:\(port) (refused)")
  }

  /// Returns the failure with proxies that an environment names.
  private func failure(_ url: String, _ variables: [String: String]) -> SourceFailure? {
    var request = HTTPRequest(url)
    request.proxies = HTTPProxies(ProcessEnvironment(variables))
    return failure(request)
  }

  /// The server is not to blame for a proxy, whose password nobody is told.
  @Test(
    arguments: [
      ("http://me:hush@127.0.0.1:1", "cannot connect to the proxy 127.0.0.1:1 (refused)"),
      ("me:hush@127.0.0.1:1/", "cannot connect to the proxy 127.0.0.1:1 (refused)"),
      ("http://me:hush@no-such-host.invalid", "cannot resolve the proxy no-such-host.invalid:1080"),
      ("ftp://me:hush@127.0.0.1:1", "cannot use the proxy 127.0.0.1:1"),
    ])
  func aProxyThatRefuses(_ proxy: String, _ reason: String) throws {
    for url in [server.url("json"), "https://127.0.0.1:\(server.port)/json"] {
      let told = try #require(failure(url, ["http_proxy": proxy, "https_proxy": proxy]))
      #expect(told.reason == reason)
      #expect(!told.description.contains("hush") && !told.description.contains("me:"))
    }
  }

  @Test func noErrorHasThePasswordOfAProxy() {
    for proxy in [
      "http://me:hush@127.0.0.1:99999", "http://me:hush", "http://me:hu/sh@h:1", "me:hush@[::1",
    ] {
      let words = failure(server.url("json"), ["all_proxy": proxy])?.description
      #expect(words?.contains("hu") == false, "\(words ?? "")")
    }
  }

  /// Without a proxy, the server itself refuses.
  @Test(arguments: [
    ("127.0.0.1", true), ("10.0.0.1, 127.0.0.0/8", true), ("*", true), ("127.0.0.2", false),
    ("example.com 0.0.1", false), ("127.0.0.0/33", false),
  ])
  func hostsWithoutAProxy(_ exceptions: String, _ isOne: Bool) {
    let told = failure(
      "http://127.0.0.1:1/", ["http_proxy": "http://127.0.0.1:2", "no_proxy": exceptions])
    let place = isOne ? "127.0.0.1:1" : "the proxy 127.0.0.1:2"
    #expect(told?.reason == "cannot connect to \(place) (refused)")
  }

  @Test(arguments: [
    ("example.com", true), (".example.com.", true), ("shop.EXAMPLE.com,", true),
    ("ample.com", false),
    ("", false), ("www.shop.example.com", false),
  ])
  func domainsWithoutAProxy(_ exceptions: String, _ isOne: Bool) {
    let environment = ProcessEnvironment(["http_proxy": "p:3128", "no_proxy": exceptions])
    let proxy = HTTPProxies(environment).proxy(for: HTTPOrigin("http://shop.example.com/"))
    #expect(proxy?.words == (isOne ? nil : "p:3128"))
  }

  @Test func certificateIsChecked() throws {
    try #require(server.securePort != 0)
    let request = HTTPRequest("https://localhost:\(server.securePort)/json", timeout: 30)
    #expect(failure(request)?.reason == "self-signed certificate")
    let noTLS = HTTPRequest("https://127.0.0.1:\(server.port)/json")
    #expect(failure(noTLS)?.reason == "TLS handshake failed with 127.0.0.1:\(server.port)")
  }

  @Test func badRequests() {
    #expect(failure(HTTPRequest("ftp://example.com/"))?.reason == "invalid URL")
    #expect(failure(HTTPRequest("http://"))?.reason == "invalid URL")
    #expect(failure(HTTPRequest("http://a b/"))?.reason == "invalid URL")
    let broken = HTTPRequest(server.url("json"), headers: ["X": "a\r\nHost: b"])
    #expect(failure(broken)?.reason == "header with a line break")
    #expect(
      failure(HTTPRequest("http://no-such-host.invalid/"))?.reason
        == "cannot resolve no-such-host.invalid")
  }

  @Test func statuses() throws {
    let denied = try #require(failure(HTTPRequest(server.url("status?code=403"))))
    #expect(denied.reason == "HTTP 403")
    #expect(denied.isDenied)
    let busy = try #require(failure(HTTPRequest(server.url("status?code=503&after=120"))))
    #expect(busy.reason == "HTTP 503")
    #expect(!busy.isDenied)
    let wait = try #require(busy.retryAfter).timeIntervalSinceNow
    #expect(wait > 100 && wait <= 120)
  }

  @Test func manyAtOnce() async {
    let count = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<24 {
        group.addTask {
          (try? HTTPClient().response(to: HTTPRequest(self.server.url("json"))).status) ?? 0
        }
      }
      return await group.reduce(into: 0) { $0 += $1 == 200 ? 1 : 0 }
    }
    #expect(count == 24)
  }
}
