package import WidgetSettings

/// The facts that a board gives about a widget besides its settings: base folder, secrets and name.
/// An instance's configuration holds them under keys that no setting uses.
package struct BoardPlace: Sendable, Hashable {
  /// The widget's name on the board; empty for a widget that is not on a board.
  package var name = ""
  /// The title for people; empty for the kind's own name.
  package var title = ""
  /// The folder that relative paths are resolved against.
  package var folder = "/"
  /// The places of its secrets, by name.
  package var secrets: [String: Setting] = [:]

  /// The place of the widget whose settings are being looked up.
  @TaskLocal package static var current = BoardPlace()

  private static let prefix = "board."

  package init() {}

  /// Creates the place that a configuration describes.
  package init(_ words: [String: String]) {
    let setting = Setting(words: words.filter { $0.key.hasPrefix(Self.prefix) })
    name = setting["board.name"]?.text ?? ""
    title = setting["board.title"]?.text ?? ""
    folder = setting["board.folder"]?.text ?? "/"
    secrets = setting["board.secrets"]?.entries ?? [:]
  }

  /// Returns a configuration with a widget's settings and this place.
  package func words(with settings: [String: Setting]) -> [String: String] {
    var all = settings
    all["board.name"] = .text(name)
    all["board.folder"] = .text(folder)
    if !title.isEmpty { all["board.title"] = .text(title) }
    if !secrets.isEmpty { all["board.secrets"] = .mapping(secrets) }
    return Setting.mapping(all).words
  }

  /// Returns the settings of a configuration, without the place.
  package static func settings(_ words: [String: String]) -> [String: String] {
    words.filter { !$0.key.hasPrefix(prefix) }
  }
}
