import WidgetArchive
import WidgetLayout
import WidgetSources
import WidgetTimeline

/// A widget as a board configures it: a kind, its settings, and the condition for showing it.
struct BoardWidget: Sendable, Hashable {
  let name: String
  let kind: String
  /// The title in its border; `nil` for the kind's title, or its own name for kinds that boards
  /// configure.
  var title: String?
  /// The requested family; `nil` for the one that suits its place best.
  var family: WidgetFamily?
  /// The settings of its kind, and its place.
  let settings: InstanceSettings
  /// The settings as words, made once for all of its instances.
  private let words: [String: String]
  /// The address that is opened for it.
  var link: String?
  /// The folders whose files the links of its data may open, as absolute paths.
  var linkFolders: [String] = []
  /// True if it is left out while its source is absent from this machine.
  var isOptional = false
  /// The lines of the board's file that configure it; `nil` if no file does.
  var text: WidgetText?
  /// The condition for showing it.
  var condition = BoardCondition()

  init(name: String, kind: String, settings: InstanceSettings = InstanceSettings()) {
    self.name = name
    self.kind = kind
    self.settings = settings
    words = settings.words
  }

  /// True if it may sound an alarm, so that it is read even when it is not on the screen.
  var hasAlarm: Bool { settings["alert"] != nil }

  /// True if it is read even when it is not on the screen: for its alarms, or for other machines.
  var isAlwaysRead: Bool {
    hasAlarm || settings.place.fleet != nil && FleetAsking(settings["ask"]) == .each
  }

  /// Returns the widget's instance in a family. Widgets with equal names and settings share an
  /// instance across boards; others never do.
  func instance(in family: WidgetFamily) -> ConfiguredInstance {
    let mark =
      words.isEmpty && name == kind
      ? "" : "-" + InstanceName.mark(kind: kind, configuration: words)
    let record = WidgetInstance(
      id: "\(name)\(mark)/\(family.shortName)", kind: kind, family: family, configuration: words)
    return ConfiguredInstance(record, settings)
  }
}
