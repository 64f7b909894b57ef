import Testing

@testable import WidgetImport

struct IntentClassesTests {
  @Test func definitionsBecomeClasses() throws {
    let definition = try PropertyList(
      Array(
        #"""
        {"INEnums": [{"INEnumName": "Size", "INEnumValues": [
            {"INEnumValueName": "unknown"}, {"INEnumValueName": "default", "INEnumValueIndex": 1},
            {"INEnumValueName": "very-large", "INEnumValueIndex": 2}]}],
         "INTypes": [{"INTypeName": "Shop", "INTypeProperties": [
            {"INTypePropertyName": "identifier", "INTypePropertyDefault": true, "INTypePropertyType": "String"},
            {"INTypePropertyName": "stars", "INTypePropertyType": "Integer"}]}],
         "INIntents": [{"INIntentName": "ChooseShop", "INIntentParameters": [
            {"INIntentParameterName": "size", "INIntentParameterEnumType": "Size", "INIntentParameterType": "Integer",
             "INIntentParameterMetadata": {"INIntentParameterMetadataDefaultValue": "very-large"}},
            {"INIntentParameterName": "shop", "INIntentParameterObjectType": "Shop", "INIntentParameterType": "Object",
             "INIntentParameterDisplayName": "The Shop", "INIntentParameterSupportsDynamicEnumeration": true},
            {"INIntentParameterName": "open", "INIntentParameterType": "Boolean",
             "INIntentParameterMetadata": {"INIntentParameterMetadataDefaultValue": true}}]}]}
        """#.utf8))
    let source = IntentClasses([definition]).source
    for line in [
      "  case `default` = 1", "  case veryLarge = 2",
      "open class Shop: INObject, @unchecked Sendable {",
      "  open var stars: NSNumber? = nil",
      "open class ChooseShopIntent: INIntent, @unchecked Sendable {",
      "  open var size: Size = .veryLarge", "  open var shop: Shop? = nil",
      "  open var open: NSNumber? = NSNumber(value: true)",
      "      INIntentParameter(\"shop\", title: \"The Shop\", \\ChooseShopIntent.shop),",
      "      INIntentParameter(\"open\", title: \"open\", type: .flag, \\ChooseShopIntent.open),",
      "public protocol ChooseShopIntentHandling: AnyObject {}",
    ] {
      #expect(source.contains(line + "\n"), "\(line)")
    }
    #expect(!source.contains("identifier"))
  }

  @Test func classesMayHaveOtherNamesThanTheirDefinitions() throws {
    let definition = try PropertyList(
      Array(
        #"""
        {"INEnums": [{"INEnumName": "Kind", "INEnumClassName": "FilterKind", "INEnumValues": [
            {"INEnumValueName": "unknown"}, {"INEnumValueName": "tag", "INEnumValueIndex": 1}]}],
         "INTypes": [{"INTypeName": "Tag", "INTypeClassName": "WidgetTag", "INTypeProperties": [
            {"INTypePropertyName": "kind", "INTypePropertyEnumType": "Kind", "INTypePropertyType": "Integer"}]}],
         "INIntents": [{"INIntentName": "List", "INIntentClassName": "ListWidgetIntent", "INIntentParameters": [
            {"INIntentParameterName": "kind", "INIntentParameterEnumType": "Kind", "INIntentParameterType": "Integer",
             "INIntentParameterMetadata": {"INIntentParameterMetadataDefaultValue": "tag"}},
            {"INIntentParameterName": "tag", "INIntentParameterObjectType": "Tag", "INIntentParameterType": "Object"}]}]}
        """#.utf8))
    let source = IntentClasses([definition]).source
    for line in [
      "public enum FilterKind: Int, CaseIterable, Sendable {",
      "open class WidgetTag: INObject, @unchecked Sendable {",
      "  open var kind: FilterKind = .unknown",
      "open class ListWidgetIntent: INIntent, @unchecked Sendable {",
      "  open var kind: FilterKind = .tag", "  open var tag: WidgetTag? = nil",
    ] {
      #expect(source.contains(line + "\n"), "\(line)")
    }
  }

  /// Each text of a definition in turn is code.
  @Test func namesAreNamesOnly() throws {
    let evil = #"x\\(f()) }; let y = \"\u0d4e\""#
    let text = #"""
      {"INEnums": [{"INEnumName": "E", "INEnumClassName": "E", "INEnumValues": [
          {"INEnumValueName": "E", "INEnumValueIndex": "E"}]}],
       "INTypes": [{"INTypeName": "E", "INTypeClassName": "E", "INTypeProperties": [
          {"INTypePropertyName": "E", "INTypePropertyEnumType": "E"},
          {"INTypePropertyName": "E", "INTypePropertyType": "E"}]}],
       "INIntents": [{"INIntentName": "E", "INIntentClassName": "E", "INIntentParameters": [
          {"INIntentParameterName": "E", "INIntentParameterEnumType": "E",
           "INIntentParameterMetadata": {"INIntentParameterMetadataDefaultValue": "E"}},
          {"INIntentParameterName": "E", "INIntentParameterType": "Integer",
           "INIntentParameterMetadata": {"INIntentParameterMetadataDefaultValue": "E"}},
          {"INIntentParameterName": "E", "INIntentParameterType": "String", "INIntentParameterDisplayName": "E",
           "INIntentParameterMetadata": {"INIntentParameterMetadataDefaultValue": "E"}},
          {"INIntentParameterName": "E", "INIntentParameterObjectType": "E",
           "INIntentParameterSupportsMultipleValues": "YES"}]}]}
      """#.replacing("\"E\"", with: "\"\(evil)\"")
    let source = IntentClasses([try PropertyList(Array(text.utf8))]).source
    let code = SwiftLines(source).code.joined(separator: "\n")
    #expect(code.contains("class x__f") && code.contains("enum x__f"), "\(code)")
    #expect(!code.contains("f()") && !code.contains("let y"), "\(code)")
  }
}
