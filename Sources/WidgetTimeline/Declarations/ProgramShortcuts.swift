internal import FoundationEssentials
internal import WidgetLayout

/// The tile of the shortcuts that a program's sources declare: a button for each, whose press performs its intent.
@MainActor
package enum ProgramShortcuts {
  /// The kind of the tile.
  static let kind = "shortcuts"
  private static var providers: [any AppShortcutsProvider.Type] = []

  /// Finds the providers of shortcuts, which nothing in a program names.
  package static func find() {
    providers = ConformingTypes.named("AppShortcutsProvider")
      .compactMap { $0 as? any AppShortcutsProvider.Type }
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// The tile; `nil` for a program without shortcuts.
  static var description: WidgetDescription? {
    guard !providers.isEmpty else { return nil }
    var description = WidgetDescription()
    let provider = ShortcutsProvider(providers: providers)
    StaticConfiguration(kind: kind, provider: provider) { ShortcutsView(shortcuts: $0.shortcuts) }
      .describe(into: &description)
    description.displayName = "Shortcuts"
    description.description = "The app's shortcuts; Enter performs one."
    description.families = [.systemSmall, .systemMedium, .systemLarge]
    description.isBesides = true
    return description
  }
}

/// The shortcuts, which are the same at all times.
private struct ShortcutsEntry: TimelineEntry {
  let date: Date
  let shortcuts: [AppShortcut]
}

private struct ShortcutsProvider: TimelineProvider {
  nonisolated(unsafe) let providers: [any AppShortcutsProvider.Type]

  private var entry: ShortcutsEntry {
    ShortcutsEntry(date: .now, shortcuts: providers.flatMap { $0.appShortcuts })
  }

  func placeholder(in context: Context) -> ShortcutsEntry { entry }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (ShortcutsEntry) -> Void) {
    completion(entry)
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<ShortcutsEntry>) -> Void
  ) { completion(Timeline(entries: [entry], policy: .never)) }
}

private struct ShortcutsView: View {
  @Environment(\.widgetFamily) private var family
  let shortcuts: [AppShortcut]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(shortcuts.enumerated()), id: \.offset) { _, shortcut in
        button(shortcut.intent, shortcut)
        if family == .systemLarge, let phrase = shortcut.phrases.first {
          Text(verbatim: "  “\(phrase)”").foregroundStyle(.secondary).lineLimit(1)
        }
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func button(_ intent: some AppIntent, _ shortcut: AppShortcut) -> AnyView {
    AnyView(
      Button(intent: intent) {
        if shortcut.symbol.isEmpty {
          Text(verbatim: shortcut.title)
        } else {
          Label(shortcut.title, systemImage: shortcut.symbol)
        }
      }
      .buttonStyle(.plain))
  }
}
