import FoundationEssentials
import WidgetLayout

/// A view that opens an address, if there is one.
struct Linked<Content: View>: View {
  private let address: String?
  private let content: Content

  init(_ address: String?, @ViewBuilder content: () -> Content) {
    self.address = address
    self.content = content()
  }

  var body: some View {
    if let url = address.flatMap({ $0.isEmpty ? nil : URL(string: $0) }), url.scheme != nil {
      Link(destination: url) { content }
    } else {
      content
    }
  }
}
