import WidgetLayout

/// A reading in its kind's view, with its warning and the availability of its source.
struct ReadingView<Kind: ReadingKind>: View {
  let entry: KindEntry<Kind>

  var body: some View {
    AvailableView(entry.reading.availability) {
      WarnedView(entry.reading.warnings) { entry.kind.view(of: entry.reading) }
    }
    .environment(\.numberSymbols, .system)
  }
}
