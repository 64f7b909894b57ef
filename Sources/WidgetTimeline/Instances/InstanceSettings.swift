internal import WidgetBase
package import WidgetSettings

/// The checked settings of a widget, and its place on a board.
///
/// The board's reader makes them once; providers, forms, links and commands use the values. Files
/// and other programs hold them as words.
package struct InstanceSettings: Sendable, Hashable {
  /// The mapping of the kind's settings, without those that only the board uses.
  package let own: Setting
  /// The widget's place on its board; `nil` for a widget that is not on a board.
  package let boardPlace: BoardPlace?

  /// Creates the settings of a widget that is not on a board.
  package init(_ own: Setting = [:]) {
    self.own = own
    boardPlace = nil
  }

  /// Creates the settings of a widget on a board.
  package init(_ own: Setting = [:], at place: BoardPlace) {
    self.own = own
    boardPlace = place
  }

  /// The widget's place; for a widget that is not on a board, one without name and secrets.
  package var place: BoardPlace { boardPlace ?? BoardPlace() }

  /// Returns the setting for a key, or `nil` if there is none.
  package subscript(key: String) -> Setting? { own[key] }

  /// Returns the settings with another value for a key.
  package func setting(_ key: String, to value: Setting) -> InstanceSettings {
    var entries = own.entries
    entries[key] = value
    return InstanceSettings(own: .mapping(entries), boardPlace: boardPlace)
  }

  private init(own: Setting, boardPlace: BoardPlace?) {
    self.own = own
    self.boardPlace = boardPlace
  }
}

/// The form in which files and other programs hold the settings, for the boundaries of a process.
/// The place is held under keys that begin with `board.`, which no setting has.
extension InstanceSettings {
  private static let prefix = "board."

  /// The settings and the place as words: texts as they are, lists and mappings as JSON.
  package var words: [String: String] { whole.words }

  /// The settings and the place as JSON, the same for equal settings. Names of files depend on it.
  package var json: String { whole.json }

  /// Reads the settings from words.
  package init(words: [String: String]) {
    let whole = Setting(words: words).entries
    own = .mapping(whole.filter { !$0.key.hasExactPrefix(Self.prefix) })
    boardPlace = BoardPlace(whole)
  }

  /// The mapping of the settings and the place.
  private var whole: Setting {
    guard let place = boardPlace else { return own }
    var whole = own.entries
    whole["board.name"] = .text(place.name)
    whole["board.folder"] = .text(place.folder)
    if !place.title.isEmpty { whole["board.title"] = .text(place.title) }
    if !place.secrets.isEmpty { whole["board.secrets"] = .mapping(place.secrets) }
    if let fleet = place.fleet { whole["board.fleet"] = fleet }
    if !place.sharedNames.isEmpty {
      whole["board.shared"] = .mapping(place.sharedNames.mapValues { .text($0) })
    }
    return .mapping(whole)
  }
}

extension BoardPlace {
  /// Reads the place from a mapping that holds it besides settings; `nil` if it holds none.
  fileprivate init?(_ whole: [String: Setting]) {
    self.init()
    guard whole["board.name"] != nil || whole["board.folder"] != nil else { return nil }
    name = whole["board.name"]?.text ?? name
    title = whole["board.title"]?.text ?? title
    folder = whole["board.folder"]?.text ?? folder
    secrets = whole["board.secrets"]?.entries ?? secrets
    fleet = whole["board.fleet"]
    sharedNames = (whole["board.shared"]?.entries ?? [:]).compactMapValues(\.text)
  }
}
