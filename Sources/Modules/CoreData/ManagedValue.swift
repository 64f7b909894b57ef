/// A type that may be without a value.
private protocol OptionalValue {
  static var wrapped: Any.Type { get }
  static func wrapping(_ value: Any?) -> Any
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  static func wrapping(_ value: Any?) -> Any { (value as? Wrapped) as Any }
}

/// The values of managed properties in the types that programs declare.
enum ManagedValue {
  /// Returns a value as one of a type; `nil` if it has another type.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let optional = type as? any OptionalValue.Type {
      guard let value else { return optional.wrapping(nil) as? Value }
      return optional.wrapping(plain(value, optional.wrapped)) as? Value
    }
    return plain(value ?? empty(type), type) as? Value
  }

  /// The value of a scalar without one, as in Core Data.
  private static func empty(_ type: Any.Type) -> Any? {
    switch type {
    case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type: 0
    case is Bool.Type: false
    case is String.Type: ""
    case is Data.Type: Data()
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    default: [NSManagedObject]()
    }
  }

  private static func plain(_ value: Any?, _ type: Any.Type) -> Any? {
    guard let value else { return nil }
    if let number = number(value), let result = scalar(number, type) { return result }
    switch type {
    case is NSSet.Type: return (value as? [NSManagedObject]).map { NSSet(array: $0) }
    case is NSOrderedSet.Type: return (value as? [NSManagedObject]).map { NSOrderedSet(array: $0) }
    case let sets as any ManagedSet.Type: return (value as? [NSManagedObject]).map { sets.of($0) }
    case is NSString.Type: return (value as? String).map { NSString(string: $0) }
    case is NSDate.Type: return (value as? Date).map { NSDate(timeInterval: 0, since: $0) }
    case is NSData.Type: return (value as? Data).map { NSData(data: $0) }
    default: return value
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Int16: NSNumber(value: value)
    case let value as Int32: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as NSNumber: value
    default: nil
    }
  }

  private static func scalar(_ number: NSNumber, _ type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: number.boolValue
    case is Int.Type: number.intValue
    case is Int16.Type: number.int16Value
    case is Int32.Type: number.int32Value
    case is Int64.Type: number.int64Value
    case is Double.Type: number.doubleValue
    case is Float.Type: number.floatValue
    case is NSDecimalNumber.Type: NSDecimalNumber(value: number.doubleValue)
    case is NSNumber.Type: number
    default: nil
    }
  }
}

/// A set of managed objects.
private protocol ManagedSet {
  static func of(_ objects: [NSManagedObject]) -> Any
}

extension Set: ManagedSet {
  static func of(_ objects: [NSManagedObject]) -> Any { Set(objects.compactMap { $0 as? Element }) }
}

extension NSAttributeDescription {
  /// Returns a value as a cell has it; `nil` if a cell cannot have it.
  func cell(_ value: Any?) -> SQLValue? {
    switch KeyedReading.flat(value) {
    case nil: .null
    case let value as Bool: .integer(value ? 1 : 0)
    case let value as String: .text(value)
    case let value as Date: .real(value.timeIntervalSinceReferenceDate)
    case let value as NSDate: .real(value.timeIntervalSinceReferenceDate)
    case let value as Data: .bytes(value)
    case let value as UUID: .bytes(withUnsafeBytes(of: value.uuid) { Data($0) })
    case let value as URL: .text(value.absoluteString)
    case let value as any BinaryInteger: .integer(Int64(value))
    case let value as any BinaryFloatingPoint: .real(Double(value))
    case let value as NSNumber: .real(value.doubleValue)
    case let value as NSString: .text(String(describing: value))
    default: nil
    }
  }

  /// Returns the value of a cell.
  func value(_ cell: SQLValue) -> Any? {
    switch (attributeType, cell) {
    case (_, .null): nil
    case (.booleanAttributeType, .integer(let number)): number != 0
    case (.dateAttributeType, .real(let seconds)): Date(timeIntervalSinceReferenceDate: seconds)
    case (.dateAttributeType, .integer(let seconds)):
      Date(timeIntervalSinceReferenceDate: Double(seconds))
    case (.UUIDAttributeType, .bytes(let data)) where data.count == 16:
      UUID(uuid: data.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
    case (.URIAttributeType, .text(let text)): URL(string: text)
    case (.transformableAttributeType, _): nil
    case (_, .integer(let number)): number
    case (_, .real(let number)): number
    case (_, .text(let text)): text
    case (_, .bytes(let data)): data
    }
  }
}
