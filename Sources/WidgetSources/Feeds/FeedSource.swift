import FoundationEssentials
import WidgetBase
import WidgetSettings

/// A source that reads the items of an RSS or Atom feed, from a web address or a file.
struct FeedSource: Source {
  static let items = 50
  private static let limit = 8 << 20

  let place: String
  let most: Int
  let access: WebAccess

  private static func isAddress(_ place: String) -> Bool {
    place.hasExactPrefix("https://") || place.hasExactPrefix("http://")
  }

  func read(_ request: SourceRequest) throws(SourceFailure) -> Reading {
    let deadline = Deadline(after: request.timeout)
    let place = try request.resolved(place)
    guard Self.isAddress(place) else {
      let bytes = try FileBytes(request.path(place)).all(
        limit: Self.limit)
      return try FeedTask.reading(
        bytes, from: nil, most: most, at: request.now, before: deadline)
    }
    let question = try access.question(
      place,
      accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.1",
      request,
      before: deadline, limit: Self.limit)
    let answer = try HTTPClient().answer(to: question, of: request)
    var reading = try FeedTask.reading(
      answer.body, from: answer.url, most: most,
      encoding: Self.encoding(answer.headers["Content-Type"], answer.body), at: request.now,
      before: deadline)
    reading.oldest = answer.kept
    return reading
  }

  var servers: [String] { Self.isAddress(place) ? [HTTPOrigin(place).server] : [] }

  func watch(
    _ request: SourceRequest, onChange: @escaping @Sendable () -> Void
  ) -> (any SourceWatch)? {
    guard let place = try? request.resolved(place), !Self.isAddress(place) else { return nil }
    return FolderChanges.start(
      { FolderChanges.places(of: request.path(place)) }, onChange: onChange)
  }

  func files(_ request: SourceRequest) -> [String] {
    guard let place = try? request.resolved(place), !Self.isAddress(place) else { return [] }
    return [request.path(place)]
  }

  /// Returns the encoding named by the server, or `nil` if the feed names one itself.
  static func encoding(_ type: String?, _ body: [UInt8]) -> String? {
    let start = String(decoding: body.prefix(200), as: UTF8.self)
    return start.contains("encoding=") ? nil : type.flatMap(Charset.name)
  }
}

extension SourceKind {
  /// The kind of an RSS or Atom feed.
  package static var feed: SourceKind {
    SourceKind(
      name: "feed", note: "The items of an RSS or Atom feed, the newest first.",
      schema: .fileOrAddress("feed", schemes: ["https", "http"]),
      keys: [
        SettingKey(
          "items", .text(.count(1...FeedParser.mostItems)),
          "The most items that are read; \(FeedSource.items) without it.")
      ] + WebAccess.keys
    ) { settings in
      FeedSource(
        place: settings["feed"]?.text ?? "",
        most: settings.value("items", .count(1...FeedParser.mostItems)) ?? FeedSource.items,
        access: WebAccess(settings))
    }
  }
}
