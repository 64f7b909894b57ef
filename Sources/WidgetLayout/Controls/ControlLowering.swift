import FoundationEssentials

extension Lowering {
  /// Writes a control in its style. A press on its cells performs what `address` names, unless the
  /// control is disabled or shows sample data.
  @MainActor
  mutating func control(_ address: URL?, content: some View) {
    let isSample = environment.redactionReasons.contains(.placeholder)
    guard let address, environment.isEnabled, !isSample else { return content.lower(into: &self) }
    tree.links.append(address)
    wrapping(.link(Int32(tree.links.count - 1)), content: content)
  }
}
