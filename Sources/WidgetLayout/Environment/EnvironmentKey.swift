/// A key for a value that views inherit, as in SwiftUI.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where no view above sets the key.
  static var defaultValue: Value { get }
}
