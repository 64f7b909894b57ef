import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The assembly of a board from what was read of its files, in which names are looked up.
@MainActor
struct BoardAssembly {
  private let part: BoardPart
  private let catalog: Catalog

  /// - Parameter catalog: the kinds, with those of the board's bundles.
  init(_ part: BoardPart, in catalog: Catalog) {
    self.part = part
    self.catalog = catalog
  }

  /// Returns the board, and reports what is wrong with it; `nil` if it has no widgets.
  func board() -> Board? {
    if !part.hasWidgets, hasUnknownNames {
      part.report.add(
        YAMLSpan(start: YAMLPosition(line: 1, column: 1)), .missingKey("widgets"),
        expected: "widgets such as: {load: {kind: metric, source: system.load}}")
      return nil
    }
    let stacks = stacks()
    let names = part.names.union(stacks.keys).union(catalog.ownKinds)
    let pages = part.pages.compactMap { page($0, names) }
    if part.pages.isEmpty, part.report.errors.isEmpty {
      part.report.add(
        YAMLSpan(start: YAMLPosition(line: 1, column: 1)), .missingKey("pages"),
        expected: "pages such as: {Home: [\(part.widgets.keys.sorted().joined(separator: " "))]}")
    }
    let widgets = part.widgets.values.map { widget($0) }
    var board = Board(pages: pages, stacks: stacks)
    board.widgets = Dictionary(widgets.map { ($0.name, $0) }) { first, _ in first }
    board.tile = part.tile?.text.flatMap { SettingKind<Size?>.tile.value($0) } ?? nil
    board.look = part.look
    board.status = status(part.status, names) ?? Board.StatusNames()
    for widget in absentWidgets(board) { board.widgets[widget.name] = widget }
    board.publication = publication()
    return board
  }

  /// Returns what is published, and reports names that are no widgets of the board and placeholders
  /// without a secret.
  private func publication() -> BoardPublication? {
    guard let (setting, node, folder) = part.publication else { return nil }
    if case .mapping(let entries, _) = node {
      for entry in entries where entry.key.text == "widgets" {
        let nodes: [YAMLNode] =
          if case .sequence(let items, _) = entry.value { items } else { [entry.value] }
        for case .scalar(let name) in nodes { check(name, part.names, isShown: false) }
      }
    }
    PlaceholderCheck(report: part.report, known: part.secrets.keys.sorted()).check(node)
    let used = SecretReference.names(in: setting)
    return BoardPublication(
      setting, secrets: part.secrets.filter { used.contains($0.key) }, folder: folder)
  }

  /// True if the pages contain a name that is not a kind.
  private var hasUnknownNames: Bool {
    let known = Set(catalog.ownKinds + part.stacks.map(\.name.text) + ["."])
    let words = part.pages.flatMap(\.maps).joined().flatMap(\.words)
    return words.contains { word in
      !known.contains(word.text) && catalog.names.meaning(of: word.text) == .nothing
    }
  }

  private func stacks() -> [String: [String]] {
    let known = part.names.union(catalog.ownKinds)
    var stacks: [String: [String]] = [:]
    for (name, members) in part.stacks {
      if part.widgets[name.text] != nil {
        part.report.add(name.span, .said("a widget is already named '\(name.text)'"))
      }
      for member in members { check(member, known) }
      stacks[name.text] = members.map(\.text)
    }
    return stacks
  }

  /// - Parameter isShown: True where a name that nothing has can be a broken tile.
  private func check(_ name: YAMLScalar, _ known: Set<String>, isShown: Bool = true) {
    guard !known.contains(name.text) else { return }
    switch catalog.names.meaning(of: name.text) {
    case .kind(let kind) where catalog.isUnknown(kind): return
    case .ambiguous(let full):
      return part.report.addBroken(
        name.span, .said(UnclearKind(.ambiguous, name.text).words),
        expected: "a widget of your own under widgets:, of kind \(WidgetReading.choice(full))")
    case .kind, .nothing: break
    }
    let problem = YAMLProblem.unknownWord(noun: "widget", text: name.text, subject: nil)
    let expected = "one of " + known.sorted().joined(separator: ", ")
    let suggestion = Spelling.nearest(to: name.text, among: known.sorted())
      .map { YAMLError.Suggestion.word($0) }
    if isShown, isAbsentKind(name.text) {
      part.report.addBroken(name.span, problem, expected: expected, suggestion: suggestion)
    } else {
      part.report.add(name.span, problem, expected: expected, suggestion: suggestion)
    }
  }

  /// Returns true for a name that nothing has on a board with bundles: it may be a kind that one of them had.
  private func isAbsentKind(_ name: String) -> Bool {
    !catalog.bundles.isEmpty && catalog.names.meaning(of: name) == .nothing
  }

  /// Returns a broken widget for each name that the board shows and nothing has.
  private func absentWidgets(_ board: Board) -> [BoardWidget] {
    let rows = [board.status] + board.pages.compactMap(\.status)
    let shown =
      board.pages.flatMap(\.names) + board.stacks.values.joined()
      + rows.flatMap { $0.left + $0.right }
    return Set(shown).subtracting(part.names).subtracting(board.stacks.keys)
      .filter { isAbsentKind($0) }
      .map { BoardWidget(name: $0, kind: UnclearKind(.missing, $0).text) }
  }

  private func page(_ page: BoardPart.Page, _ names: Set<String>) -> Board.Page? {
    var maps: [TileMap] = []
    var shown: [String] = []
    for rows in page.maps {
      for word in rows.flatMap(\.words) where word.text != "." {
        if shown.contains(word.text) { continue }
        check(word, names)
        shown.append(word.text)
      }
      do throws(TileMapError) {
        maps.append(try TileMap(rows.map(\.text)))
      } catch {
        note(error, rows)
      }
    }
    var result = Board.Page(page.name, maps: maps, names: shown)
    result.hasDrawnFamilies = true
    result.status = status(page.status, names)
    result.look = page.look
    return result
  }

  private func note(_ error: TileMapError, _ rows: [YAMLScalar]) {
    let row: YAMLScalar? =
      switch error {
      case .unevenRow(let index, _, _): rows[index]
      case .notARectangle(let name):
        rows.last { row in row.words.contains { $0.text == name } }
      }
    guard let row else { return }
    part.report.add(row.span, .said("\(error)"))
  }

  private func status(_ node: YAMLNode?, _ names: Set<String>) -> Board.StatusNames? {
    guard let node, let setting = part.report.setting(node, BoardSchema.status, for: "status"),
      case .mapping(let entries, _) = node
    else { return nil }
    for entry in entries {
      let nodes: [YAMLNode] =
        if case .sequence(let items, _) = entry.value { items } else { [entry.value] }
      for case .scalar(let name) in nodes { check(name, names) }
    }
    func texts(_ key: String) -> [String] { setting[key]?.items.compactMap(\.text) ?? [] }
    return Board.StatusNames(left: texts("left"), right: texts("right"))
  }

  /// Returns the fleet that shares a widget's readings; a widget with `ask:` needs one.
  private func fleet(of widget: BoardPart.Widget, _ own: [String: Setting]) -> Setting? {
    if own["ask"] != nil, part.fleet == nil {
      widget.report.add(
        widget.name.span, .said("'\(widget.name.text)' has ask:, but the board is in no fleet"),
        fix: "add fleet: {postgres: \"postgresql://…\"}, or remove ask:")
    }
    return own["source"] == nil ? nil : part.fleet
  }

  /// Returns the names under which the fleet shares the widgets that a widget's sources refer to, and
  /// reports those that the machines do not ask each for itself.
  private func sharedNames(of widget: BoardPart.Widget, _ own: [String: Setting]) -> [String:
    String]
  {
    var names: [String: String] = [:]
    for source in own["source"]?.items ?? [] where source["fleet"] != nil {
      guard let name = source["widget"]?.text else { continue }
      if part.fleet == nil {
        widget.report.add(
          widget.name.span, .said("'\(widget.name.text)' shows a fleet, but the board is in none"),
          fix: "add fleet: {postgres: \"postgresql://…\"}")
      } else if let other = part.widgets[name], FleetAsking(other.setting["ask"]) == .each {
        names[name] = FleetSettings.sharedName(
          of: name, kind: other.kind, .mapping(Self.own(of: other)))
      } else {
        let candidates = part.widgets.filter { FleetAsking($0.value.setting["ask"]) == .each }
        widget.report.add(
          widget.name.span, .said("'\(name)' is no widget that each machine asks"),
          expected: "the name of a widget with ask: each",
          suggestion: Spelling.nearest(to: name, among: candidates.keys.sorted()).map { .word($0) })
      }
    }
    return names
  }

  /// The settings of a widget that are not the board's.
  private static func own(of widget: BoardPart.Widget) -> [String: Setting] {
    var own = widget.setting.entries
    for key in ["kind", "family", "when", "optional", "link", "link-files", "title"] {
      own[key] = nil
    }
    return own
  }

  private func widget(_ widget: BoardPart.Widget) -> BoardWidget {
    let setting = widget.setting
    let own = Self.own(of: widget)
    var place = BoardPlace()
    place.name = widget.name.text
    place.folder = widget.folder
    let used = SecretReference.names(in: .mapping(own))
    PlaceholderCheck(report: widget.report, known: part.secrets.keys.sorted()).check(widget.node)
    place.secrets = part.secrets.filter { used.contains($0.key) }
    let isConfigured = catalog[widget.kind]?.settings != nil
    if isConfigured {
      // A bundle's parameters may have any names, and no bundle gets the address of the fleet.
      place.fleet = fleet(of: widget, own)
      place.sharedNames = sharedNames(of: widget, own)
    }
    let title =
      setting["title"]?.text ?? (isConfigured ? NameTitle.title(of: widget.name.text) : nil)
    place.title = title ?? ""
    var result = BoardWidget(
      name: widget.name.text, kind: widget.kind,
      settings: InstanceSettings(.mapping(own), at: place))
    result.title = title
    result.family = setting.value("family", .family)
    result.link = setting.value("link", .link)
    result.linkFolders = setting.values("link-files", .text).map {
      FilePath.absolute($0, in: widget.folder)
    }
    result.isOptional = setting.value("optional", .bool) ?? false
    result.text = WidgetText(
      widget.report.source, name: widget.name.span, settings: widget.node.span)
    result.condition = BoardCondition(setting["when"], folder: widget.folder)
    return result
  }
}
