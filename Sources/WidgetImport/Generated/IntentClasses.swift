import WidgetBase

/// The source that Xcode makes of definitions of SiriKit's intents: a class for each intent and type, and an
/// enumeration for each choice.
package struct IntentClasses: Equatable, Sendable {
  private let definitions: [PropertyList]
  /// The names of the classes of types and choices, where they differ from those in the definitions.
  private let classNames: [String: String]
  /// The names of the values of each choice, by its class.
  private let choices: [String: [String]]

  package init(_ definitions: [PropertyList]) {
    self.definitions = definitions
    var (classNames, choices): ([String: String], [String: [String]]) = ([:], [:])
    for type in definitions.flatMap({ $0["INTypes"]?.items ?? [] }) {
      if let name = type["INTypeName"]?.text { classNames[name] = type["INTypeClassName"]?.text }
    }
    for choice in definitions.flatMap({ $0["INEnums"]?.items ?? [] }) {
      guard let name = choice["INEnumName"]?.text else { continue }
      if let given = choice["INEnumClassName"]?.text { classNames[name] = given }
      choices[classNames[name] ?? name] =
        (choice["INEnumValues"]?.items ?? []).compactMap { $0["INEnumValueName"]?.text }
    }
    (self.classNames, self.choices) = (classNames, choices)
  }

  /// Returns the name of the class of a type or a choice.
  private func className(_ name: String?) -> String { name.map { classNames[$0] ?? $0 } ?? "_" }

  private static let simple = [
    "String": "String?", "Integer": "NSNumber?", "Decimal": "NSNumber?", "Boolean": "NSNumber?",
    "Date": "DateComponents?", "URL": "URL?", "TimeInterval": "NSNumber?",
  ]

  /// The classes in Swift.
  package var source: String {
    let parts = definitions.flatMap { definition -> [String] in
      (definition["INEnums"]?.items ?? []).map(choice)
        + (definition["INTypes"]?.items ?? []).map(type)
        + (definition["INIntents"]?.items ?? []).filter { $0["INIntentType"]?.text != "System" }
        .map(intent)
    }
    return "import Foundation\nimport Intents\nimport SwiftUI\n\n" + parts.joined(separator: "\n")
  }

  private func choice(_ definition: PropertyList) -> String {
    let name = className(definition["INEnumName"]?.text)
    var text = "public enum \(name): Int, CaseIterable, Sendable {\n"
    text += "  case unknown = 0\n"
    for value in definition["INEnumValues"]?.items ?? [] {
      let name = Self.identifier(value["INEnumValueName"]?.text ?? "")
      if name != "unknown" {
        let written = AssetSymbols.keywords.contains(name) ? "`\(name)`" : name
        text += "  case \(written) = \(value["INEnumValueIndex"]?.text ?? "0")\n"
      }
    }
    return text + "}\n"
  }

  private func type(_ definition: PropertyList) -> String {
    let name = className(definition["INTypeName"]?.text)
    var text = "open class \(name): INObject, @unchecked Sendable {\n"
    for value in definition["INTypeProperties"]?.items ?? []
    where value["INTypePropertyDefault"]?.text != "YES" {
      let field = value["INTypePropertyName"]?.text ?? "_"
      if let choice = value["INTypePropertyEnumType"]?.text {
        text += "  open var \(field): \(className(choice)) = .unknown\n"
      } else {
        let type = Self.simple[value["INTypePropertyType"]?.text ?? ""] ?? "Any?"
        text += "  open var \(field): \(type) = nil\n"
      }
    }
    return text + "}\n"
  }

  // MARK: Intents

  private func intent(_ definition: PropertyList) -> String {
    let name =
      definition["INIntentClassName"]?.text ?? (definition["INIntentName"]?.text ?? "_") + "Intent"
    let parameters = definition["INIntentParameters"]?.items ?? []
    var text = "open class \(name): INIntent, @unchecked Sendable {\n"
    text += parameters.map(property).joined()
    let settable = parameters.compactMap { self.settable($0, of: name) }
    if !settable.isEmpty {
      text += "  open override var settableParameters: [INIntentParameter] {\n    [\n"
      text += settable.joined() + "    ]\n  }\n"
    }
    // Nothing asks handlers here, so none needs functions, with async or with a completion.
    return text + "}\n\npublic protocol \(name)Handling: AnyObject {}\n"
  }

  private func property(_ parameter: PropertyList) -> String {
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
      default: if choices[type]?.contains(given) == true { value = ".\(Self.identifier(given))" }
      }
    }
    return "  open var \(Self.field(parameter)): \(type) = \(value)\n"
  }

  private static func field(_ parameter: PropertyList) -> String {
    parameter["INIntentParameterName"]?.text ?? "_"
  }

  /// Returns the type of a parameter's property, and its value at the start.
  private func type(of parameter: PropertyList) -> (String, String) {
    if let choice = parameter["INIntentParameterEnumType"]?.text {
      return (className(choice), ".unknown")
    }
    let type =
      Self.simple[parameter["INIntentParameterType"]?.text ?? ""]
      ?? parameter["INIntentParameterObjectType"]?.text.map { "\(className($0))?" } ?? "Any?"
    let isList = parameter["INIntentParameterSupportsMultipleValues"]?.text == "YES"
    return (isList ? "[\(type.dropLast())]?" : type, "nil")
  }

  /// Returns what is said of a parameter that boards can set; `nil` for one that they cannot.
  private func settable(_ parameter: PropertyList, of intent: String) -> String? {
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
    let name = Self.field(parameter)
    let title = (parameter["INIntentParameterDisplayName"]?.text ?? name).escapingLiteral
    return
      "      INIntentParameter(\"\(name)\", title: \"\(title)\"\(kind), \\\(intent).\(name)),\n"
  }

  /// Returns a name as Xcode makes it: words joined, the first one in lower case.
  private static func identifier(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let lowered = name.prefix(1).lowercased() + name.dropFirst()
    return lowered.first?.isNumber == true ? "_" + lowered : lowered
  }
}
