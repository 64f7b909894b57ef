import WidgetBase

/// The source that Xcode makes of definitions of SiriKit's intents: a class for each intent and type, and an
/// enumeration for each choice.
package struct IntentClasses: Equatable, Sendable {
  private let definitions: [PropertyList]

  package init(_ definitions: [PropertyList]) { self.definitions = definitions }

  private static let simple = [
    "String": "String?", "Integer": "NSNumber?", "Decimal": "NSNumber?", "Boolean": "NSNumber?",
    "Date": "DateComponents?", "URL": "URL?", "TimeInterval": "NSNumber?",
  ]

  /// The classes in Swift.
  package var source: String {
    let choices = Dictionary(
      definitions.flatMap { $0["INEnums"]?.items ?? [] }.map {
        (
          $0["INEnumName"]?.text ?? "",
          ($0["INEnumValues"]?.items ?? []).compactMap { $0["INEnumValueName"]?.text }
        )
      }
    ) { first, _ in first }
    let parts = definitions.flatMap { definition -> [String] in
      (definition["INEnums"]?.items ?? []).map(Self.choice)
        + (definition["INTypes"]?.items ?? []).map(Self.type)
        + (definition["INIntents"]?.items ?? []).map { Self.intent($0, choices) }
    }
    return "import Foundation\nimport Intents\nimport SwiftUI\n\n" + parts.joined(separator: "\n")
  }

  private static func choice(_ definition: PropertyList) -> String {
    var text =
      "public enum \(definition["INEnumName"]?.text ?? "_"): Int, CaseIterable, Sendable {\n"
    text += "  case unknown = 0\n"
    for value in definition["INEnumValues"]?.items ?? [] {
      let name = identifier(value["INEnumValueName"]?.text ?? "")
      if name != "unknown" {
        let written = AssetSymbols.keywords.contains(name) ? "`\(name)`" : name
        text += "  case \(written) = \(value["INEnumValueIndex"]?.text ?? "0")\n"
      }
    }
    return text + "}\n"
  }

  private static func type(_ definition: PropertyList) -> String {
    var text =
      "open class \(definition["INTypeName"]?.text ?? "_"): INObject, @unchecked Sendable {\n"
    for value in definition["INTypeProperties"]?.items ?? []
    where value["INTypePropertyDefault"]?.text != "YES" {
      let type = simple[value["INTypePropertyType"]?.text ?? ""] ?? "Any?"
      text += "  open var \(value["INTypePropertyName"]?.text ?? "_"): \(type) = nil\n"
    }
    return text + "}\n"
  }

  // MARK: Intents

  private static func intent(_ definition: PropertyList, _ choices: [String: [String]]) -> String {
    let name = (definition["INIntentName"]?.text ?? "_") + "Intent"
    let parameters = definition["INIntentParameters"]?.items ?? []
    var text = "open class \(name): INIntent, @unchecked Sendable {\n"
    text += parameters.map { property($0, choices) }.joined()
    let settable = parameters.compactMap { self.settable($0, of: name) }
    if !settable.isEmpty {
      text += "  open override var settableParameters: [INIntentParameter] {\n    [\n"
      text += settable.joined() + "    ]\n  }\n"
    }
    text += "}\n\npublic protocol \(name)Handling: AnyObject {\n"
    text += parameters.compactMap { handler($0, of: name) }.joined()
    return text + "}\n"
  }

  private static func property(_ parameter: PropertyList, _ choices: [String: [String]]) -> String {
    let (type, start) = type(of: parameter)
    let given = parameter["INIntentParameterMetadata"]?["INIntentParameterMetadataDefaultValue"]?
      .text
    var value = start
    if let given {
      switch type {
      case "String?":
        value = "\"\(given.escapingLiteral)\""
      case "NSNumber?":
        value = "NSNumber(value: \(given == "YES" ? "true" : given == "NO" ? "false" : given))"
      default: if choices[type]?.contains(given) == true { value = ".\(identifier(given))" }
      }
    }
    return "  open var \(field(parameter)): \(type) = \(value)\n"
  }

  private static func field(_ parameter: PropertyList) -> String {
    parameter["INIntentParameterName"]?.text ?? "_"
  }

  /// Returns the type of a parameter's property, and its value at the start.
  private static func type(of parameter: PropertyList) -> (String, String) {
    if let choice = parameter["INIntentParameterEnumType"]?.text { return (choice, ".unknown") }
    let type =
      simple[parameter["INIntentParameterType"]?.text ?? ""]
      ?? parameter["INIntentParameterObjectType"]?.text.map { "\($0)?" } ?? "Any?"
    let isList = parameter["INIntentParameterSupportsMultipleValues"]?.text == "YES"
    return (isList ? "[\(type.dropLast())]?" : type, "nil")
  }

  /// Returns what is said of a parameter that boards can set; `nil` for one that they cannot.
  private static func settable(_ parameter: PropertyList, of intent: String) -> String? {
    let type = type(of: parameter).0
    let isKnown =
      parameter["INIntentParameterEnumType"] != nil
      || parameter["INIntentParameterObjectType"] != nil
    var kind = ""
    if type == "NSNumber?" {
      let kinds = ["Integer": ".integer", "Boolean": ".flag"]
      kind = ", type: " + (kinds[parameter["INIntentParameterType"]?.text ?? ""] ?? ".number")
    } else if type.hasPrefix("[") || !(type == "String?" || isKnown) {
      return nil
    }
    let name = field(parameter)
    let title = (parameter["INIntentParameterDisplayName"]?.text ?? name).escapingLiteral
    return
      "      INIntentParameter(\"\(name)\", title: \"\(title)\"\(kind), \\\(intent).\(name)),\n"
  }

  private static func handler(_ parameter: PropertyList, of intent: String) -> String? {
    guard parameter["INIntentParameterSupportsDynamicEnumeration"]?.text == "YES" else {
      return nil
    }
    let name = field(parameter)
    let type = type(of: parameter).0.filter { !"[]?".contains($0) }
    return """
        func provide\(name.prefix(1).uppercased() + name.dropFirst())OptionsCollection(
          for intent: \(intent)
        ) async throws -> INObjectCollection<\(type == "String" ? "NSString" : type)>

      """
  }

  /// Returns a name as Xcode makes it: words joined, the first one in lower case.
  private static func identifier(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let lowered = name.prefix(1).lowercased() + name.dropFirst()
    return lowered.first?.isNumber == true ? "_" + lowered : lowered
  }
}
