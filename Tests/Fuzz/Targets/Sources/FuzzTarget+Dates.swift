import FoundationEssentials

@testable import WidgetSources

extension FuzzTarget {
  /// A date is read as one of the years that four digits can write, or not at all.
  static let dates = FuzzTarget("dates") { bytes, promises in
    let text = String(decoding: bytes.prefix(1000), as: UTF8.self)
    for zone in [DateText.Zone.utc, .local] {
      guard let date = DateText.date(text, without: zone) else { continue }
      // A day more at both ends, for the zone.
      let possible = -62_167_305_600.0...253_402_387_200.0
      promises.expect(possible.contains(date.timeIntervalSince1970), "the date \(date)")
      promises.expect(!DateText.dayAndTime(date).isEmpty, "no words")
    }
    if let date = HTTPResponse.date(text.replacing("\0", with: "")) {
      promises.expect(date.timeIntervalSince1970 >= 0, "the date \(date)")
    }
  }

  /// A server's header fields give dates within a week, and its text in any encoding is UTF-8.
  static let http = FuzzTarget("http") { bytes, promises in
    let input = FuzzText(bytes)
    var headers = HTTPHeaders()
    for field in input.first.split(separator: "|") {
      let parts = field.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers.append(.init(String(parts[0]), String(parts[1]).replacing("\0", with: "")))
    }
    let response = HTTPResponse(status: 200, headers: headers, body: input.rest, date: now)
    for date in [response.retryAfter, response.freshUntil].compactMap({ $0 }) {
      promises.expect((now...now.addingTimeInterval(604_800)).contains(date), "the date \(date)")
    }
    _ = response.contentType
    let text = response.utf8
    promises.expect(text.count <= 8 * input.rest.count + 16, "\(text.count) bytes of text")
    _ = response.text
  }
}
