/// A line across the stack it is in, as in SwiftUI: `─` in columns, `│` in rows.
public nonisolated struct Divider: PrimitiveView {
  public init() {}

  public func lower(into lowering: inout Lowering) {
    let style = lowering.number(of: Style(foreground: .role(.border)))
    lowering.leaf(.divider(lowering.environment.stackAxis?.cross ?? .horizontal, style: style))
  }
}
