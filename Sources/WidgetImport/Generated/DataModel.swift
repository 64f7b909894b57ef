import WidgetBase

/// A model of Core Data, and the classes that Xcode would write for it.
struct DataModel: Equatable {
  /// A tag of the model's file with its attributes.
  private struct Tag: Equatable {
    let name: String
    let values: [String: String]
  }

  private struct Entity: Equatable {
    let values: [String: String]
    var properties: [Tag] = []

    /// The name of its class.
    var type: String {
      SwiftName.declared(
        (values["representedClassName"] ?? "").splitExactly(separator: ".").last.map(String.init)
          ?? "")
    }
  }

  /// The name of the model.
  let name: String
  private let text: String
  private var entities: [Entity] = []

  /// Reads the current version of a model; `nil` if there is none.
  init?(_ path: String, in tree: any FileTree) {
    guard let text = Self.contents(path, tree) else { return nil }
    (name, self.text) = (Path.stem(of: path), text)
    for tag in Self.tags(of: text) {
      switch tag.name {
      case "entity": entities.append(Entity(values: tag.values))
      case "attribute", "relationship":
        if !entities.isEmpty { entities[entities.count - 1].properties.append(tag) }
      default: break
      }
    }
  }

  private static func contents(_ path: String, _ tree: any FileTree) -> String? {
    if path.hasExactSuffix(".xcdatamodel") { return tree.text(at: "\(path)/contents") }
    let versions = tree.names(in: path).filter { $0.hasExactSuffix(".xcdatamodel") }.sorted()
    let list = tree.bytes(at: "\(path)/.xccurrentversion").flatMap { try? PropertyList($0) }
    let current = list?["_XCCurrentVersionName"]?.text ?? versions.last
    return current.flatMap { tree.text(at: "\(path)/\($0)/contents") }
  }

  // MARK: Files

  /// The model as the program reads it: with the modules in which its classes are.
  func file(modules: [String]) -> String {
    let words = "<model modules=\"\(modules.joined(separator: " "))\" "
    guard let range = text.firstExactRange(of: "<model ") else { return text }
    return text.replacingSubrange(range, with: words)
  }

  /// The source of the classes; `nil` if the project has them all.
  var source: String? {
    let parts = entities.compactMap { entity -> String? in
      switch entity.values["codeGenerationType"] {
      case "class":
        Self.declaration(entity, named(entity.values["parentEntity"])) + properties(entity)
      case "category": properties(entity)
      default: nil
      }
    }
    guard !parts.isEmpty else { return nil }
    return "import CoreData\nimport Foundation\n\n" + parts.joined(separator: "\n")
  }

  private func named(_ name: String?) -> Entity? {
    entities.first { $0.values["name"] == name }
  }

  private static func declaration(_ entity: Entity, _ parent: Entity?) -> String {
    "public class \(entity.type): \(parent?.type ?? "NSManagedObject")\(parent == nil ? ", Identifiable" : "") {}\n\n"
  }

  private func properties(_ entity: Entity) -> String {
    var lines = ["extension \(entity.type) {"]
    lines.append(
      "  public class func fetchRequest() -> NSFetchRequest<\(entity.type)> { NSFetchRequest<\(entity.type)>(entityName: \(SwiftName.literal(entity.values["name"] ?? ""))) }"
    )
    for property in entity.properties {
      let name = property.values["name"] ?? ""
      let key = SwiftName.literal(name)
      lines.append(
        "  public var \(SwiftName.declared(name)): \(type(property)) { get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }"
      )
      if property.values["toMany"] == "YES" { lines += accessors(property, name) }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func accessors(_ property: Tag, _ name: String) -> [String] {
    let element = named(property.values["destinationEntity"])?.type ?? "NSManagedObject"
    let set = property.values["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    let title = SwiftName.plain(name.prefix(1).uppercased() + name.dropFirst())
    return [("addTo", "addManaged"), ("removeFrom", "removeManaged")].flatMap { prefix, call in
      [element, set].map {
        "  public func \(prefix)\(title)(_ value: \($0)) { \(call)(\(SwiftName.literal(name)), value) }"
      }
    }
  }

  private func type(_ property: Tag) -> String {
    let values = property.values
    if property.name == "relationship" {
      if values["toMany"] == "YES" {
        return values["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?"
      }
      return (named(values["destinationEntity"])?.type ?? "NSManagedObject") + "?"
    }
    let isScalar = values["usesScalarValueType"] != "NO"
    switch values["attributeType"] ?? "" {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Decimal": return "NSDecimalNumber?"
    case "String": return "String?"
    case "Date": return "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    default:
      let parts = (values["customClassName"] ?? "NSObject").splitExactly(separator: ".")
      return parts.map { SwiftName.declared(String($0)) }.joined(separator: ".") + "?"
    }
  }

  // MARK: Tags

  private static func tags(of text: String) -> [Tag] {
    text.splitExactly(separator: "<").compactMap { part in
      let name = part.prefix { $0.isLetter }
      guard !name.isEmpty, let end = part.lastExactIndex(of: ">") else { return nil }
      var values: [String: String] = [:]
      var rest = part[name.endIndex..<end]
      while let equal = rest.firstExactRange(of: "=\"") {
        let key = rest[..<equal.lowerBound].trimmed
        rest = rest[equal.upperBound...]
        let value = rest.prefix { $0 != "\"" }
        values[key] = String(value)
        rest = rest[value.endIndex...].dropFirst()
      }
      return Tag(name: String(name), values: values)
    }
  }
}

extension String {
  /// Returns the text with another one in place of a part.
  fileprivate func replacingSubrange(_ range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
