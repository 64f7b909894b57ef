import WidgetArchive
import WidgetLayout

/// A widget as a board configures it: a kind, its settings, and the condition for showing it.
struct BoardWidget: Sendable, Hashable {
  let name: String
  let kind: String
  /// The title in its border; `nil` for the kind's title, or its own name for kinds that boards
  /// configure.
  var title: String?
  /// The requested family; `nil` for the one that suits its place best.
  var family: WidgetFamily?
  /// The settings as text, for its instances.
  var configuration: [String: String] = [:]
  /// The address that is opened for it.
  var link: String?
  /// True if it is left out while its source is absent from this machine.
  var isOptional = false
  /// The condition for showing it.
  var condition = BoardCondition()

  /// True if it may sound an alarm, so that it is read even when it is not on the screen.
  var hasAlarm: Bool { configuration["alert"] != nil }

  /// Returns the widget's instance in a family. Widgets with equal names and settings share an
  /// instance across boards; others never do.
  func instance(in family: WidgetFamily) -> WidgetInstance {
    let mark =
      configuration.isEmpty && name == kind
      ? "" : "-" + InstanceName.mark(kind: kind, configuration: configuration)
    return WidgetInstance(
      id: "\(name)\(mark)/\(family.shortName)", kind: kind, family: family,
      configuration: configuration)
  }
}
