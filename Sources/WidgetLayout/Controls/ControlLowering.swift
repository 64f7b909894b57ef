import FoundationEssentials

extension Lowering {
  /// Writes a control in its style. A press on its cells performs what `address` names, unless the
  /// control is disabled or shows sample data.
  @MainActor
  mutating func control(_ address: URL?, style: @escaping @MainActor (EnvironmentValues) -> AnyView)
  {
    let isSample = environment.redactionReasons.contains(.placeholder)
    guard let address, environment.isEnabled, !isSample else { return styled(style) }
    tree.links.append(address)
    wrapping(.link(Int32(tree.links.count - 1)), content: StyledControl(style: style))
  }
}

/// A control in its style.
private nonisolated struct StyledControl: PrimitiveView {
  let style: @MainActor (EnvironmentValues) -> AnyView

  @MainActor func lower(into lowering: inout Lowering) { lowering.styled(style) }
}
