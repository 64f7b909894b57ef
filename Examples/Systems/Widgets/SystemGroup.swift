import WidgetTimeline

/// All widgets of the systems, in the order of the articles about them.
struct SystemGroup: Widget {
  private let surroundings: SystemSurroundings

  init(surroundings: SystemSurroundings) { self.surroundings = surroundings }

  /// Creates the widgets with this machine's clock and no storage, as `Widget` requires.
  init() { self.init(surroundings: .none) }

  /// An empty configuration, as `Widget` requires.
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  func describe(into descriptions: inout [WidgetDescription]) {
    ActivityWidget(surroundings: surroundings).describe(into: &descriptions)
    // Both share one provider, so that neither fetches what the other has.
    let insights = InsightsProvider(surroundings)
    InsightsWidget(provider: insights).describe(into: &descriptions)
    RetiredSalesWidget(provider: insights).describe(into: &descriptions)
    AppointmentsWidget(surroundings: surroundings).describe(into: &descriptions)
    WalletWidgets(surroundings: surroundings).body.describe(into: &descriptions)
    DealsWidget(surroundings: surroundings).describe(into: &descriptions)
  }
}
