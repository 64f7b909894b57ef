internal import FoundationEssentials
internal import WidgetArchive
internal import WidgetLayout

/// An instance in its place on a board, with its source: what stays the same for as long as it is shown there.
@MainActor
final class PlacedInstance {
  let instance: WidgetInstance
  /// The title for people.
  let title: String
  let context: TimelineProviderContext
  /// The size in cells in which the instance is shown.
  let size: Size
  /// False if the widget's content also fills its margins.
  let hasContentMargins: Bool
  let source: TimelineSource
  /// The limit on how often its provider is asked; `nil` for none.
  let budget: ReloadBudget?
  /// The times of its readings.
  let plan: ReadingPlan

  init(
    _ instance: ConfiguredInstance, description: WidgetDescription, size: Size,
    budget: ReloadBudget?, environments: BoardEnvironments
  ) {
    self.instance = instance.record
    let place = instance.settings.place
    // The source first: the plan is then that of the settings that it has read.
    source = description.source(for: instance.settings)
    plan = description.settings?.plan(of: instance.settings) ?? .own
    title = place.title.isEmpty ? description.displayName : place.title
    hasContentMargins = description.hasContentMargins
    self.size = size
    self.budget = budget
    let margins = instance.family.margins(in: size, isWanted: hasContentMargins)
    context = TimelineProviderContext(
      family: instance.family, isPreview: false,
      size: size.reduced(columns: 2 * margins.width, rows: 2 * margins.height), place: place
    ).inEnvironment { [widget = WidgetKey(instance.record)] in
      environments.environment(of: widget)
    }
  }
}
