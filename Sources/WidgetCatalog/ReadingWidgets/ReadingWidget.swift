import WidgetTimeline

/// The widget of a kind that boards configure.
struct ReadingWidget<Kind: ReadingKind>: Widget {
  private let shown: ShownWidgets

  init(shown: ShownWidgets) { self.shown = shown }

  /// Required by `Widget`; reads this machine by its own clock.
  init() { self.init(shown: ShownWidgets(on: MachineContext())) }

  var body: some WidgetConfiguration {
    SettingsConfiguration(
      kind: Kind.kind, form: ReadingForm<Kind>(shown: shown),
      provider: { [shown] in ReadingProvider<Kind>($0, shown) }
    ) { ReadingView(entry: $0) }
    .configurationDisplayName(Kind.displayName)
    .description(Kind.description)
    .supportedFamilies(Kind.families)
    .opening(Kind.links)
    .history { [shown] in shown.history(of: $0, Kind.self) }
    .rawReading { [shown] in shown.rawReading(of: $0, Kind.self) }
    .scrolling(below: { Kind.headRows($0.own) }, from: { Kind.scrollEdge($0.own) })
    .usingRows { Kind.usefulRows($0.own) }
  }
}
