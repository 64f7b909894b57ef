/// A view that is drawn again only where it differs, as in SwiftUI; here pictures are drawn once.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public let content: Content

  /// A view as it is.
  @inlinable public init(content: Content) { self.content = content }

  @inlinable public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view as it is: pictures are drawn once.
  @inlinable nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
