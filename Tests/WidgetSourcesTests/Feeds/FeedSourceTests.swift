import FoundationEssentials
import TestServers
import Testing
import WidgetSettings

@testable import WidgetSources

@Suite struct FeedSourceTests {
  private let folder = TemporaryFolder()

  private func feed(_ titles: [String]) -> String {
    let items = titles.map { "<item><title>\($0)</title><link>/\($0)</link></item>" }
    return "<rss version=\"2.0\"><channel>\(items.joined())</channel></rss>"
  }

  private func read(
    _ place: String, _ more: [String: Setting] = [:]
  ) throws(SourceFailure) -> Reading {
    try SourceKind.feed.make(.mapping(["feed": .text(place)].merging(more) { $1 }))
      .read(.test(folder: folder.path))
  }

  private func titles(_ reading: Reading) -> [String?] {
    (reading.datum.items ?? []).map { $0["title"]?.words }
  }

  @Test func aFile() throws {
    try folder.write(feed(["A", "B", "C"]), to: "news.xml")
    #expect(try titles(read("news.xml")) == ["A", "B", "C"])
    #expect(try titles(read("news.xml", ["items": "2"])) == ["A", "B"])
    #expect(try read("news.xml").datum.items?.first?["link"] == .null)
    let missing = failure { () throws(SourceFailure) in try read("gone.xml") }
    #expect(missing.isAbsent)
  }

  @Test func aFeedThatIsCutSaysSo() throws {
    let whole = feed(["A", "B"])
    for (text, isWhole) in [
      (whole, true), (whole + "\n<!-- kept for 12 ms -->\n", true),
      ("<a:rss xmlns:a=\"x\"><a:channel/></a:rss>", true), (String(whole.dropLast(2)), false),
      (String(whole.dropLast(18)), false), (String(whole.dropLast(40)), false),
    ] {
      try folder.write(text, to: "news.xml")
      let reading = try? read("news.xml")
      #expect(
        reading.map(\.warnings) ?? []
          == (isWhole ? [] : ["the feed is cut: an end is missing"]), "\(text)")
    }
  }

  @Test func changesOfAFileAreTold() throws {
    let path = try folder.write(feed([]), to: "news.xml")
    let told = Counter()
    let source = try SourceKind.feed.make(["feed": .text(path)])
    let watch = try #require(source.watch(.test()) { told.add() })
    try folder.write(feed(["A"]), to: "news.xml")
    #expect(eventually { told.count > 0 })
    watch.stop()
    let web = try SourceKind.feed.make(["feed": "https://news.example/"])
    #expect(web.watch(.test()) {} == nil)
  }

  @Test func aWebAddress() throws {
    let server = RunningServer()
    defer { server.end() }
    let port = RunningServer.freePort()
    try server.folder.write(feed(["A"]), to: "news.xml")
    try server.folder.write("<html><p>Hello</html>", to: "page.html")
    server.start(["python3", "-m", "http.server", "\(port)", "--bind", "127.0.0.1"])
    let address = "http://127.0.0.1:\(port)"
    #expect(eventually(within: 60) { (try? read("\(address)/news.xml")) != nil })
    let item = try read("\(address)/news.xml").datum.items?.first
    #expect(item?["title"] == "A")
    #expect(item?["link"] == .text("\(address)/A"))
    #expect(
      failure { () throws(SourceFailure) in try read("\(address)/page.html") }.reason
        == "a web page, not a feed")
    #expect(
      failure { () throws(SourceFailure) in try read("\(address)/gone") }.reason == "HTTP 404")
  }

  @Test func whatHasNotChangedIsNotSentAgain() throws {
    let server = RunningServer()
    defer { server.end() }
    let port = RunningServer.freePort()
    try server.folder.write(feed(["A"]), to: "news.xml")
    let event = "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260314T120000Z\r\nSUMMARY:One\r\nEND:VEVENT\r\n"
    try server.folder.write(
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(event)END:VCALENDAR\r\n", to: "day.ics")
    server.start(["python3", "-u", "-m", "http.server", "\(port)", "--bind", "127.0.0.1"])
    let address = "http://127.0.0.1:\(port)"
    #expect(eventually(within: 60) { (try? read("\(address)/news.xml")) != nil })
    var request = SourceRequest.test(folder: folder.path)
    request.state = folder.path
    let settings: [(SourceKind, Setting, String)] = [
      (.feed, ["feed": .text("\(address)/news.xml")], "news.xml"),
      (.ical, ["ical": .text("\(address)/day.ics")], "day.ics"),
    ]
    for (kind, setting, _) in settings + settings {
      #expect(try kind.make(setting).read(request).datum.items?.count == 1)
    }
    for (_, _, name) in settings {
      #expect(
        eventually { server.said.contains("\"GET /\(name) HTTP/1.1\" 304") }, "\(server.said)")
    }
  }

  @Test(
    arguments: [
      ("text/xml; charset=ISO-8859-1", "<rss>", "iso-8859-1"),
      (String(repeating: "İ", count: 20) + ";charset=", "<rss>", ""),
      ("text/xml;charset=\"utf-8\"; x=y", "<rss>", "utf-8"), ("text/xml", "<rss>", nil),
      ("text/xml; charset=latin1", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", nil),
      (nil, "<rss>", nil),
    ] as [(String?, String, String?)])
  func theServerMayNameTheEncoding(_ type: String?, _ body: String, _ encoding: String?) {
    #expect(FeedSource.encoding(type, Array(body.utf8)) == encoding)
  }
}
