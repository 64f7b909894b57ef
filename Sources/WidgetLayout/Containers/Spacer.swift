/// Flexible space along the enclosing stack, as in SwiftUI.
public nonisolated struct Spacer: PrimitiveView {
  private let minLength: Double?

  /// Creates a spacer with a minimum length in points; by default the stack's spacing, one column
  /// or no row.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  public func lower(into lowering: inout Lowering) {
    let axis = lowering.environment.stackAxis
    let least =
      axis == .vertical
      ? minLength.map(Points.rows) ?? 0 : minLength.map(Points.columns) ?? (axis == nil ? 0 : 1)
    lowering.leaf(.spacer(axis, least: Int16(clamping: least)), priority: -.infinity)
  }
}
