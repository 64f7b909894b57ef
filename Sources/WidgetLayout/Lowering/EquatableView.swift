/// A view that SwiftUI redraws only if it has changed; here pictures are drawn once.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public let content: Content

  /// Creates a wrapper of a view.
  @inlinable public init(content: Content) { self.content = content }

  @inlinable public var body: some View { content }
}

extension View where Self: Equatable {
  /// Returns the view unchanged in effect, as pictures are drawn once.
  @inlinable nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
