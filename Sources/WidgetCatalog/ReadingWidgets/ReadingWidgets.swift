import WidgetTimeline

/// The widgets of all kinds that boards configure.
struct ReadingWidgets: Widget {
  private let shown: ShownWidgets

  init(shown: ShownWidgets) { self.shown = shown }

  /// Required by `Widget`; reads this machine by its own clock.
  init() { self.init(shown: ShownWidgets(on: MachineContext())) }

  /// Required by `Widget`; nothing of it is shown.
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  func describe(into descriptions: inout [WidgetDescription]) {
    for kind in ReadingKinds.all { describe(kind, into: &descriptions) }
  }

  private func describe<Kind: ReadingKind>(
    _ kind: Kind.Type, into descriptions: inout [WidgetDescription]
  ) {
    ReadingWidget<Kind>(shown: shown).describe(into: &descriptions)
  }
}
