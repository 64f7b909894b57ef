@_exported import DeveloperToolsSupport

/// A view in Xcode's canvas, as in SwiftUI. Here, `widgettui import` draws it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// A state in a `#Preview`, as in SwiftUI.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")
