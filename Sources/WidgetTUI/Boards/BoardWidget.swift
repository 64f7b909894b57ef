import WidgetArchive
import WidgetLayout

/// A widget as a board configures it: a kind, its settings, and where and when it is shown.
struct BoardWidget: Sendable, Hashable {
  let name: String
  let kind: String
  /// The words in its border; nil is the kind's, or for kinds that boards configure its own name.
  var title: String?
  /// The family that was asked for; nil is what its place is best for.
  var family: WidgetFamily?
  /// Its settings in words, for its instances.
  var configuration: [String: String] = [:]
  /// What is opened for it.
  var link: String?
  /// True where it is left out while its source is not on this machine.
  var isOptional = false
  /// Where it is shown at all.
  var condition = BoardCondition()

  /// True where it may sound an alarm, and is read whether it is on the screen or not.
  var hasAlarm: Bool { configuration["alert"] != nil }

  /// The widget's instance in a family. Widgets that are configured alike are one, on whatever board
  /// they stand; those that are not never meet.
  func instance(in family: WidgetFamily) -> WidgetInstance {
    let mark =
      configuration.isEmpty && name == kind
      ? "" : "-" + InstanceName.mark(kind: kind, configuration: configuration)
    return WidgetInstance(
      id: "\(name)\(mark)/\(family.shortName)", kind: kind, family: family,
      configuration: configuration)
  }
}
