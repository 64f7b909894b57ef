/// What opens the addresses of a scheme of a widget's own, in place of the desktop.
///
/// Terminal-first: on a phone the app is opened.
package struct LinkRoute: Sendable {
  /// What is shown of an address that is being opened.
  package enum State: Hashable, Sendable {
    /// It is not there yet, and why.
    case loading(String)
    /// What was opened, line by line; the last state.
    case opened([String])
    /// Why it cannot be opened; the last state.
    case failed(String)
  }

  /// What the addresses begin with: `salon` of `salon://…`.
  package let scheme: String
  /// Whether an address may come from a widget with such words in its settings.
  package let suits: @Sendable (_ address: String, _ words: [String: String]) -> Bool
  /// Opens an address for a widget with its settings' words, and is done after the last state.
  package let open:
    @Sendable (
      _ address: String, _ words: [String: String], _ place: BoardPlace,
      _ show: @escaping @Sendable (State) -> Void
    ) async -> Void

  /// A route of a scheme.
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
  /// Names what opens the addresses of a scheme that the widget's links have.
  package func opening(_ route: LinkRoute) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.links.append(route) }
  }
}
