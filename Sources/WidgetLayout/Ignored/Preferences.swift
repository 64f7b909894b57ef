/// A value that views report to the views around them, as in SwiftUI. Here it is accepted and not
/// reported, as a picture is made once, from the outside in.
public protocol PreferenceKey {
  associatedtype Value
  /// The value if no view reports one.
  static var defaultValue: Value { get }
  /// Combines the values of two views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  /// Has no effect here, as a picture is made once, from the outside in.
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    self
  }

  /// Has no effect here, as a picture is made once, from the outside in.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void
  ) -> some View {
    self
  }

  /// Has no effect here, as a picture is made once, from the outside in.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    self
  }
}
