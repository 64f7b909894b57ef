import WidgetSettings

/// A board's file with one more widget, or with a bundle's: the text before and after, and the lines that
/// are new.
///
/// The text after is read again and compared: nothing but the addition may have changed.
@MainActor
struct BoardAddition {
  /// A widget to add.
  struct Widget: Equatable {
    let name: String
    /// The mapping of the widget, with its kind.
    let setting: Setting
    /// The places of secrets that the widget needs and the board does not have yet.
    var secrets: [String: Setting] = [:]
  }

  /// The path of the board's file.
  let path: String
  /// The text before; `nil` if there is no file.
  let before: String?
  let after: String
  private let widgets: [Widget]

  /// - Parameters:
  ///   - file: The board's file; `nil` if there is none at the path.
  ///   - page: The page that shows the widget; `nil` for the first one.
  init(
    of widget: Widget, to file: YAMLFile?, path: String, page: String? = nil
  ) throws(BoardText.Obstacle) {
    (self.path, widgets) = (path, [widget])
    before = file.map { String(decoding: $0.bytes, as: UTF8.self) }
    var text = BoardText(before ?? "")
    for (name, place) in widget.secrets.sorted(by: { $0.key < $1.key }) {
      try text.add(name, place, to: "secrets")
    }
    try text.add(widget.name, widget.setting, to: "widgets")
    try text.place(widget.name, onPage: page)
    after = text.text
    guard Self.isOnlyAdded([widget], from: before ?? "", to: after) else {
      throw Self.unsuited
    }
  }

  /// Adds the widgets of a bundle on a page of their own.
  ///
  /// - Parameters:
  ///   - bundle: The bundle's name and setting.
  ///   - page: The name of the new page.
  ///   - rows: The rows of the page, with the widgets' names.
  init(
    of widgets: [Widget], bundle: (name: String, setting: Setting), page: String, rows: [String],
    to file: YAMLFile?, path: String
  ) throws(BoardText.Obstacle) {
    (self.path, self.widgets) = (path, widgets)
    before = file.map { String(decoding: $0.bytes, as: UTF8.self) }
    var text = BoardText(before ?? "")
    try text.add(bundle.name, bundle.setting, to: "bundles")
    for widget in widgets { try text.add(widget.name, widget.setting, to: "widgets") }
    try text.add(page, .list(rows.map { .text($0) }), to: "pages")
    after = text.text
    guard Self.isOnlyAdded(widgets, bundle: bundle, from: before ?? "", to: after) else {
      throw Self.unsuited
    }
  }

  private static let unsuited = BoardText.Obstacle(
    "the board is written in a form that cannot be added to")

  /// The difference of the file.
  var difference: TextDifference { TextDifference(from: before ?? "", to: after) }

  /// The difference as a patch.
  var patch: [String] { difference.patch(from: before == nil ? nil : path, to: path) }

  /// The widget's lines, for pasting below `widgets:`.
  var pasted: String {
    let lines = widgets.flatMap { widget in
      ["  \(YAMLText.scalar(widget.name)):"] + YAMLText.block(widget.setting, indent: 4)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the board after the addition; throws if it is not valid.
  func board(_ catalog: Catalog) throws(BoardErrors) -> BoardFile {
    try BoardFile(YAMLFile(name: path, text: after), path: path, catalog: catalog)
  }

  // MARK: Comparison

  /// Returns true if all of a board is as it was but for widgets, their bundle, secrets and places.
  private static func isOnlyAdded(
    _ widgets: [Widget], bundle: (name: String, setting: Setting)? = nil, from old: String,
    to new: String
  ) -> Bool {
    guard let before = setting(of: old)?.entries, var after = setting(of: new)?.entries else {
      return false
    }
    func take(_ name: String, from key: String) -> Setting? {
      var section = after[key]?.entries ?? [:]
      let taken = section.removeValue(forKey: name)
      let isNew = section.isEmpty && (before[key]?.entries ?? [:]).isEmpty
      after[key] = isNew ? before[key] : .mapping(section)
      return taken
    }
    for widget in widgets {
      guard take(widget.name, from: "widgets") == widget.setting,
        widget.secrets.allSatisfy({ take($0.key, from: "secrets") == $0.value })
      else { return false }
    }
    if let bundle, take(bundle.name, from: "bundles") != bundle.setting { return false }
    let pages = after["pages"]
    after["pages"] = before["pages"]
    return after == before && widgets.allSatisfy { isPlaced($0.name, pages) }
  }

  private static func isPlaced(_ name: String, _ setting: Setting?) -> Bool {
    switch setting {
    case .text(let text): text.split(whereSeparator: \.isWhitespace).contains { $0 == name }
    case .list(let items): items.contains { isPlaced(name, $0) }
    case .mapping(let entries): entries.values.contains { isPlaced(name, $0) }
    case nil: false
    }
  }

  private static func setting(of text: String) -> Setting? {
    let report = YAMLReport(YAMLFile(name: "board", text: text))
    guard let root = YAMLParser.root(of: report), report.errors.isEmpty else { return nil }
    return root.shape == .nothing ? [:] : setting(of: root)
  }

  private static func setting(of node: YAMLNode) -> Setting {
    switch node {
    case .scalar(let scalar): .text(scalar.text)
    case .sequence(let items, _): .list(items.map(setting))
    case .mapping(let entries, _):
      .mapping(
        Dictionary(entries.map { ($0.key.text, setting(of: $0.value)) }) { first, _ in first })
    }
  }
}
