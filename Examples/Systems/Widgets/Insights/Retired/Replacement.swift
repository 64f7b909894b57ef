import FoundationEssentials
import WidgetSettings
import WidgetTimeline

/// The widget of a board that replaces a retired one, as it is to be written there.
struct Replacement {
  /// The address that a retired widget opens.
  static let address = URL(string: "insights://replacement")

  /// The lines of the board, after one that says why.
  let lines: [String]

  /// Creates the replacement of a widget with the settings of the retired kind.
  init(of settings: InstanceSettings) {
    let retired = RetiredSalesIntent()
    retired.server = settings["server"]?.text ?? ""
    retired.session = settings["session"]?.text ?? ""
    retired.shop = settings["shop"]?.text ?? ""
    retired.period = settings["period"]?.text.flatMap { .init(rawValue: $0) } ?? retired.period
    retired.first = settings["first"]?.text.flatMap { .init(rawValue: $0) } ?? retired.first
    retired.second = settings["second"]?.text.flatMap { .init(rawValue: $0) } ?? retired.second
    let new = retired.migrated
    let name = settings.place.name.isEmpty ? "sales" : settings.place.name
    lines =
      [
        InsightsWords.of(Language.chosen("")).replaced.around(RetiredSalesWidget.retired),
        "", "\(name):", "  kind: \(InsightsWidget.kind)",
        "  server: \(Self.quoted(new.server))", "  session: \(Self.quoted(new.session))",
      ] + (new.store.map { ["  store: \(Self.quoted($0.id))"] } ?? [])
      + [
        "  range: \(new.range.rawValue)",
        "  metrics: [\(new.metrics.map(\.id).joined(separator: ", "))]",
      ]
  }

  /// Returns a text as a board may have it, whatever it contains: YAML reads JSON's texts.
  private static func quoted(_ text: String) -> String { Setting.text(text).json }
}

extension LinkRoute {
  /// The route that shows what replaces a retired widget.
  static var replacement: LinkRoute {
    LinkRoute(scheme: "insights") { request, show in
      guard request.address == Replacement.address?.absoluteString else {
        return show(.failed("Expected \(Replacement.address?.absoluteString ?? "")."))
      }
      show(.opened(LinkedPage(Replacement(of: request.settings).lines)))
    }
  }
}
