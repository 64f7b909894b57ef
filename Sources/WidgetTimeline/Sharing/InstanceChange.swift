public import WidgetArchive

/// What became of a widget's instance since its program last looked: what WidgetKit does not tell.
///
/// Found by comparing a board's instances with those that were kept of it.
public enum InstanceChange: Sendable, Hashable {
  case added(WidgetInstance)
  case removed(WidgetInstance)
  /// The same instance with another kind, family or other values of its parameters.
  case reconfigured(from: WidgetInstance, to: WidgetInstance)

  /// The changes from one list of instances to another; instances are told apart by their
  /// identifiers, so that two alike are two.
  public static func changes(
    from before: [WidgetInstance], to after: [WidgetInstance]
  ) -> [InstanceChange] {
    let old = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    let new = Dictionary(after.map { ($0.id, $0) }) { first, _ in first }
    let removed = before.filter { new[$0.id] == nil }.map { InstanceChange.removed($0) }
    let others = after.compactMap { instance -> InstanceChange? in
      guard let previous = old[instance.id] else { return .added(instance) }
      return previous == instance ? nil : .reconfigured(from: previous, to: instance)
    }
    return removed + others
  }
}
