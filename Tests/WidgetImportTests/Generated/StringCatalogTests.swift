import Testing

@testable import WidgetImport

struct StringCatalogTests {
  @Test func eachLanguageIsATable() throws {
    let catalog = StringCatalog(
      try PropertyList(
        Array(
          #"""
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo \"Du\""}}}},
            "%lld cups": {"localizations": {"de": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld Tasse"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld Tassen"}}}}}}},
            "Plain": {}
          }}
          """#.utf8)))
    #expect(
      catalog.tables == [
        "en": ["Hello": "Hello", "%lld cups": "%lld cups", "Plain": "Plain"],
        "de": ["Hello": "Hallo \"Du\"", "%lld cups": "%lld Tassen"],
      ])
    #expect(catalog.plurals == ["%lld cups"])
    #expect(
      StringCatalog.file(catalog.tables["de"] ?? [:])
        == "\"%lld cups\" = \"%lld Tassen\";\n\"Hello\" = \"Hallo \\\"Du\\\"\";\n")
  }
}
