import WidgetTimeline

/// All kinds of the systems, in the order of the articles that tell of them.
struct SystemGroup: Widget {
  private let surroundings: SystemSurroundings

  init(surroundings: SystemSurroundings) { self.surroundings = surroundings }

  /// Asked for by `Widget`; they are by this machine's clock and keep nothing.
  init() { self.init(surroundings: .none) }

  /// Asked for by `Widget`; nothing is shown of it.
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  func describe(into descriptions: inout [WidgetDescription]) {
    ActivityWidget(surroundings: surroundings).describe(into: &descriptions)
    // One provider, so that what one of them fetched the other need not.
    let insights = InsightsProvider(surroundings)
    InsightsWidget(provider: insights).describe(into: &descriptions)
    RetiredSalesWidget(provider: insights).describe(into: &descriptions)
    AppointmentsWidget(surroundings: surroundings).describe(into: &descriptions)
    WalletWidgets(surroundings: surroundings).body.describe(into: &descriptions)
    DealsWidget(surroundings: surroundings).describe(into: &descriptions)
  }
}
