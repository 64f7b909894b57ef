import CXML
import FoundationEssentials
import Testing

@testable import WidgetSources

@Suite struct FeedParserTests {
  /// 1 June 2026.
  private static let now = Date(timeIntervalSince1970: 1_780_272_000)

  private func items(_ text: String) throws -> [Datum] { try items(Array(text.utf8)) }

  private func items(_ bytes: [UInt8]) throws -> [Datum] {
    let library = try #require(cxml_load()).pointee
    return try FeedDocument(bytes, from: nil, most: 100, at: Self.now, library: library).datum.items
      ?? []
  }

  private func failure(_ text: String) throws -> SourceFailure? {
    let library = try #require(cxml_load()).pointee
    do throws(SourceFailure) {
      _ = try FeedDocument(Array(text.utf8), from: nil, most: 100, at: Self.now, library: library)
      return nil
    } catch { return error }
  }

  private func isWhole(_ text: String) throws -> Bool {
    let library = try #require(cxml_load()).pointee
    return try FeedDocument(Array(text.utf8), from: nil, most: 100, at: Self.now, library: library)
      .isWhole
  }

  private func titles(_ text: String) throws -> [String?] {
    try items(text).map { $0["title"]?.words }
  }

  private func rss(_ items: String, attributes: String = #"version="2.0""#) -> String {
    "<?xml version=\"1.0\"?><rss \(attributes)><channel><title>Site</title>\(items)</channel></rss>"
  }

  /// Many feeds have the oldest first.
  @Test func theNewestOfManyAreTheNewest() throws {
    let many = (1...700).map { number in
      let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(number) * 60)
      return "<item><title>\(number)</title><pubDate>\(date.formatted(.iso8601))</pubDate></item>"
    }
    let found = try titles(rss(many.joined()))
    #expect(found.first == "700" && found.count == 100)
    let library = try #require(cxml_load()).pointee
    let flood = Array(rss(String(repeating: "<item><title>x</title></item>", count: 20_001)).utf8)
    #expect(try FeedDocument(flood, from: nil, most: 1, at: Self.now, library: library).hasMore)
  }

  @Test func rss2() throws {
    let text = rss(
      """
      <item><title><![CDATA[Tea &amp; <b>cake</b>]]></title><link>https://a.example/1?x=1&amp;y=2</link>
      <pubDate>Sat, 14 Mar 2026 10:26:00 +0100</pubDate><dc:creator>Ann</dc:creator>
      <description>&lt;p&gt;Caf&amp;eacute;&lt;/p&gt;&lt;p&gt;open&lt;script&gt;evil()&lt;/script&gt;</description>
      <content:encoded>not this</content:encoded></item>
      """,
      attributes:
        #"xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/""#
    )
    #expect(
      try items(text) == [
        [
          "title": "Tea & cake", "link": "https://a.example/1?x=1&y=2", "date": 1_773_480_360,
          "summary": "Café open", "author": "Ann",
        ]
      ])
  }

  @Test func atom() throws {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
      <title>Site</title><author><name>Site</name></author>
      <entry><title type="html">A &amp;lt;tag&amp;gt; &lt;i&gt;here&lt;/i&gt;</title>
        <media:title>Not this</media:title><link rel="self" href="https://a.example/self"/>
        <link rel="enclosure" href="https://a.example/sound"/>
        <link rel="alternate" href="https://a.example/page"/>
        <updated>2026-03-14T09:26:00.5Z</updated>
        <author><name>Bob</name><email>bob@a.example</email></author>
        <summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Rich <i>text</i>,</p><p>two</p></div></summary>
      </entry>
      <entry><title>1 &lt; 2 &amp; more</title><link href="https://a.example/2"/>
        <published>2026-03-14T09:30:00Z</published><updated>2030-01-01T00:00:00Z</updated>
        <content>All of it</content></entry>
      </feed>
      """
    #expect(
      try items(text) == [
        [
          "title": "1 < 2 & more", "link": "https://a.example/2", "date": 1_773_480_600,
          "summary": "All of it", "author": nil,
        ],
        [
          "title": "A <tag> here", "link": "https://a.example/page", "date": 1_773_480_360.5,
          "summary": "Rich text , two", "author": "Bob",
        ],
      ])
  }

  @Test func aDateThatIsNoneHidesNoOther() throws {
    let text = rss(
      "<item><title>One</title><pubDate>soon</pubDate><dc:date>2026-03-14T09:26Z</dc:date></item>",
      attributes: #"xmlns:dc="http://purl.org/dc/elements/1.1/""#)
    #expect(try items(text).first?["date"] == 1_773_480_360)
  }

  /// It would be the newest until then, and hide what is new.
  @Test func aDateToComeIsNotTheNewest() throws {
    let dates = ["2126-06-01", "2026-05-01", "2026-06-01T20:00Z", "2026-05-30"]
    let text = rss(
      dates.map { "<item><title>\($0)</title><dc:date>\($0)</dc:date></item>" }.joined(),
      attributes: #"xmlns:dc="http://purl.org/dc/elements/1.1/""#)
    #expect(try titles(text) == ["2026-06-01T20:00Z", "2026-05-30", "2026-05-01", "2126-06-01"])
  }

  @Test func rss1() throws {
    let text = """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
        xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>Site</title></channel>
      <item rdf:about="u"><title>One</title><link>https://one.example</link>
      <dc:date>2026-03-14T09:26Z</dc:date><dc:creator>Cy</dc:creator></item></rdf:RDF>
      """
    #expect(
      try items(text) == [
        [
          "title": "One", "link": "https://one.example", "date": 1_773_480_360, "summary": nil,
          "author": "Cy",
        ]
      ])
  }

  @Test func anOldFeedWithItsDefinition() throws {
    let text = """
      <!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://a.example/x.dtd">
      <rss version="0.91"><channel><item><title>Old</title></item></channel></rss>
      """
    #expect(try titles(text) == ["Old"])
  }

  @Test(arguments: [
    ("Tom & Jerry", "Tom & Jerry"), ("A&nbsp;B &copy; &eacute;", "A B © é"),
    ("<![CDATA[AT&T]]>", "AT&T"), ("x&unknown;y", "x&unknown;y"), ("&#8220;So&#x201d;", "“So”"),
    ("A\u{B}B", "AB"), ("&lt;b&gt;bold&lt;/b&gt;", "bold"), ("I &lt;3 tea", "I <3 tea"),
    ("  spread\n\n over  lines ", "spread over lines"), ("&amp;lt;i&amp;gt;", "<i>"),
    ("<![CDATA[<!-- hidden -->seen]]>", "seen"),
  ])
  func titlesBecomePlain(_ written: String, _ shown: String) throws {
    #expect(try titles(rss("<item><title>\(written)</title></item>")) == [shown])
  }

  @Test func encodings() throws {
    let latin = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><rss><item><title>Caf".utf8
    #expect(
      try items(Array(latin) + [0xe9] + Array("</title></item></rss>".utf8)).first?["title"]
        == "Café")
    let wide =
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><rss><item><title>Zwölf</title></item></rss>"
    let units = wide.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    #expect(try items([0xff, 0xfe] + units).first?["title"] == "Zwölf")
    #expect(
      try items([0xef, 0xbb, 0xbf] + Array(rss("<item><title>Ö</title></item>").utf8)).count == 1)
  }

  @Test func somethingMayComeFirst() throws {
    #expect(try titles("\n\n  " + rss("<item><title>Late</title></item>")) == ["Late"])
  }

  @Test func aFeedThatIsCutOffShowsWhatIsThere() throws {
    let text = "<rss><channel><item><title>Whole</title></item><item><title>Half"
    #expect(try titles(text).first == "Whole")
  }

  /// What has no end takes nothing away without a word.
  @Test func anItemWithoutItsEndHidesNoOther() throws {
    let items = "<item><title>A</title><item><title>B</title></item><item><title>C</title></item>"
    #expect(try titles(rss(items)) == ["A", "B", "C"])
    #expect(try !isWhole(rss(items)))
    // Some versions of the library guess what was meant.
    let other = rss("<item><title>A</titel></item><item><title>B</title></item>")
    #expect(try titles(other).count == 2 || !isWhole(other))
    #expect(try isWhole(rss("<item><title>A</title></item>")))
  }

  @Test(arguments: [
    "<item><title>A</titel></item><item><title>B</title></item>",
    "<item><title>A <b x=1>bold</b></title></item><item><title>B</title></item>",
    "<item><title>A<br></title></item><item><title>B</title></item>",
    "<item><title>A</title><x:y>1</x:y></item><item><title a='1' a='2'>B</title></item>",
  ])
  func mistakesInTheFormAreForgiven(_ items: String) throws {
    let titles = try titles(rss(items)).map { $0?.prefix(1) }
    #expect(titles.first == "A")
    #expect(titles.last == "B" || titles.count == 1)
  }

  @Test func newestComeFirstAndThoseWithoutADateKeepTheirPlace() throws {
    func item(_ title: String, _ date: String) -> String {
      "<item><title>\(title)</title><pubDate>\(date)</pubDate></item>"
    }
    let dated = item("old", "2026-03-13") + item("new", "2026-03-14") + item("older", "2026-03-12")
    #expect(try titles(rss(dated)) == ["new", "old", "older"])
    let partly = item("a", "") + item("b", "2026-03-14") + item("c", "soon")
    #expect(try titles(rss(partly)) == ["b", "a", "c"])
  }

  @Test func manyItemsAndLongTextsAreBounded() throws {
    let item = "<item><title>\(String(repeating: "long ", count: 100))</title></item>"
    let items = try items(rss(String(repeating: item, count: 600)))
    #expect(items.count == 100)
    #expect(items.first?["title"]?.words?.count == FeedDocument.longestTitle + 1)
  }

  @Test func namesThatBlowUpAreNotFollowed() throws {
    var names = "<!ENTITY a0 \"ha\">"
    for level in 1..<30 { names += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
    let text = "<!DOCTYPE rss [\(names)]><rss><item><title>&a29;!</title></item></rss>"
    #expect(try titles(text) == ["&a29;!"])
  }

  @Test func filesAreNotRead() throws {
    let text =
      "<!DOCTYPE r [<!ENTITY f SYSTEM \"file:///etc/hostname\">]><rss><item><title>&f;</title></item></rss>"
    #expect(try titles(text) == ["&f;"])
  }

  @Test(arguments: [
    ("<html><body>Sign in</body></html>", "a web page, not a feed"),
    ("{\"items\": []}", "not XML"), ("", "nothing in it"), ("<opml></opml>", "<opml>, not a feed"),
  ])
  func whatIsNoFeed(_ text: String, _ reason: String) throws {
    #expect(try failure(text)?.reason == reason)
  }

  @Test func aFeedWithoutItemsIsEmpty() throws {
    #expect(try items(rss("")) == [])
  }
}
