internal import CoreData

/// A property of a model, as the macro `@Model` names it.
public struct ModelProperty {
  let name: String
  let type: Any.Type
  let isUnique: Bool
  let isCascading: Bool
  let declaredInverse: AnyKeyPath?
  let path: AnyKeyPath
  let get: (any PersistentModel) -> Any
  /// `nil` for a constant.
  let set: ((any PersistentModel, Any) -> Void)?

  public init<Model: PersistentModel, Value>(
    _ name: String, _ path: KeyPath<Model, Value>, isUnique: Bool = false,
    isCascading: Bool = false, inverse: AnyKeyPath? = nil
  ) {
    self.name = name
    self.path = path
    type = Value.self
    self.isUnique = isUnique
    self.isCascading = isCascading
    declaredInverse = inverse
    get = { ($0 as? Model).map { $0[keyPath: path] as Any } as Any }
    if let path = path as? ReferenceWritableKeyPath<Model, Value> {
      set = { model, value in
        if let model = model as? Model, let value = value as? Value { model[keyPath: path] = value }
      }
    } else {
      set = nil
    }
  }

  /// The class of the objects that it names; `nil` for a value.
  var destination: (any PersistentModel.Type)? { ModelReference.destination(of: type) }
  var isToMany: Bool { destination != nil && ModelReference.isMany(type) }
  var column: String { "Z" + name.uppercased() }

  /// The objects that it names.
  func models(of model: any PersistentModel) -> [any PersistentModel] {
    switch KeyedReading.flat(get(model)) {
    case let one as any PersistentModel: [one]
    case let many as [any PersistentModel]: many
    default: []
    }
  }

  /// Names other objects.
  func setModels(_ models: [any PersistentModel], of model: any PersistentModel) {
    set?(model, ModelReference.value(models, as: type))
  }
}

/// The types of relationships.
enum ModelReference {
  static func destination(of type: Any.Type) -> (any PersistentModel.Type)? {
    if let model = type as? any PersistentModel.Type { return model }
    if let wrapper = type as? any ModelWrapper.Type { return destination(of: wrapper.inner) }
    return nil
  }

  static func isMany(_ type: Any.Type) -> Bool {
    guard let wrapper = type as? any ModelWrapper.Type else { return false }
    return wrapper.isCollection || isMany(wrapper.inner)
  }

  /// Returns objects as a value of a type: one of them, or an array.
  static func value(_ models: [any PersistentModel], as type: Any.Type) -> Any {
    if let wrapper = type as? any ModelWrapper.Type { return wrapper.of(models) }
    return models.first as Any
  }
}

/// An optional or an array around a model.
protocol ModelWrapper {
  static var inner: Any.Type { get }
  static var isCollection: Bool { get }
  static func of(_ models: [any PersistentModel]) -> Any
}

extension Optional: ModelWrapper {
  static var inner: Any.Type { Wrapped.self }
  static var isCollection: Bool { false }
  static func of(_ models: [any PersistentModel]) -> Any {
    if let wrapper = Wrapped.self as? any ModelWrapper.Type {
      return Wrapped?.some(wrapper.of(models) as! Wrapped) as Any
    }
    return (models.first as? Wrapped) as Any
  }
}

extension Array: ModelWrapper {
  static var inner: Any.Type { Element.self }
  static var isCollection: Bool { true }
  static func of(_ models: [any PersistentModel]) -> Any { models.compactMap { $0 as? Element } }
}

/// The cells of an object's row.
public struct ModelRow {
  let cells: [String: SQLValue]
  /// Returns the object of a class with a key.
  let find: (any PersistentModel.Type, Int64) -> (any PersistentModel)?

  /// Returns the value of a property.
  public func value<Value>(_ name: String) -> Value {
    let cell = cells["Z" + name.uppercased()] ?? .null
    if let destination = ModelReference.destination(of: Value.self) {
      if Value.self is any ModelWrapper.Type {
        // Named later: the other object may name this one.
        return ModelReference.value([], as: Value.self) as! Value
      }
      if case .integer(let key) = cell, let found = find(destination, key) as? Value {
        return found
      }
      preconditionFailure("the store has no object for \(name)")
    }
    if let value = ModelCell.value(cell, as: Value.self) as? Value { return value }
    preconditionFailure("the store has \(cell) for \(name), which is no \(Value.self)")
  }
}

/// Values as cells have them.
enum ModelCell {
  static func value(_ cell: SQLValue, as type: Any.Type) -> Any? {
    if let wrapper = type as? any ModelWrapper.Type, !wrapper.isCollection {
      return cell == .null ? wrapper.of([]) : value(cell, as: wrapper.inner)
    }
    switch (type, cell) {
    case (is String.Type, .text(let text)): return text
    case (is Bool.Type, .integer(let number)): return number != 0
    case (is Date.Type, .real(let seconds)): return Date(timeIntervalSinceReferenceDate: seconds)
    case (is Date.Type, .integer(let seconds)):
      return Date(timeIntervalSinceReferenceDate: Double(seconds))
    case (is Data.Type, .bytes(let data)): return data
    case (is UUID.Type, .bytes(let data)) where data.count == 16:
      return UUID(uuid: data.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) })
    case (is URL.Type, .text(let text)): return URL(string: text)
    case (let kind as any BinaryInteger.Type, .integer(let number)): return integer(number, kind)
    case (let kind as any BinaryFloatingPoint.Type, .real(let number)): return real(number, kind)
    case (let kind as any BinaryFloatingPoint.Type, .integer(let number)):
      return real(Double(number), kind)
    case (let kind as any Decodable.Type, .bytes(let data)):
      return try? JSONDecoder().decode(kind, from: data)
    default: return nil
    }
  }

  private static func integer<Number: BinaryInteger>(_ value: Int64, _: Number.Type) -> Any {
    Number(truncatingIfNeeded: value)
  }

  private static func real<Number: BinaryFloatingPoint>(_ value: Double, _: Number.Type) -> Any {
    Number(value)
  }

  /// Returns the cell of a value; `nil` if a cell cannot have it.
  static func cell(_ value: Any) -> SQLValue? {
    switch KeyedReading.flat(value) {
    case nil: .null
    case let value as String: .text(value)
    case let value as Bool: .integer(value ? 1 : 0)
    case let value as Date: .real(value.timeIntervalSinceReferenceDate)
    case let value as Data: .bytes(value)
    case let value as UUID: .bytes(withUnsafeBytes(of: value.uuid) { Data($0) })
    case let value as URL: .text(value.absoluteString)
    case let value as any BinaryInteger: .integer(Int64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: .real(Double(value))
    case let value as any Encodable: (try? JSONEncoder().encode(value)).map { .bytes($0) }
    default: nil
    }
  }
}
