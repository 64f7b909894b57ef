import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct HTTPResponseTests {
  /// Sun, 06 Nov 1994 08:49:37 GMT.
  private let date = Date(timeIntervalSince1970: 784_111_777)

  private func response(_ headers: HTTPHeaders, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, headers: headers, date: date)
  }

  @Test(
    arguments: [
      ("120", 120), (" 5 ", 5), ("0", nil), ("Sun, 06 Nov 1994 08:50:37 GMT", 60),
      ("Sunday, 06-Nov-94 08:50:37 GMT", 60), ("Sun Nov  6 08:50:37 1994", 60),
      ("Sun, 06 Nov 1994 08:00:00 GMT", nil), ("99999999999999", 604_800), ("soon", nil), ("", nil),
      ("-5", nil), ("1.5", nil),
    ] as [(String, TimeInterval?)])
  func retryAfter(text: String, seconds: TimeInterval?) {
    #expect(response(["Retry-After": text]).retryAfter?.timeIntervalSince(date) == seconds)
  }

  /// The server's clock may be another.
  @Test func aDateToRetryAtIsOfTheServersClock() {
    let headers: HTTPHeaders = [
      "Retry-After": "Mon, 07 Nov 1994 08:50:37 GMT", "Date": "Mon, 07 Nov 1994 08:50:07 GMT",
    ]
    #expect(response(headers).retryAfter?.timeIntervalSince(date) == 30)
  }

  @Test(
    arguments: [
      (["Cache-Control": "max-age=60"], 60), (["Cache-Control": "public, Max-Age=\"60\""], 60),
      (["Cache-Control": "max-age=60", "Age": "20"], 40), (["Cache-Control": "max-age=0"], nil),
      (["Cache-Control": "no-cache, max-age=60"], nil), (["Cache-Control": "no-store"], nil),
      (["Cache-Control": "max-age=1e300"], 604_800), (["Cache-Control": "max-age=x"], nil),
      (["Expires": "Sun, 06 Nov 1994 08:50:37 GMT"], 60), (["Expires": "0"], nil),
      (["Expires": "Sun, 06 Nov 1994 08:50:37 GMT", "Age": "40"], 20),
      (["Expires": "Sun, 06 Nov 1994 08:50:37 GMT", "Date": "Sun, 06 Nov 1994 08:50:07 GMT"], 30),
      ([:], nil),
    ] as [(HTTPHeaders, TimeInterval?)])
  func freshUntil(headers: HTTPHeaders, seconds: TimeInterval?) {
    #expect(response(headers).freshUntil?.timeIntervalSince(date) == seconds)
  }

  @Test(
    arguments: [
      ("application/json; charset=utf-8", "application/json"), ("Text/HTML", "text/html"),
    ])
  func contentType(text: String, type: String) {
    #expect(response(["content-type": text]).contentType == type)
  }

  @Test(
    arguments: [
      ("https://shop.example/a?b", "shop.example:443"), ("http://SHOP.example", "shop.example:80"),
      ("http://me:pw@shop.example:8080/", "shop.example:8080"), ("http://[::1]:9/x", "[::1]:9"),
      ("http://[::1]/", "[::1]:80"), ("http://a@evil@host/", "host:80"), ("", ":80"),
      ("http://host?x@y", "host:80"), ("http://host\\@other/", "host\\@other:"),
      ("http://evil/\u{301}@host/", "evil:80"),
      // libcurl asks straße and strasse for these.
      ("http://stra\u{df}e/", "stra\u{df}e:80"), ("http://STRA\u{1e9e}E/", "stra\u{1e9e}e:80"),
    ])
  func origin(url: String, words: String) {
    #expect(HTTPOrigin(url).words == words)
  }

  @Test func headers() {
    var headers: HTTPHeaders = ["Accept": "a", "accept": "b", "X": "c"]
    #expect(headers["ACCEPT"] == "a, b")
    headers["Accept"] = "d"
    #expect(headers.fields.map(\.value) == ["c", "d"])
    headers["x"] = nil
    #expect(headers["X"] == nil)
  }
}
