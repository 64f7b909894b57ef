package import WidgetLayout

/// A handler that opens the addresses of a widget's own scheme in place of the desktop.
///
/// Terminal-first: on a phone, the app is opened.
package struct LinkRoute: Sendable {
  /// The state of an address that is being opened.
  package enum State: Hashable, Sendable {
    /// The address is not opened yet, for the given reason.
    case loading(String)
    /// The page of what was opened, which is empty if another program shows it; a final state.
    case opened(LinkedPage)
    /// The action that was done, in a sentence, whether the widget reloads, and the kinds of others
    /// that do; a final state.
    case done(String, reloads: Bool, kinds: Set<String> = [])
    /// The reason why the address cannot be opened; a final state.
    case failed(String)
  }

  /// The consent that opening an address needs.
  package enum Consent: Hashable, Sendable {
    /// None: the address is opened at once.
    case given
    /// Agreement to these lines, which say what is done.
    case needed([String])
    /// The reason why the address is not opened at all.
    case refused(String)
  }

  /// The scheme of the addresses: `salon` of `salon://…`.
  package let scheme: String
  /// True if it opens only addresses in the widget's own tile; the same address from elsewhere, or
  /// typed by somebody, opens nothing.
  package let isOwn: Bool
  /// The effect of opening an address, in words that follow `Enter`; `nil` if it opens the address.
  package let summary: @Sendable (_ address: String) -> String?
  /// The consent that opening an address of a widget on a board needs now.
  package let consent: @Sendable (_ address: String, _ settings: InstanceSettings) -> Consent
  /// Returns true if an address may come from a widget with these settings.
  package let suits: @Sendable (_ address: String, _ settings: InstanceSettings) -> Bool
  /// The handler of requests, which returns after the final state.
  private let answer: Answer

  /// A handler of requests to open an address, which returns after it has shown the final state.
  package typealias Answer =
    @Sendable (_ request: LinkRequest, _ show: @escaping @Sendable (State) -> Void) async -> Void

  /// Creates a route for a scheme.
  package init(
    scheme: String, isOwn: Bool = false,
    summary: @escaping @Sendable (String) -> String? = { _ in nil },
    consent: @escaping @Sendable (String, InstanceSettings) -> Consent = { _, _ in .given },
    suits: @escaping @Sendable (String, InstanceSettings) -> Bool = { _, _ in true },
    open: @escaping Answer
  ) {
    self.scheme = scheme
    self.isOwn = isOwn
    self.summary = summary
    self.consent = consent
    self.suits = suits
    answer = open
  }

  /// Opens an address of a widget with these settings, and returns after the final state.
  ///
  /// - Parameter size: The size in cells of the page that shows it; `nil` if only its words are wanted.
  package func open(
    _ address: String, _ settings: InstanceSettings, size: Size? = nil,
    _ show: @escaping @Sendable (State) -> Void
  ) async {
    QuestionOrder.exchange()
    await answer(LinkRequest(address: address, settings: settings, size: size)) { state in
      // What was set is written before anybody reads it anew, or this process ends.
      QuestionOrder.exchange()
      show(state)
    }
  }
}

extension WidgetConfiguration {
  /// Sets the route that opens the addresses of a scheme in the widget's links.
  package func opening(_ route: LinkRoute) -> some WidgetConfiguration {
    opening([route])
  }

  /// The same for several schemes.
  package func opening(_ routes: [LinkRoute]) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.links += routes }
  }
}
