/// A key of a value that views inherit, as in SwiftUI.
public protocol EnvironmentKey {
  associatedtype Value
  /// What a view reads where no view above has set the key.
  static var defaultValue: Value { get }
}
