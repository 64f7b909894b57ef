/// The values of an object by their keys, as predicates and orders read them.
public protocol KeyedValues: AnyObject {
  /// Returns the value of a key; `nil` if it has none.
  func value(forKey key: String) -> Any?
}

/// A condition that is read from a format such as `name CONTAINS[c] %@ AND date >= %@`.
package indirect enum PredicateFormat {
  /// The origin of a value.
  package enum Term {
    case value(Any?)
    case path([String])
    case list([Term])
  }

  case always(Bool)
  case not(PredicateFormat)
  case and([PredicateFormat])
  case or([PredicateFormat])
  case compare(Term, String, options: String, Term)

  /// Returns true if an object meets the condition.
  package func isMet(by object: Any?) -> Bool {
    switch self {
    case .always(let value): value
    case .not(let inner): !inner.isMet(by: object)
    case .and(let parts): parts.allSatisfy { $0.isMet(by: object) }
    case .or(let parts): parts.contains { $0.isMet(by: object) }
    case .compare(let left, let word, let options, let right):
      PredicateComparison(word: word, options: options)
        .holds(Self.value(left, object), Self.value(right, object))
    }
  }

  private static func value(_ term: Term, _ object: Any?) -> Any? {
    switch term {
    case .value(let value): value
    case .path(let keys): keys.reduce(object) { KeyedReading.value(of: $0, $1) }
    case .list(let terms): terms.map { value($0, object) }
    }
  }
}

/// The reading of a value by its key.
package enum KeyedReading {
  /// Returns the value of a key of an object, of a dictionary or of each element of a collection.
  package static func value(of object: Any?, _ key: String) -> Any? {
    guard let object = flat(object) else { return nil }
    if key == "SELF" || key == "self" { return object }
    if key == "@count" || key == "count", let items = elements(object) { return items.count }
    if let keyed = object as? any KeyedValues { return flat(keyed.value(forKey: key)) }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if let items = elements(object) { return items.map { value(of: $0, key) } as [Any?] }
    return flat(Mirror(reflecting: object).children.first { $0.label == key }?.value)
  }

  /// Returns the elements of a collection; `nil` for any other value.
  package static func elements(_ value: Any?) -> [Any?]? {
    switch flat(value) {
    case let items as [Any?]: items
    case let items as [Any]: items
    case let items as Set<AnyHashable>: items.map { $0.base }
    case let items as NSSet: items.allObjects
    case let items as NSOrderedSet: items.array
    case let items as NSArray: items.map { $0 }
    default: nil
    }
  }

  /// Returns a value without the optionals around it.
  package static func flat(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flat($0.value) }
  }
}
