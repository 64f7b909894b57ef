import WidgetArchive
import WidgetTimeline

extension InstanceChange {
  /// Returns the changes from one list to another, in which widgets are identified by their names
  /// only: a reconfigured widget is still the same widget.
  static func namedChanges(
    from before: [WidgetInstance], to after: [WidgetInstance]
  ) -> [InstanceChange] {
    changes(from: named(before), to: named(after))
  }

  private static func named(_ instances: [WidgetInstance]) -> [WidgetInstance] {
    instances.map { instance in
      WidgetInstance(
        id: InstanceName.widget(of: instance.id), kind: instance.kind, family: instance.family,
        configuration: instance.configuration)
    }
  }

  /// The kind of the instance.
  var kind: String {
    switch self {
    case .added(let instance), .removed(let instance), .reconfigured(_, let instance): instance.kind
    }
  }
}
