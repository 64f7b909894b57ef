package import WidgetSettings

/// What a board says of a widget besides its settings: where paths begin, where secrets are kept, what
/// it is called. It stands in an instance's configuration under names that no setting has.
package struct BoardPlace: Sendable, Hashable {
  /// The widget's name on the board; empty for one that is on none.
  package var name = ""
  /// What people call it; empty for the kind's own name.
  package var title = ""
  /// The folder that relative paths begin at.
  package var folder = "/"
  /// Where its secrets are kept, by their names.
  package var secrets: [String: Setting] = [:]

  /// The place of the widget for whose settings values are being looked up.
  @TaskLocal package static var current = BoardPlace()

  private static let prefix = "board."

  package init() {}

  /// What a configuration says.
  package init(_ words: [String: String]) {
    let setting = Setting(words: words.filter { $0.key.hasPrefix(Self.prefix) })
    name = setting["board.name"]?.text ?? ""
    title = setting["board.title"]?.text ?? ""
    folder = setting["board.folder"]?.text ?? "/"
    secrets = setting["board.secrets"]?.entries ?? [:]
  }

  /// A widget's settings together with this, as a configuration.
  package func words(with settings: [String: Setting]) -> [String: String] {
    var all = settings
    all["board.name"] = .text(name)
    all["board.folder"] = .text(folder)
    if !title.isEmpty { all["board.title"] = .text(title) }
    if !secrets.isEmpty { all["board.secrets"] = .mapping(secrets) }
    return Setting.mapping(all).words
  }

  /// A configuration without it: the settings alone.
  package static func settings(_ words: [String: String]) -> [String: String] {
    words.filter { !$0.key.hasPrefix(prefix) }
  }
}
