/// A type-erased shape, as in SwiftUI.
public nonisolated struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a type-erased shape.
  public init(_ shape: some Shape) { self.shape = shape }

  public func path(in rect: ShapeRect) -> Path { shape.outline(in: rect) }

  public func size(for proposal: Proposal) -> Size { shape.size(for: proposal) }
}
