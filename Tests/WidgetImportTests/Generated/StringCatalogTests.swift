import Foundation
import Testing

@testable import WidgetImport

struct StringCatalogTests {
  private func catalog(_ text: String) throws -> StringCatalog {
    StringCatalog(try PropertyList(Array(text.utf8)))
  }

  @Test func eachLanguageIsATable() throws {
    let catalog = try self.catalog(
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo \"Du\""}}}},
        "%lld cups": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Tasse"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Tassen"}}}}}}},
        "Plain": {}
      }}
      """#)
    #expect(
      catalog.tables == [
        "en": ["Hello": "Hello", "%lld cups": "%lld cups", "Plain": "Plain"],
        "de": ["Hello": "Hallo \"Du\"", "%lld cups": "%lld Tassen"],
      ])
    #expect(
      catalog.plurals == [
        "de": [
          "%lld cups": .init(
            format: "%#@value@",
            variables: ["value": ["one": "%lld Tasse", "other": "%lld Tassen"]])
        ]
      ])
    #expect(
      StringCatalog.file(catalog.tables["de"] ?? [:])
        == "\"%lld cups\" = \"%lld Tassen\";\n\"Hello\" = \"Hallo \\\"Du\\\"\";\n")
  }

  /// Several numbers in one text, and forms for a phone.
  @Test func numbersAreSubstituted() throws {
    let catalog = try self.catalog(
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "tea": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@cups@ & %#@pots@"},
          "substitutions": {
            "pots": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "a pot"}},
              "other": {"stringUnit": {"value": "%arg pots"}}}}},
            "cups": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"value": "%arg cups"}}}}}}}}},
        "left": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"variations": {"plural": {"other": {"stringUnit": {"value": "%lld left"}}}}},
          "mac": {"stringUnit": {"value": "%lld remaining"}}}}}}}
      }}
      """#)
    let english = try #require(catalog.plurals["en"])
    #expect(english["tea"]?.format == "%1$#@cups@ & %2$#@pots@")
    #expect(english["tea"]?.variables["pots"] == ["one": "a pot", "other": "%arg pots"])
    #expect(english["left"]?.variables == ["value": ["other": "%lld left"]])
    // The file is one that Foundation reads.
    let data = Data(StringCatalog.file(english).utf8)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let tea = (list as? [String: [String: Any]])?["tea"]
    #expect(tea?["NSStringLocalizedFormatKey"] as? String == "%1$#@cups@ & %2$#@pots@")
    #expect((tea?["pots"] as? [String: String])?["one"] == "a pot")
  }
}
