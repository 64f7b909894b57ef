/// Views for Xcode's canvas, as in SwiftUI. Here, `widgettui import` draws them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views of the canvas.
  @ViewBuilder static var previews: Previews { get }
}

/// A key of a value in the context of a preview, as in SwiftUI.
public protocol PreviewContextKey {
  associatedtype Value
  /// The value of a context that does not set it.
  static var defaultValue: Value { get }
}

/// The context of a preview, as in SwiftUI.
public protocol PreviewContext: Sendable {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The context of a widget's preview, as in WidgetKit.
public struct WidgetPreviewContext: PreviewContext {
  /// The family of the preview.
  public let family: WidgetFamily

  /// Creates the context of a family.
  public init(family: WidgetFamily) { self.family = family }

  /// The key's default value: such a context sets none.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// The size of a preview, as in SwiftUI.
public enum PreviewLayout: Sendable, Hashable {
  case device, sizeThatFits
  case fixed(width: Double, height: Double)
}

/// The device of a preview, as in SwiftUI.
public struct PreviewDevice: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name of the device.
  public let rawValue: String

  /// Creates a device with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// Draws the preview in a widget's family.
  nonisolated public func previewContext(_ context: some PreviewContext) -> some View {
    previewed(PreviewSettings(family: (context as? WidgetPreviewContext)?.family))
  }

  /// Names the preview.
  nonisolated public func previewDisplayName(_ name: String?) -> some View {
    previewed(PreviewSettings(name: name))
  }

  /// Sets the size of the preview.
  nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View {
    previewed(PreviewSettings(layout: layout))
  }

  /// Has no effect here: there is one device.
  nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View { self }

  nonisolated private func previewed(_ settings: PreviewSettings) -> some View {
    PreviewedView(content: self, settings: settings)
  }
}
