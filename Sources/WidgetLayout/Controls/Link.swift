public import FoundationEssentials

/// A view that opens a URL when pressed, as in SwiftUI.
///
/// Here a title is drawn in the tint without an underline; a custom label keeps its colours. The
/// picture stores the URL for the front end to open.
public nonisolated struct Link<Label: View>: PrimitiveView {
  private let url: URL
  private let label: Label

  /// Creates a link with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    url = destination
    self.label = label()
  }

  @MainActor public func lower(into lowering: inout Lowering) {
    guard !ActionAddress.isOne(url) else { return label.lower(into: &lowering) }
    lowering.tree.links.append(url)
    lowering.wrapping(.link(Int32(lowering.tree.links.count - 1)), content: label)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title).foregroundStyle(.tint) }
  }
}
