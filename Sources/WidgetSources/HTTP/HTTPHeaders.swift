/// The header fields of a request or response; names are case-insensitive.
package struct HTTPHeaders: Sendable, Hashable {
  /// A header field.
  package struct Field: Sendable, Hashable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The fields, in the order in which they are sent or were received.
  package private(set) var fields: [Field] = []

  package init(_ fields: [Field] = []) { self.fields = fields }

  /// The value for a name, or `nil` if there is none. The values of several fields are joined by
  /// commas; setting a value replaces all fields of that name.
  package subscript(name: String) -> String? {
    get {
      let values = fields.filter { Self.isSame($0.name, name) }.map(\.value)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      fields.removeAll { Self.isSame($0.name, name) }
      if let newValue { fields.append(Field(name, newValue)) }
    }
  }

  /// Adds a field, even if there is one of that name.
  package mutating func append(_ field: Field) { fields.append(field) }

  /// Returns the fields for which `isKept` returns true.
  func filter(_ isKept: (Field) -> Bool) -> HTTPHeaders { HTTPHeaders(fields.filter(isKept)) }

  static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8) { lower($0) == lower($1) }
  }

  /// Returns the small letter of a capital letter of ASCII, and any other byte as it is.
  static func lower(_ byte: UInt8) -> UInt8 { 65...90 ~= byte ? byte + 32 : byte }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral fields: (String, String)...) {
    self.fields = fields.map { Field($0, $1) }
  }
}
