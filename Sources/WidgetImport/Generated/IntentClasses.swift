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
    classNames = classNames.mapValues(SwiftName.declared)
    for choice in definitions.flatMap({ $0["INEnums"]?.items ?? [] }) {
      guard let name = choice["INEnumName"]?.text else { continue }
      if let given = choice["INEnumClassName"]?.text {
        classNames[name] = SwiftName.declared(given)
      }
      choices[classNames[name] ?? SwiftName.declared(name)] =
        (choice["INEnumValues"]?.items ?? []).compactMap { $0["INEnumValueName"]?.text }
    }
    (self.classNames, self.choices) = (classNames, choices)
  }

  /// Returns the name of the class of a type or a choice.
  private func className(_ name: String?) -> String {
    name.map { classNames[$0] ?? SwiftName.declared($0) } ?? "_unnamed"
  }

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
        let index = value["INEnumValueIndex"]?.text.flatMap { Int($0) } ?? 0
        text += "  case \(SwiftName.declared(name)) = \(index)\n"
      }
    }
    return text + "}\n"
  }

  private func type(_ definition: PropertyList) -> String {
    let name = className(definition["INTypeName"]?.text)
    var text = "open class \(name): INObject, @unchecked Sendable {\n"
    for value in definition["INTypeProperties"]?.items ?? []
    where value["INTypePropertyDefault"]?.text != "YES" {
      let field = SwiftName.declared(value["INTypePropertyName"]?.text ?? "")
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
    let name = SwiftName.plain(
      definition["INIntentClassName"]?.text ?? (definition["INIntentName"]?.text ?? "_") + "Intent")
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
        value = Self.number(given) ?? value
      default:
        if choices[type]?.contains(given) == true {
          value = ".\(SwiftName.declared(Self.identifier(given)))"
        }
      }
    }
    return "  open var \(Self.field(parameter)): \(type) = \(value)\n"
  }

  /// Returns a number or a truth value in Swift; `nil` for any other text.
  private static func number(_ text: String) -> String? {
    switch text {
    case "YES": "NSNumber(value: true)"
    case "NO": "NSNumber(value: false)"
    default:
      (Int(text).map { "\($0)" } ?? Double(text).flatMap { $0.isFinite ? "\($0)" : nil })
        .map { "NSNumber(value: \($0))" }
    }
  }

  private static func field(_ parameter: PropertyList) -> String {
    SwiftName.declared(parameter["INIntentParameterName"]?.text ?? "")
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
    } else if type.hasExactPrefix("[") || !(type == "String?" || isKnown) {
      return nil
    }
    let name = parameter["INIntentParameterName"]?.text ?? "_"
    let title = SwiftName.literal(parameter["INIntentParameterDisplayName"]?.text ?? name)
    return "      INIntentParameter(\(SwiftName.literal(name)), title: \(title)\(kind), "
      + "\\\(intent).\(Self.field(parameter))),\n"
  }

  /// Returns a name as Xcode makes it: words joined, the first one in lower case.
  private static func identifier(_ text: String) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let lowered = name.prefix(1).lowercased() + name.dropFirst()
    return lowered.first?.isNumber == true ? "_" + lowered : lowered
  }
}
