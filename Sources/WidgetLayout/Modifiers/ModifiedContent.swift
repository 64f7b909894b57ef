/// A modifier with a type of its own, as SwiftUI's `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = ViewModifierContent<Self>
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view to which a `ViewModifier` is applied, as passed to its `body`.
public nonisolated struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  @usableFromInline let lowerContent: @MainActor (inout Lowering) -> Void

  @inlinable init(_ lower: @escaping @MainActor (inout Lowering) -> Void) { lowerContent = lower }

  @inlinable @MainActor public func lower(into lowering: inout Lowering) { lowerContent(&lowering) }
}

/// A view with a modifier, as in SwiftUI.
public nonisolated struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  public var content: Content
  public var modifier: Modifier

  /// Creates a view of `content` with `modifier`.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  @inlinable @MainActor public func lower(into lowering: inout Lowering) {
    let content = content
    lowering.prepareForBody()
    modifier.body(content: ViewModifierContent { content.lower(into: &$0) }).lower(into: &lowering)
  }
}

/// A modifier that changes nothing, as in SwiftUI.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// The shared instance.
  public static let identity = Self()

  public init() {}

  @MainActor public func body(content: Content) -> some View { content }
}

extension View {
  /// Applies a custom modifier, as in SwiftUI.
  @inlinable nonisolated public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
