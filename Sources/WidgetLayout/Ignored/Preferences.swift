/// What views tell those around them, as in SwiftUI. Here it is accepted, and nobody is told: a picture
/// is made once, from outside in.
public protocol PreferenceKey {
  associatedtype Value
  /// What is told where nobody says anything.
  static var defaultValue: Value { get }
  /// Puts together what two views tell.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  /// Has no effect here: a picture is made once, from outside in.
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    self
  }

  /// Has no effect here: a picture is made once, from outside in.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void
  ) -> some View {
    self
  }

  /// Has no effect here: a picture is made once, from outside in.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    self
  }
}
