extension WidgetConfiguration {
  /// Opens the addresses of a scheme in the widget's links: Enter shows a page over the board, in
  /// place of what the desktop would open.
  ///
  /// - Parameter page: Returns the page of an address, or throws why there is none.
  public func onOpenURL(
    scheme: String, page: @escaping @Sendable (LinkRequest) async throws -> LinkedPage
  ) -> some WidgetConfiguration {
    opening(
      LinkRoute(scheme: scheme) { request, show in
        do {
          show(.opened(try await page(request)))
        } catch {
          show(.failed(ReloadFailure(error).words))
        }
      })
  }
}
