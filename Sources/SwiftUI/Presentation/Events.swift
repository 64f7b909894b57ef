// Events and effects that a picture does not have.
extension View {
  /// Has no effect here: a widget is a picture.
  nonisolated public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never { self }

  /// Has no effect here: a widget is a picture.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Has no effect here: a widget is a picture.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Has no effect here: a widget is a picture.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Has no effect here: a widget is a picture.
  nonisolated public func userActivity<Element>(
    _ activityType: String, element: Element?,
    _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> some View { self }

  /// Has no effect here: a widget is a picture.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Has no effect here: a widget is a picture.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View { self }

  /// Has no effect here: glass is clear.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Has no effect here: glass is clear.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View
  {
    self
  }

  /// Has no effect here: the keys of a picture are not asked for.
  nonisolated public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View { self }

  /// Puts a view above, made of the preference's default, as pictures are made from outside in.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View { overlay(alignment: alignment) { transform(Key.defaultValue) } }

  /// Puts a view behind, made of the preference's default, as pictures are made from outside in.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View { background(alignment: alignment) { transform(Key.defaultValue) } }
}

extension Anchor {
  /// The source of an anchor, as in SwiftUI.
  public struct Source: Sendable {}
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self() }
}

extension Anchor.Source where Value == CGPoint {
  public static var center: Self { Self() }
  public static var top: Self { Self() }
  public static var bottom: Self { Self() }
  public static var leading: Self { Self() }
  public static var trailing: Self { Self() }
}

/// A sheet of glass, as in SwiftUI.
public struct Glass: Sendable, Hashable {
  public static let regular = Self()
  public static let clear = Self()
  public static let identity = Self()

  /// Returns the glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }

  /// Returns the glass, which is not touched here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension CoordinateSpace {
  /// Returns the space of a name.
  @_disfavoredOverload
  public static func named(_ name: some Hashable) -> CoordinateSpace { .named("\(name)") }
}

extension Font {
  /// Returns the font: cells have no small capitals.
  public func lowercaseSmallCaps() -> Font { self }

  /// Returns the font: cells have no small capitals.
  public func uppercaseSmallCaps() -> Font { self }
}

extension ContentUnavailableView {
  /// Creates a view with a picture of the app's assets.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
  where Label == WidgetLayout.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    self.init {
      WidgetLayout.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
