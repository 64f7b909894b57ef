/// A line across the enclosing stack, as in SwiftUI: `─` in a vertical one, `│` in a horizontal
/// one.
public nonisolated struct Divider: PrimitiveView {
  public init() {}

  public func lower(into lowering: inout Lowering) {
    let style = lowering.number(of: Style(foreground: .role(.border)))
    lowering.leaf(.divider(lowering.environment.stackAxis?.cross ?? .horizontal, style: style))
  }
}
