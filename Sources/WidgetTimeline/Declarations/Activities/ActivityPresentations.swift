package import FoundationEssentials
internal import WidgetBase
package import WidgetLayout

/// The views of the Live Activities of a type, without the types of their attributes.
package struct ActivityPresentations: Sendable {
  /// A presentation of an activity.
  package enum Presentation: Sendable, Hashable {
    /// The one on the lock screen.
    case content
    /// Those in the Dynamic Island.
    case expanded, compact, minimal
  }

  /// The name of the type of the attributes.
  package let type: String
  /// Returns activities for pictures of sample data, such as those of previews.
  let samples: @MainActor @Sendable () async -> [ActivityRecord]
  /// Returns a presentation of an activity; `nil` if its data are of another version of the type.
  let view: @MainActor @Sendable (ActivityRecord, Presentation, _ isStale: Bool) -> AnyView?

  package init(
    type: String, samples: @escaping @MainActor @Sendable () async -> [ActivityRecord],
    view: @escaping @MainActor @Sendable (ActivityRecord, Presentation, _ isStale: Bool) -> AnyView?
  ) {
    (self.type, self.samples, self.view) = (type, samples, view)
  }

  /// Adds the activities to a widget's description: a kind for the lock screen, and one for the Dynamic Island.
  @MainActor
  package func describe(into description: inout WidgetDescription) {
    let title = Self.title(of: type)
    describe(
      into: &description, kind: type, title: title,
      families: [.systemMedium, .systemLarge], note: "A Live Activity, as on the lock screen."
    ) { [self] entry in ActivityStack(presentations: self, entry: entry) }
    var island = WidgetDescription()
    describe(
      into: &island, kind: "\(type)-island", title: "\(title) island",
      families: [.accessoryRectangular, .systemMedium, .accessoryInline, .accessoryCircular],
      note: "A Live Activity, as in the Dynamic Island."
    ) { [self] entry in ActivityIsland(presentations: self, entry: entry) }
    description.companions = [island]
    KnownActivities.add(self)
  }

  @MainActor
  private func describe(
    into description: inout WidgetDescription, kind: String, title: String,
    families: [WidgetFamily],
    note: String, content: @escaping (ActivityEntry) -> some View
  ) {
    description.kind = kind
    description.displayName = title
    description.description = note
    description.families = families
    // The author's own padding is the only one, as on the lock screen.
    description.hasContentMargins = false
    description.activity = self
    description.isBesides = true
    description.source = TimelineSource(
      provider: ActivityProvider(type: type, folder: .own, samples: samples), content: content)
  }

  /// Returns a type's name for people: `Delivery` for `DeliveryActivityAttributes`.
  private static func title(of type: String) -> String {
    var name = type[...]
    for ending in ["Attributes", "Activity", "Live", "Widget"] where name.hasExactSuffix(ending) {
      if name.count > ending.count { name = name.dropLast(ending.count) }
    }
    return String(name)
  }

  /// Returns the entry that shows an activity in one presentation, for previews.
  @MainActor
  package func entry(
    _ record: ActivityRecord, _ presentation: Presentation, at date: Date
  ) throws(ReloadFailure) -> AnyTimelineEntry {
    guard let view = view(record, presentation, record.isStale(at: date)) else {
      throw ReloadFailure("the widget is no Live Activity with \(record.type)")
    }
    return AnyTimelineEntry(date: date, view: view)
  }
}

/// The Live Activities that the program's widgets have declared, for previews of attributes alone.
@MainActor
package enum KnownActivities {
  private static var known: [String: ActivityPresentations] = [:]

  static func add(_ presentations: ActivityPresentations) {
    known[presentations.type] = presentations
  }

  /// Returns a presentation of an activity; `nil` if no widget shows its type.
  package static func view(
    _ record: ActivityRecord, _ presentation: ActivityPresentations.Presentation, isStale: Bool
  ) -> AnyView? { known[record.type]?.view(record, presentation, isStale) }
}

/// The words in place of an activity.
private struct NoActivity: View {
  var words = "no activity"

  var body: some View {
    Text(verbatim: words).foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The activities on the lock screen: the first one, or the first two one below another in a large tile.
private struct ActivityStack: View {
  @Environment(\.widgetFamily) private var family
  let presentations: ActivityPresentations
  let entry: ActivityEntry

  private var shown: ArraySlice<ActivityRecord> {
    entry.activities.prefix(family == .systemLarge ? 2 : 1)
  }

  var body: some View {
    if entry.activities.isEmpty {
      NoActivity()
    } else {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array(shown), id: \.id) { record in
          presentations.view(record, .content, record.isStale(at: entry.date))
            ?? AnyView(NoActivity(words: "an activity of another version"))
        }
        if entry.activities.count > shown.count {
          Text(verbatim: "and \(entry.activities.count - shown.count) more")
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// The first activity in the presentation of the Dynamic Island that suits the family.
private struct ActivityIsland: View {
  @Environment(\.widgetFamily) private var family
  let presentations: ActivityPresentations
  let entry: ActivityEntry

  private var presentation: ActivityPresentations.Presentation {
    switch family {
    case .accessoryCircular: .minimal
    case .accessoryInline, .accessoryRectangular: .compact
    default: .expanded
    }
  }

  var body: some View {
    if let record = entry.activities.first {
      presentations.view(record, presentation, record.isStale(at: entry.date))
        ?? AnyView(NoActivity(words: "an activity of another version"))
    } else {
      NoActivity()
    }
  }
}
