import FoundationEssentials
import WidgetArchive
import WidgetBase
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// The place where a kind becomes a widget: a form on the left, the widget on the right, and at the end
/// the change of the board's file.
@MainActor
final class ComposerScreen {
  /// A question to a widget for proposals, which belong to one field.
  private struct OptionQuestion: Equatable {
    let number: Int
    let field: String
  }

  private let item: GalleryItem
  private let surroundings: ComposerSurroundings
  private let pictures: WidgetPictures
  private let clock: any WallClock
  /// Returns the appearance that the widget is drawn in.
  private let scheme: @MainActor () -> ColorScheme
  private let trial: ComposerTrial
  private(set) var form: WidgetForm { didSet { leaveOtherFields() } }
  /// The name that the widget has while nobody has chosen one.
  private let firstName: String
  /// A list that lies over the form; `nil` while there is none. It belongs to the field that has the focus.
  private var popup: ComposerPopup?
  /// The reason why a parameter has no proposals, by its key; gone with the next key.
  private var refusal: (key: String, words: String)?
  /// The change of the board's file; `nil` while the form is shown.
  private var addition: BoardAddition?
  private var scrolled = 0
  /// Words for the last row, in place of the keys; gone with the next key.
  private var notice: (words: String, role: Role)?
  /// True if the picture is shown in place of the form, on a screen without room for both.
  private var showsPicture = false
  private var size = Size(width: 80, height: 24)
  /// The number of the last question about parameters.
  private var asked = 0
  /// The number of the last question for proposals.
  private var optionQuestions = 0
  /// The question whose proposals open a list when they come; `nil` if none is awaited. Whoever presses a key
  /// meanwhile does not wait for it: a list that opens late would take keys that are meant for something else.
  private var awaited: OptionQuestion?
  /// The composed widget, for whoever prints it.
  private(set) var result: BoardAddition?

  var onChange: @MainActor () -> Void = {} { didSet { trial.onChange = onChange } }

  /// - Parameter family: The family that was chosen for it; `nil` for the usual ones.
  init(
    _ item: GalleryItem, family: WidgetFamily? = nil, _ surroundings: ComposerSurroundings,
    _ pictures: WidgetPictures,
    clock: any WallClock, scheme: @escaping @MainActor () -> ColorScheme = { .dark }
  ) {
    (self.item, self.surroundings, self.pictures) = (item, surroundings, pictures)
    (self.clock, self.scheme) = (clock, scheme)
    let board = surroundings.board
    trial = ComposerTrial(board)
    let name =
      item.isOfAnySource
      ? "widget" : item.written.splitExactly(separator: "/").last.map(String.init) ?? "widget"
    form = WidgetForm(
      kind: item.isOfAnySource ? nil : item.written, name: name, catalog: board.catalog,
      taken: board.taken, isInFleet: board.isInFleet)
    firstName = form[WidgetForm.name]
    if let family { form["family"] = family.shortName }
    trial.onRead = { [weak self] in self?.take($0) }
    form.focus = form.fields.firstIndex { $0.key != WidgetForm.name } ?? 0
    askForParameters()
  }

  private func take(_ tried: TriedSource) {
    let proposal = tried.proposals.first { $0["kind"]?.text == form.kind } ?? tried.proposals.first
    let isNamed = form[WidgetForm.name] != firstName
    form.take(tried, fresh: isNamed ? nil : proposal.map { WidgetName($0).text })
  }

  // MARK: Keys

  /// True where text is typed: into a field of words, or a list that is searched.
  var takesText: Bool {
    if popup != nil { return true }
    if addition != nil { return false }
    switch form.focused.control {
    case .toggle, .choice: return false
    default: return true
    }
  }

  /// Handles a key; returns false if the composer closes.
  func press(_ key: Key) -> Bool {
    notice = nil
    refusal = nil
    awaited = nil
    if popup != nil { return press(inPopup: key) }
    if addition != nil { return press(inChange: key) }
    switch key {
    case .escape: return false
    case .mouse(let event): press(event)
    case .down, .tab: form.focus += 1
    case .up, .backTab: form.focus -= 1
    case .pageDown: form.focus += 10
    case .pageUp: form.focus -= 10
    case .home: form.focus = 0
    case .end: form.focus = form.fields.count - 1
    // Ctrl-O shows what comes out, Ctrl-P the picture.
    case .character("\u{F}"): showChange()
    case .character("\u{10}"): showsPicture.toggle()
    default: edit(key)
    }
    return true
  }

  private func edit(_ key: Key) {
    let field = form.focused
    switch (key, field.control) {
    case (.left, _): step(field, by: -1)
    case (.right, _): step(field, by: 1)
    case (.character(" "), .toggle), (.character(" "), .choice): step(field, by: 1)
    case (.enter, .source): read()
    case (.enter, .choice(let words)): openWords(words)
    case (.enter, .search): openOptions(of: field.key)
    case (.enter, _): form.focus += 1
    // A kind is always set.
    case (.backspace, _) where field.key == "kind",
      (.character("\u{15}"), _) where field.key == "kind":
      break
    case (.backspace, .toggle), (.backspace, .choice): form.set("")
    case (.backspace, _): form.set(String(field.text.dropLast()))
    // Ctrl-U clears the field.
    case (.character("\u{15}"), _): form.set("")
    case (_, .toggle), (_, .choice): break
    case (.character(let scalar), _) where scalar.value >= 0x20:
      var text = field.text
      text.unicodeScalars.append(scalar)
      form.set(text)
    default: break
    }
  }

  private func step(_ field: FormField, by step: Int) {
    guard let text = field.control.stepped(field.text, by: step) else { return }
    // A kind is always set.
    form.set(text.isEmpty && field.key == "kind" ? field.text : text)
    if field.key == "kind", let tried = trial.tried,
      let proposal = tried.proposals.first(where: { $0["kind"]?.text == form.kind })
    {
      form.take(proposal)
    }
    // What is typed may be half a value.
    askForParameters()
  }

  /// Reads the source of the form once.
  private func read() {
    let line = form["source"]
    do throws(WrittenSource.Mistake) {
      let written = try WrittenSource(line, folder: surroundings.board.folder)
      do throws(YAMLErrors) {
        let source = try surroundings.board.trying.checked(written.setting, yaml: written.yaml)
        form.mark("source", nil)
        trial.read(source)
      } catch {
        form.mark("source", Self.words(of: error))
      }
    } catch {
      form.mark("source", error.description)
    }
  }

  private static func words(of errors: YAMLErrors) -> String {
    guard let first = errors.all.first else { return "not valid" }
    let words = DiagnosticText.words(for: first.problem)
    return [words, DiagnosticText.fix(for: first)].compactMap { $0 }.joined(separator: "; ")
  }

  private func press(_ event: MouseEvent) {
    switch event.action {
    case .wheelUp: form.focus -= 1
    case .wheelDown: form.focus += 1
    case .press:
      guard let number = formBox.field(inRow: event.y), event.x < formRect.maxX else { return }
      if number == form.focus { edit(.right) } else { form.focus = number }
    }
  }

  // MARK: Lists

  /// Closes what belongs to another field than the one with the focus: the fields follow what a widget and a source
  /// say, and the one of an open list may go.
  private func leaveOtherFields() {
    if popup?.field != form.focused.key { popup = nil }
    guard let awaited, awaited.field != form.focused.key else { return }
    (self.awaited, notice) = (nil, nil)
  }

  private func openWords(_ words: [String]) {
    popup = ComposerPopup(of: form.focused, words: words)
  }

  /// Asks the widget what a parameter may be, in the background.
  private func openOptions(of key: String, words: String? = nil) {
    guard let parameters = surroundings.board.catalog[item.kind]?.parameters else {
      form.focus += 1
      return
    }
    optionQuestions += 1
    let question = OptionQuestion(number: optionQuestions, field: key)
    awaited = question
    let options = parameters.options
    let values = parameters.values(settings)
    let place = settings.place
    if words == nil { notice = ("asking for proposals…", .dim) }
    Task.detached { [weak self] in
      let result = await BoardPlace.$current.withValue(place) {
        await Self.result { try await options(key, words, values) }
      }
      await self?.show(result, words, question)
    }
  }

  private nonisolated static func result(
    _ work: () async throws -> [ParameterOption]
  ) async -> Result<[ParameterOption], any Error> {
    do { return .success(try await work()) } catch { return .failure(error) }
  }

  private func show(
    _ result: Result<[ParameterOption], any Error>, _ words: String?, _ question: OptionQuestion
  ) {
    guard question == awaited else { return }
    awaited = nil
    defer { onChange() }
    switch result {
    case .failure(let error):
      // It says nothing about the value.
      notice = nil
      refusal = (question.field, "✕ no proposals: " + VisibleText.quoted("\(error)", limit: 400))
    case .success(let options) where options.isEmpty && words == nil:
      notice = ("it proposes nothing: type the value", .dim)
    case .success(let options):
      notice = nil
      popup = ComposerPopup(of: question.field, options: options)
    }
  }

  private func press(inPopup key: Key) -> Bool {
    guard var popup else { return true }
    switch key {
    case .escape where popup.list.typed.isEmpty:
      self.popup = nil
      return true
    case .mouse(let event): press(event, &popup.list)
    case .enter:
      choose(in: popup)
      return true
    default: _ = popup.list.press(key, rows: popupBox(popup.list).shown)
    }
    self.popup = popup
    return true
  }

  private func press(_ event: MouseEvent, _ list: inout SearchedList) {
    switch event.action {
    case .wheelUp: list.choose(by: -1)
    case .wheelDown: list.choose(by: 1)
    case .press:
      if let number = popupBox(list).result(inRow: event.y) { list.choose(number) }
    }
  }

  private func choose(in popup: ComposerPopup) {
    guard let text = popup.chosen else {
      switch popup.content {
      case .words: self.popup = nil
      // What is typed may be found where only a part is proposed.
      case .options: openOptions(of: popup.field, words: popup.list.typed)
      }
      return
    }
    form.set(text)
    self.popup = nil
    askForParameters()
  }

  /// Asks which parameters matter with these values, in the background.
  private func askForParameters() {
    guard let parameters = surroundings.board.catalog[item.kind]?.parameters, !item.isOfAnySource
    else { return }
    asked += 1
    let (number, shown) = (asked, parameters.shown)
    let values = parameters.values(settings)
    let place = settings.place
    Task.detached { [weak self] in
      let result = try? await BoardPlace.$current.withValue(place) { try await shown(values) }
      await self?.show(result, number)
    }
  }

  private func show(_ parameters: [WidgetParameters.Parameter]?, _ number: Int) {
    guard number == asked, let parameters, !parameters.isEmpty else { return }
    form.show(parameters)
    onChange()
  }

  // MARK: The change

  private func showChange() {
    if let mistake = form.firstMistake {
      form.focus = mistake
      let field = form.focused
      let words = field.text.isEmpty ? "is needed" : "is not read yet: press Enter"
      notice = (field.mistake.map { "\(field.title): \($0)" } ?? "\(field.title) \(words)", .bad)
      return
    }
    do {
      addition = try surroundings.board.adding(composed)
      scrolled = 0
    } catch let errors as BoardErrors {
      notice = ("the board would not be valid: \(errors.line)", .bad)
    } catch {
      notice = ("\(error)", .bad)
    }
  }

  /// The widget as it is written. A source that was typed and not read may have secrets as well.
  private var composed: BoardAddition.Widget {
    var entries = form.widget.entries
    let read = trial.tried?.secrets ?? []
    let known = surroundings.board.secrets.merging(
      read.map { ($0, TriedSource.place(ofSecret: $0)) }
    ) { own, _ in own }
    let literals = LiteralSecrets(entries["source"] ?? [:], known: known)
    if entries["source"] != nil { entries["source"] = literals.referenced }
    return BoardAddition.Widget(
      name: form[WidgetForm.name], setting: .mapping(entries),
      secrets: WidgetDraft.newSecrets(
        of: entries["source"], read + literals.values.map(\.name)))
  }

  private func press(inChange key: Key) -> Bool {
    guard let addition else { return true }
    let box = differenceBox(addition)
    switch key {
    case .escape: self.addition = nil
    case .up: scrolled = max(0, box.scrolled - 1)
    case .down: scrolled = box.scrolled + 1
    case .pageUp: scrolled = max(0, box.scrolled - box.shown)
    case .pageDown: scrolled = box.scrolled + box.shown
    case .mouse(let event):
      if event.action != .press {
        scrolled = max(0, box.scrolled + (event.action == .wheelUp ? -3 : 3))
      }
    case .character("y"): copy(addition)
    case .enter:
      guard surroundings.endsWithResult else { return false }
      result = addition
    default: break
    }
    return true
  }

  private func copy(_ addition: BoardAddition) {
    let rows = addition.pasted.split(separator: "\n").count
    notice =
      surroundings.copy(ClipboardText(addition.pasted)).map { ($0.words, .bad) }
      ?? ("Sent to the clipboard: \(rows) lines, to paste below widgets:", .good)
  }

  // MARK: The picture

  private var isNarrow: Bool { size.width < 60 }

  private var formRect: Rect {
    let height = max(0, size.height - 1)
    let width = isNarrow ? size.width : max(36, min(70, size.width / 2))
    return Rect(x: 0, y: 0, width: width, height: height)
  }

  private var paneRect: Rect {
    let height = max(0, size.height - 1)
    guard isNarrow else {
      return Rect(
        x: formRect.maxX, y: 0, width: size.width - formRect.maxX, height: height)
    }
    return Rect(x: 0, y: 0, width: size.width, height: height)
  }

  private var formBox: FormBox {
    var news: [String: String] = [:]
    news["source"] = sourceNews
    if let refusal { news[refusal.key] = refusal.words }
    return FormBox(
      form.fields, focus: form.focus, title: item.title, news: news, rect: formRect)
  }

  /// The state of the source's reading in words; `nil` if there is nothing to say.
  private var sourceNews: String? {
    switch trial.state {
    case .unread: nil
    case .reading: "reading it once…"
    case .failed(let words): "✕ \(words)"
    case .read(let tried):
      "✓ \(tried.words), in \(TrialWords.seconds(tried.seconds))"
        + (tried.warning.map { "; \($0)" } ?? "")
    }
  }

  private func popupBox(_ list: SearchedList) -> SearchedListBox {
    let box = Tile.box(
      title: "", size: Size(width: 60, height: 16), in: size.reduced(columns: 0, rows: 1))
    return SearchedListBox(
      list, title: form.focused.title, hint: "type to search", rect: box.rect)
  }

  private func differenceBox(_ addition: BoardAddition) -> DifferenceBox {
    let name = addition.path.splitExactly(separator: "/").last.map(String.init) ?? addition.path
    return DifferenceBox(
      addition.difference.lines, title: "Change of \(name)", scrolled: scrolled,
      rect: Rect(x: 0, y: 0, width: size.width, height: max(0, size.height - 1)))
  }

  /// Returns the picture of a screen of `size`.
  func picture(size: Size) -> CellGrid {
    self.size = size
    var painter = Painter(grid: CellGrid(size: size))
    if let addition {
      differenceBox(addition).draw(with: &painter)
    } else {
      if !isNarrow || !showsPicture { formBox.draw(with: &painter) }
      if !isNarrow || showsPicture { drawPane(with: &painter) }
    }
    if let popup {
      let box = popupBox(popup.list)
      painter.grid.clear(box.rect)
      box.draw(isFocused: true, with: &painter)
    }
    drawStatus(with: &painter)
    return painter.grid
  }

  private func drawStatus(with painter: inout Painter) {
    let y = size.height - 1
    let (words, role) = notice ?? (keys, .dim)
    let style = painter.number(of: Style(foreground: .role(role)))
    painter.write(
      VisibleText.quoted(words, limit: 400).cut(toColumns: max(0, size.width - 2)), x: 1, y: y,
      width: max(0, size.width - 2), style: style)
  }

  private var keys: String {
    if addition != nil {
      let end =
        surroundings.endsWithResult
        ? surroundings.isWritten ? "Enter write it" : "Enter print it" : "Enter done"
      return "y copy   \(end)   Esc back"
    }
    if popup != nil { return "↑↓ choose   Enter take   Esc back" }
    let picture = isNarrow ? "   Ctrl-P picture" : ""
    let enter =
      switch form.focused.control {
      case .source: "   Enter read it once"
      case .choice, .search: "   Enter list"
      default: ""
      }
    let arrows = form.focused.control.stepped("", by: 1) == nil ? "" : "   ←→ change"
    return "↑↓ field\(arrows)\(enter)\(picture)   Ctrl-O result   Esc back"
  }

  // MARK: The widget

  private var settings: InstanceSettings {
    var entries = form.widget.entries
    for key in BoardSchema.widgetKeys.map(\.name) + ["kind"] { entries[key] = nil }
    return surroundings.board.trying.settings(.mapping(entries))
  }

  private func drawPane(with painter: inout Painter) {
    let area = paneRect
    guard area.width > 2, area.height > 1 else { return }
    let dim = painter.number(of: Style(foreground: .role(.dim)))
    let kind = kindOfForm
    guard let kind, let description = surroundings.board.catalog[kind] else {
      painter.write(
        "Write a source and press Enter.".cut(toColumns: area.width - 2), x: area.x + 1, y: area.y,
        width: area.width - 2, style: dim)
      return
    }
    let family = shownFamily(description)
    let inner = Rect(x: area.x, y: area.y + 1, width: area.width, height: area.height - 1)
    let rect = WidgetPane.rect(of: family, in: inner)
    let (state, words) = self.state(
      of: kind, description, family, size: family.inside(of: rect).size)
    painter.write(
      "\(family.shortName) · \(words)".cut(toColumns: area.width - 2), x: area.x + 1, y: area.y,
      width: area.width - 2, style: dim)
    let title = form["title"].isEmpty ? NameTitle.title(of: form[WidgetForm.name]) : form["title"]
    WidgetPane(
      kind: kind,
      title: description.settings == nil && form["title"].isEmpty
        ? description.displayName : title, family: family,
      hasContentMargins: description.hasContentMargins, state: state, scheme: scheme()
    ).draw(in: inner, at: clock.now, with: &painter)
  }

  private var kindOfForm: String? {
    guard let written = form.kind,
      case .kind(let kind) = surroundings.board.catalog.names.meaning(of: written)
    else { return nil }
    return kind
  }

  /// Returns the family that the form asks for, or the largest usual one that the screen has room for.
  private func shownFamily(_ description: WidgetDescription) -> WidgetFamily {
    if let family = WidgetFamily(name: form["family"]), description.families.contains(family) {
      return family
    }
    let room = paneRect.size.reduced(columns: 0, rows: 1)
    return WidgetFamily.best(for: room, of: description.families.filter { $0 != .systemExtraLarge })
  }

  /// Returns the state of the picture, and what it shows in words.
  private func state(
    of kind: String, _ description: WidgetDescription, _ family: WidgetFamily, size: Size
  ) -> (WidgetPictures.State, String) {
    guard description.settings != nil else {
      let values = description.parameters?.values(settings) ?? [:]
      let key = WidgetPictures.Key(
        kind: kind, family: family, size: size, settings: settings, values: values)
      return (pictures.state(of: key, executable: item.executable), "sample data")
    }
    let source = form.widget["source"]
    if source == nil && !form["source"].isEmpty || source != nil && !trial.hasData(of: source) {
      return (.failed(unreadWords), "not read")
    }
    if source == nil, form.fields.contains(where: { $0.key == "source" && $0.isRequired }) {
      let key = WidgetPictures.Key(kind: kind, family: family, size: size, settings: settings)
      return (pictures.state(of: key, executable: nil), "sample data")
    }
    trial.draw(form.widget, kind: kind)
    guard let drawing = trial.drawing else { return (.pending, "") }
    if let mismatch = drawing.mismatch { return (.failed(mismatch), "cannot be shown") }
    guard let entry = drawing.entry?() else { return (.failed("nothing to show"), "") }
    return (.entry(entry), source == nil ? "as it is" : "the data that was read")
  }

  private var unreadWords: String {
    switch trial.state {
    case .reading: "reading it once…"
    case .failed: "The source could not be read."
    case .unread, .read: "The source has not been read. Enter reads it once."
    }
  }
}
