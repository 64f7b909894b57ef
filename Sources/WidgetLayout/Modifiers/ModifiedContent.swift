/// A change to a view that has a name of its own, as SwiftUI's `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ViewModifierContent<Self>
  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a `ViewModifier` is applied to, as its `body` sees it.
public nonisolated struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  @usableFromInline let lowerContent: @MainActor (inout Lowering) -> Void

  @inlinable init(_ lower: @escaping @MainActor (inout Lowering) -> Void) { lowerContent = lower }

  @inlinable @MainActor public func lower(into lowering: inout Lowering) { lowerContent(&lowering) }
}

/// A view with a modifier applied to it, as in SwiftUI.
public nonisolated struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let modifier: Modifier

  /// `content`, changed by `modifier`.
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
  /// The one there is.
  public static let identity = Self()

  public init() {}

  @MainActor public func body(content: Content) -> some View { content }
}

extension View {
  /// Applies a modifier of one's own, as in SwiftUI.
  @inlinable nonisolated public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
