/// A view in Xcode's canvas, as in SwiftUI. Here, it is compiled and expands to nothing.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A state in a `#Preview`, as in SwiftUI.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")

/// A view for Xcode's canvas, as in SwiftUI.
public struct Preview {
  /// The traits of a preview of a view.
  public struct ViewTraits: Sendable {}
}

/// A property of a preview, as in SwiftUI.
public struct PreviewTrait<Kind>: Sendable {
  public static var sizeThatFitsLayout: Self { Self() }
  public static var portrait: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
}
