import WidgetLayout
import WidgetTimeline

/// The wallet's widgets.
struct WalletWidgets: WidgetBundle {
  /// The kinds that show the container.
  nonisolated static let kinds = ["cards", "card", "card-dates"]

  private let surroundings: SystemSurroundings

  init(surroundings: SystemSurroundings) { self.surroundings = surroundings }

  /// Creates the widgets with this machine's clock, as `WidgetBundle` requires.
  init() { self.init(surroundings: .none) }

  var body: some Widget {
    CardsWidget(surroundings: surroundings)
    CardWidget(surroundings: surroundings)
    CardDatesWidget(surroundings: surroundings)
  }
}

/// A widget with the loyalty cards that are wanted at the till.
struct CardsWidget: Widget {
  private let surroundings: SystemSurroundings

  init(surroundings: SystemSurroundings) { self.surroundings = surroundings }

  init() { self.init(surroundings: .none) }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "cards", intent: CardsIntent.self, provider: CardsProvider(surroundings: surroundings)
    ) {
      CardsView(entry: $0)
    }
    .configurationDisplayName("Cards")
    .description("Loyalty cards: those you choose, used last, or usually use at this time.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .opening(.cards)
  }
}

/// A widget with one loyalty card, with its code where that fits.
struct CardWidget: Widget {
  private let surroundings: SystemSurroundings

  init(surroundings: SystemSurroundings) { self.surroundings = surroundings }

  init() { self.init(surroundings: .none) }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "card", intent: CardIntent.self, provider: CardProvider(surroundings: surroundings)
    ) {
      CardsView(entry: $0)
    }
    .configurationDisplayName("Card")
    .description("A loyalty card, with the code that the till scans where there is room for it.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    .opening(.cards)
  }
}

/// A widget with the points and vouchers that expire next.
struct CardDatesWidget: Widget {
  private let surroundings: SystemSurroundings

  init(surroundings: SystemSurroundings) { self.surroundings = surroundings }

  init() { self.init(surroundings: .none) }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "card-dates", intent: CardIntent.self,
      provider: CardDatesProvider(surroundings: surroundings)
    ) {
      CardDatesView(entry: $0)
    }
    .configurationDisplayName("Card dates")
    .description("Which points and vouchers of loyalty cards expire next.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}
