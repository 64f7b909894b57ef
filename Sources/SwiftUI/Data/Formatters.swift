extension Formatter: TextFormatter {
  /// Returns the value as text; `nil` for a nil value, and for one that the formatter cannot
  /// format.
  public func string(for value: Any?) -> String? { value.flatMap { string(for: $0 as Any) } }
}

extension Text {
  /// Creates a text of a formatted value, as in SwiftUI.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension ObservedObject: DynamicProperty {}
extension StateObject: DynamicProperty {}
extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}
extension AppStorage: DynamicProperty {}

/// A property that is read again each time the view is drawn, as in SwiftUI.
public protocol DynamicProperty {
  /// Has no effect here.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
