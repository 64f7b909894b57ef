extension Formatter: TextFormatter {
  /// The value as text; nil for none, and for one that the formatter cannot write.
  public func string(for value: Any?) -> String? { value.flatMap { string(for: $0 as Any) } }
}

extension Text {
  /// A value as a formatter writes it, as in SwiftUI.
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

/// A property that is read anew for each picture, as in SwiftUI.
public protocol DynamicProperty {
  /// Has no effect here.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
