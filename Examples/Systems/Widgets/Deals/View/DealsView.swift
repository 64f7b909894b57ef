import FoundationEssentials
import WidgetCatalog
import WidgetLayout

/// A deal on its picture, or a message if there is none.
struct DealsView: View {
  let entry: DealEntry

  var body: some View {
    switch entry.content {
    case .configure: ConfigureDealsView()
    case .none(let airport, let dates): NoDealsView(airport: airport, dates: dates)
    case .deal(let deal): DealCard(deal: deal)
    }
  }
}

/// A deal with its picture behind the whole widget, all of which opens the deal.
struct DealCard: View {
  let deal: Deal

  var body: some View {
    DealOverlay(deal: deal)
      .containerBackground(for: .widget) { DealBackground(picture: deal.picture) }
      .widgetURL(deal.url)
  }
}

/// A request to choose an airport of departure.
struct ConfigureDealsView: View {
  @Environment(\.contentSize) private var size

  private var isNarrow: Bool { size.width < 36 }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Spacer(minLength: 0)
      DealLine { Text(verbatim: isNarrow ? "Where from?" : "Where do you depart from?").bold() }
      DealLine {
        Text(verbatim: isNarrow ? "airport: MXP" : "Say so on the board: airport: MXP")
          .foregroundStyle(DealColor.quiet)
      }
    }
    .containerBackground(for: .widget) { DealBackground(picture: SamplePicture.picture) }
  }
}

/// A message that no deals were found.
struct NoDealsView: View {
  let airport: String
  let dates: String

  var body: some View {
    MessageView("No deals from \(airport)", dates).padding(.horizontal, 8)
  }
}
