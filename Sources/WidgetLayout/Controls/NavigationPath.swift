import FoundationEssentials

/// The values that a stack of screens shows, as in SwiftUI. A widget shows none of them.
public struct NavigationPath: Equatable {
  /// The values in a form that can be stored, as in SwiftUI.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Reads values whose types the program still has.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Decodable.Type,
          let value = try JSONDecoder().decode(type, from: Data(text.utf8)) as? any Hashable
        else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "no type \(name) that can be read")
        }
        values.append(AnyHashable(value))
      }
      self.values = values.reversed()
    }

    /// Writes for each value, from the last to the first, its type and its JSON.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let value = value.base as? any Codable,
          let name = _mangledTypeName(Swift.type(of: value))
        else {
          throw EncodingError.invalidValue(
            value.base,
            .init(codingPath: container.codingPath, debugDescription: "the type has no name"))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }

  package var values: [AnyHashable]

  /// Creates a path without values.
  public init() { values = [] }

  /// Creates a path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates a path of stored values.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// The values in a form that can be stored; nil if one of them cannot be.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// Adds a value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

}
