/// The reading of a model as Xcode writes it, in XML.
final class ModelFile: NSObject, XMLParserDelegate {
  private let model: NSManagedObjectModel
  private var entities: [(NSEntityDescription, parent: String?, [NSPropertyDescription])] = []

  private init(_ model: NSManagedObjectModel) { self.model = model }

  /// Fills a model; returns false if the bytes are no model.
  static func read(_ data: Data, into model: NSManagedObjectModel) -> Bool {
    let reader = ModelFile(model)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { return false }
    reader.connect()
    return true
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "model":
      model.modules = (attributes["modules"] ?? "").split(separator: " ").map(String.init)
    case "entity":
      let entity = NSEntityDescription()
      entity.name = attributes["name"]
      entity.managedObjectClassName = attributes["representedClassName"] ?? "NSManagedObject"
      entity.isAbstract = attributes["isAbstract"] == "YES"
      entities.append((entity, attributes["parentEntity"], []))
    case "attribute": add(attribute(attributes))
    case "relationship": add(relationship(attributes))
    default: break
    }
  }

  private func add(_ property: NSPropertyDescription) {
    guard let last = entities.indices.last else { return }
    entities[last].2.append(property)
  }

  private func attribute(_ values: [String: String]) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = values["name"] ?? ""
    attribute.isOptional = values["optional"] == "YES"
    attribute.isTransient = values["transient"] == "YES"
    attribute.attributeType = NSAttributeType(name: values["attributeType"] ?? "")
    attribute.defaultValue = defaultValue(values, attribute.attributeType)
    return attribute
  }

  private func defaultValue(_ values: [String: String], _ type: NSAttributeType) -> Any? {
    if let seconds = values["defaultDateTimeInterval"].flatMap(Double.init) {
      return Date(timeIntervalSinceReferenceDate: seconds)
    }
    guard let text = values["defaultValueString"] else { return nil }
    switch type {
    case .booleanAttributeType: return text == "YES"
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return Int64(text)
    case .doubleAttributeType, .floatAttributeType, .decimalAttributeType: return Double(text)
    default: return text
    }
  }

  private func relationship(_ values: [String: String]) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = values["name"] ?? ""
    relationship.isOptional = values["optional"] == "YES"
    relationship.maxCount = values["toMany"] == "YES" ? 0 : 1
    relationship.isOrdered = values["ordered"] == "YES"
    relationship.destinationName = values["destinationEntity"] ?? ""
    relationship.inverseName = values["inverseName"] ?? ""
    relationship.deleteRule =
      switch values["deletionRule"] {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    return relationship
  }

  private func connect() {
    for (entity, _, properties) in entities { entity.properties = properties }
    model.entities = entities.map(\.0)
    let named = model.entitiesByName
    for (entity, parent, _) in entities {
      guard let above = parent.flatMap({ named[$0] }) else { continue }
      entity.superentity = above
      above.subentities.append(entity)
    }
    for case let relationship as NSRelationshipDescription in entities.flatMap(\.2) {
      relationship.destinationEntity = named[relationship.destinationName]
    }
    for case let relationship as NSRelationshipDescription in entities.flatMap(\.2) {
      relationship.inverseRelationship =
        relationship.destinationEntity?.relationshipsByName[relationship.inverseName]
    }
  }
}
