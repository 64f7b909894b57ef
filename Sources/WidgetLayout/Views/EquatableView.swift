/// A view that is drawn again only where it differs, as in SwiftUI; here pictures are drawn once.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public let content: Content

  /// A view as it is.
  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view as it is: pictures are drawn once.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
