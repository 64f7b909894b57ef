/// The values that a stack of screens shows, as in SwiftUI. A widget shows none of them.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable]

  public init() { values = [] }

  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}
