/// A handler that opens the addresses of a widget's own scheme in place of the desktop.
///
/// Terminal-first: on a phone, the app is opened.
package struct LinkRoute: Sendable {
  /// The state of an address that is being opened.
  package enum State: Hashable, Sendable {
    /// The address is not opened yet, for the given reason.
    case loading(String)
    /// The lines of the opened document; a final state.
    case opened([String])
    /// The reason why the address cannot be opened; a final state.
    case failed(String)
  }

  /// The scheme of the addresses: `salon` of `salon://…`.
  package let scheme: String
  /// Returns true if an address may come from a widget with these settings.
  package let suits: @Sendable (_ address: String, _ words: [String: String]) -> Bool
  /// Opens an address for a widget with these settings, and returns after the final state.
  package let open:
    @Sendable (
      _ address: String, _ words: [String: String], _ place: BoardPlace,
      _ show: @escaping @Sendable (State) -> Void
    ) async -> Void

  /// Creates a route for a scheme.
  package init(
    scheme: String,
    suits: @escaping @Sendable (String, [String: String]) -> Bool = { _, _ in true },
    open:
      @escaping @Sendable (
        String, [String: String], BoardPlace, @escaping @Sendable (State) -> Void
      ) async -> Void
  ) {
    self.scheme = scheme
    self.suits = suits
    self.open = open
  }
}

extension WidgetConfiguration {
  /// Sets the route that opens the addresses of a scheme in the widget's links.
  package func opening(_ route: LinkRoute) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.links.append(route) }
  }
}
