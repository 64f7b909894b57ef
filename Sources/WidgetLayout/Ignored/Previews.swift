/// Views for Xcode's canvas, as in SwiftUI; never drawn here.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views of the canvas.
  @ViewBuilder static var previews: Previews { get }
}

/// The context of a preview, as in SwiftUI.
public protocol PreviewContext: Sendable {}

/// The context of a widget's preview, as in WidgetKit.
public struct WidgetPreviewContext: PreviewContext {
  /// The family of the preview.
  public let family: WidgetFamily

  /// Creates the context of a family.
  public init(family: WidgetFamily) { self.family = family }
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
  /// Has no effect here, as there is no canvas.
  nonisolated public func previewContext(_ context: some PreviewContext) -> some View { self }

  /// Has no effect here, as there is no canvas.
  nonisolated public func previewDisplayName(_ name: String?) -> some View { self }

  /// Has no effect here, as there is no canvas.
  nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View { self }

  /// Has no effect here, as there is no canvas.
  nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View { self }
}
