/// Takes the room that nobody else wants, along the stack it is in, as in SwiftUI.
public nonisolated struct Spacer: PrimitiveView {
  private let minLength: Double?

  /// The least length in points; without one, the stack's default spacing: one column, no row.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  public func lower(into lowering: inout Lowering) {
    let axis = lowering.environment.stackAxis
    let least =
      axis == .vertical
      ? minLength.map(Points.rows) ?? 0 : minLength.map(Points.columns) ?? (axis == nil ? 0 : 1)
    lowering.leaf(.spacer(axis, least: Int16(clamping: least)), priority: -.infinity)
  }
}
