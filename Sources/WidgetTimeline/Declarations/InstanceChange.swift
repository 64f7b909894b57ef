public import WidgetArchive

/// A change to an instance of a widget since its program last looked. WidgetKit has no equivalent.
///
/// It is found by comparing a board's instances with the ones stored before.
public enum InstanceChange: Sendable, Hashable {
  case added(WidgetInstance)
  case removed(WidgetInstance)
  /// The instance now has another kind, family or other parameter values.
  case reconfigured(from: WidgetInstance, to: WidgetInstance)

  /// Returns the changes from one list of instances to another. Instances are identified by their
  /// IDs, so that two with equal values count separately.
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
