internal import WidgetLayout
internal import WidgetSettings

extension LinkRoute {
  /// The route that performs the intents of a widget's buttons and toggles in this process.
  @MainActor
  static func intents(_ parameters: WidgetParameters?) -> LinkRoute {
    intents(performedBy: { request, show in
      guard let address = IntentAddress(request.address) else {
        return show(.failed("the button's address is damaged"))
      }
      let place = request.settings.place
      do {
        let words = try await BoardPlace.$current.withValue(place) {
          let configuration = try await parameters?.configuration(of: request.settings)
          return try await IntentPerformance(address, of: configuration).perform()
        }
        show(.done(words, reloads: true))
      } catch {
        show(.failed(ReloadFailure(error).reason))
      }
    })
  }

  /// The route of intents that another program performs.
  static func intents(performedBy answer: @escaping Answer) -> LinkRoute {
    LinkRoute(
      scheme: ActionAddress.scheme, isOwn: true,
      summary: { IntentAddress($0).map { "presses “\($0.title)”" } }, open: answer)
  }

  /// True if it performs the actions of buttons and toggles.
  package var isOfActions: Bool { scheme == ActionAddress.scheme }
}

extension WidgetDescription {
  /// Returns the route for a scheme of the widget's own, or of its buttons; `nil` if there is none.
  package func route(for scheme: some StringProtocol) -> LinkRoute? {
    if let route = links.first(where: { $0.scheme == scheme }) { return route }
    return scheme == ActionAddress.scheme && !isPreview ? .intents(parameters) : nil
  }
}

extension WidgetParameters {
  /// Returns the widget's configuration with these settings; `nil` for one of SiriKit.
  fileprivate func configuration(of settings: InstanceSettings) async throws -> (any AppIntent)? {
    guard case .app(let intent) = try await intent(values(settings)) else { return nil }
    return intent
  }
}
