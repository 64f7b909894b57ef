import Testing

@testable import WidgetSources

@Suite struct TopicFilterTests {
  @Test(arguments: [
    ("a/b", "a/b", true), ("a/b", "a/b/c", false), ("a/+", "a/b", true), ("a/+", "a", false),
    ("a/+", "a/", true), ("a/#", "a", true), ("a/#", "a/b/c", true), ("#", "a/b", true),
    ("#", "$SYS/x", false), ("+/x", "$SYS/x", false), ("$SYS/#", "$SYS/x", true),
    ("/a", "a", false), ("{n}/a", "/a", true), ("a/b", "a/\u{301}b", false),
  ])
  func matches(filter: String, topic: String, isTaken: Bool) throws {
    #expect((try #require(TopicFilter(filter)).fields(of: topic) != nil) == isTaken)
  }

  @Test func fields() throws {
    let filter = try #require(TopicFilter("home/{room}/+/#"))
    #expect(filter.text == "home/+/+/#")
    #expect(
      filter.fields(of: "home/attic/t/x/y") == [
        .init("room", "attic"), .init("level3", "t"), .init("rest", "x/y"),
      ])
  }

  @Test(arguments: [
    ("", "the topic is empty"), ("a/#/b", "'#' in 'a/#/b' is not the whole last level"),
    ("a/b#", "'#' in 'a/b#' is not the whole last level"),
    ("a/b+", "'b+' is not a level of a topic"),
    ("a/{}", "'{}' is not a name of a level"), ("{a b}", "'{a b}' is not a name of a level"),
    ("{x}/{x}", "two levels are named x"),
    ("{topic}", "'topic' is a field of each record already"),
    ("a\u{7}", "the topic contains a control character"),
  ])
  func mistakes(text: String, words: String) {
    #expect(TopicFilter.mistake(in: text)?.words == words)
    #expect(TopicFilter(text) == nil)
  }
}
