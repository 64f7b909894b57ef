/// The comparisons of a property, as in AppIntents; nobody searches by them here.
public struct EntityQueryComparators<Mapping>: Sendable {}

/// A comparison between two values, as in AppIntents; nobody searches by it here.
public struct IsBetweenComparator<Input, Mapping> {
  /// Creates a comparison.
  public init(mappingTransform: @escaping (Input, Input) -> Mapping) {}
}

/// A comparison with properties equal to a value, as in AppIntents; nobody searches by it here.
public struct EqualToComparator<Input, Mapping> {
  /// Creates a comparison.
  public init(mappingTransform: @escaping (Input) -> Mapping) {}
}

/// A comparison with properties other than a value, as in AppIntents; nobody searches by it here.
public struct NotEqualToComparator<Input, Mapping> {
  /// Creates a comparison.
  public init(mappingTransform: @escaping (Input) -> Mapping) {}
}

/// A comparison with properties less than a value, as in AppIntents; nobody searches by it here.
public struct LessThanComparator<Input, Mapping> {
  /// Creates a comparison.
  public init(mappingTransform: @escaping (Input) -> Mapping) {}
}

/// A comparison with properties at most a value, as in AppIntents; nobody searches by it here.
public struct LessThanOrEqualToComparator<Input, Mapping> {
  /// Creates a comparison.
  public init(mappingTransform: @escaping (Input) -> Mapping) {}
}

/// A comparison with properties more than a value, as in AppIntents; nobody searches by it here.
public struct GreaterThanComparator<Input, Mapping> {
  /// Creates a comparison.
  public init(mappingTransform: @escaping (Input) -> Mapping) {}
}

/// A comparison with properties at least a value, as in AppIntents; nobody searches by it here.
public struct GreaterThanOrEqualToComparator<Input, Mapping> {
  /// Creates a comparison.
  public init(mappingTransform: @escaping (Input) -> Mapping) {}
}

/// A comparison with properties that contain a value, as in AppIntents; nobody searches by it here.
public struct ContainsComparator<Input, Mapping> {
  /// Creates a comparison.
  public init(mappingTransform: @escaping (Input) -> Mapping) {}
}

/// A comparison with properties that begin with a value, as in AppIntents; nobody searches by it here.
public struct HasPrefixComparator<Input, Mapping> {
  /// Creates a comparison.
  public init(mappingTransform: @escaping (Input) -> Mapping) {}
}

/// A comparison with properties that end with a value, as in AppIntents; nobody searches by it here.
public struct HasSuffixComparator<Input, Mapping> {
  /// Creates a comparison.
  public init(mappingTransform: @escaping (Input) -> Mapping) {}
}

/// Collects the comparisons of a property in a block, as in AppIntents.
@resultBuilder public enum EntityQueryComparatorsBuilder<Value, Mapping> {
  public typealias Comparators = EntityQueryComparators<Mapping>

  public static func buildBlock(_ comparators: Comparators...) -> Comparators { Comparators() }

  public static func buildExpression(_ comparator: EqualToComparator<Value, Mapping>) -> Comparators
  {
    Comparators()
  }
  public static func buildExpression<Wrapped>(
    _ comparator: EqualToComparator<Wrapped, Mapping>
  ) -> Comparators where Value == Wrapped? { Comparators() }

  public static func buildExpression(_ comparator: NotEqualToComparator<Value, Mapping>)
    -> Comparators
  {
    Comparators()
  }
  public static func buildExpression<Wrapped>(
    _ comparator: NotEqualToComparator<Wrapped, Mapping>
  ) -> Comparators where Value == Wrapped? { Comparators() }

  public static func buildExpression(_ comparator: LessThanComparator<Value, Mapping>)
    -> Comparators
  {
    Comparators()
  }
  public static func buildExpression<Wrapped>(
    _ comparator: LessThanComparator<Wrapped, Mapping>
  ) -> Comparators where Value == Wrapped? { Comparators() }

  public static func buildExpression(_ comparator: LessThanOrEqualToComparator<Value, Mapping>)
    -> Comparators
  {
    Comparators()
  }
  public static func buildExpression<Wrapped>(
    _ comparator: LessThanOrEqualToComparator<Wrapped, Mapping>
  ) -> Comparators where Value == Wrapped? { Comparators() }

  public static func buildExpression(_ comparator: GreaterThanComparator<Value, Mapping>)
    -> Comparators
  {
    Comparators()
  }
  public static func buildExpression<Wrapped>(
    _ comparator: GreaterThanComparator<Wrapped, Mapping>
  ) -> Comparators where Value == Wrapped? { Comparators() }

  public static func buildExpression(_ comparator: GreaterThanOrEqualToComparator<Value, Mapping>)
    -> Comparators
  {
    Comparators()
  }
  public static func buildExpression<Wrapped>(
    _ comparator: GreaterThanOrEqualToComparator<Wrapped, Mapping>
  ) -> Comparators where Value == Wrapped? { Comparators() }

  public static func buildExpression(_ comparator: ContainsComparator<Value, Mapping>)
    -> Comparators
  {
    Comparators()
  }
  public static func buildExpression<Wrapped>(
    _ comparator: ContainsComparator<Wrapped, Mapping>
  ) -> Comparators where Value == Wrapped? { Comparators() }

  public static func buildExpression(_ comparator: HasPrefixComparator<Value, Mapping>)
    -> Comparators
  {
    Comparators()
  }
  public static func buildExpression<Wrapped>(
    _ comparator: HasPrefixComparator<Wrapped, Mapping>
  ) -> Comparators where Value == Wrapped? { Comparators() }

  public static func buildExpression(_ comparator: HasSuffixComparator<Value, Mapping>)
    -> Comparators
  {
    Comparators()
  }
  public static func buildExpression<Wrapped>(
    _ comparator: HasSuffixComparator<Wrapped, Mapping>
  ) -> Comparators where Value == Wrapped? { Comparators() }

  public static func buildExpression(_ comparator: IsBetweenComparator<Value, Mapping>)
    -> Comparators
  {
    Comparators()
  }
  public static func buildExpression<Wrapped>(
    _ comparator: IsBetweenComparator<Wrapped, Mapping>
  ) -> Comparators where Value == Wrapped? { Comparators() }

  public static func buildExpression<Element>(
    _ comparator: ContainsComparator<Element, Mapping>
  ) -> Comparators where Value == [Element] { Comparators() }
}
