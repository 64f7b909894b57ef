import Testing
import WidgetSources

@testable import WidgetCatalog

struct FeedArticleTests {
  private func article(_ record: Datum) -> FeedArticle? {
    FeedArticle(record, fields: FieldNames([:]))
  }

  /// RSS permits an article without a title.
  @Test func aDescriptionIsTheTitleOfWhatHasNone() {
    let plain = article(["title": "A", "summary": "b"])
    #expect(plain?.title == "A" && plain?.summary == "b")
    for record: Datum in [["summary": "b\nc"], ["title": "", "description": "b\nc"]] {
      let article = article(record)
      #expect(article?.title == "b c" && article?.summary == "")
    }
    #expect(article(["author": "x"]) == nil)
  }
}
