import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The values of a widget as a person sets them, one after another.
@MainActor
struct WidgetForm {
  /// The kind as boards write it; `nil` while a source is to decide it.
  private(set) var kind: String?
  private(set) var fields: [FormField]
  /// The number of the field that keys apply to.
  var focus = 0 { didSet { focus = min(max(0, focus), fields.count - 1) } }
  /// The kinds that can show the source's data.
  private(set) var kinds: [String] = []

  /// The texts that follow from a source's data, by their keys.
  private var inferred: [String: String] = [:]
  private let catalog: Catalog
  private let taken: Set<String>
  private let isInFleet: Bool

  /// The key of the field with the widget's name on the board, which no kind has.
  nonisolated static let name = "@name"

  /// The keys that come first, since they say what the widget is.
  private static let first = ["source", "every", "unit", "values", "columns", "title"]
  /// The keys that are for those who write the file.
  private static let hidden = ["kind", "link-files", "when", "optional"]

  /// Creates the form of a kind; without one, that of any source.
  init(
    kind: String?, name: String, catalog: Catalog, taken: Set<String>, isInFleet: Bool = false
  ) {
    (self.kind, self.catalog, self.taken) = (kind, catalog, taken)
    self.isInFleet = isInFleet
    fields = []
    fields = makeFields()
    self[Self.name] = WidgetDraft.free(name, taken)
  }

  /// The text of a field; empty for none, and for a field that is not there.
  subscript(key: String) -> String {
    get { fields.first { $0.key == key }?.text ?? "" }
    set {
      guard let index = fields.firstIndex(where: { $0.key == key }) else { return }
      fields[index].text = newValue
      check()
    }
  }

  /// The field that keys apply to.
  var focused: FormField { fields[focus] }

  /// Replaces the text of the field that keys apply to.
  mutating func set(_ text: String) {
    fields[focus].text = text
    if fields[focus].key == "kind" { change(kind: text) }
    check()
  }

  /// Marks a field as wrong.
  mutating func mark(_ key: String, _ words: String?) {
    guard let index = fields.firstIndex(where: { $0.key == key }) else { return }
    fields[index].remark = words
  }

  /// Changes the kind; values of keys that the new one has too stay.
  mutating func change(kind: String) {
    let key = focused.key
    let before = Dictionary(fields.map { ($0.key, $0.text) }) { first, _ in first }
    self.kind = kind
    fields = makeFields()
    for index in fields.indices where fields[index].key != "kind" {
      fields[index].text = before[fields[index].key] ?? ""
    }
    focus = fields.firstIndex { $0.key == key } ?? 0
  }

  /// Takes the values of a widget that shows a source's data.
  mutating func take(_ tried: TriedSource, fresh name: String?) {
    kinds = tried.kinds
    let own = tried.proposals.first { $0["kind"]?.text == kind }
    guard let proposal = own ?? (kind == nil ? tried.proposals.first : nil) else {
      self["source"] = YAMLText.flow(tried.source)
      rebuildKinds()
      mark("kind", "cannot show \(tried.words); kinds that can: \(kinds.joined(separator: ", "))")
      return
    }
    take(proposal)
    if let name { self[Self.name] = WidgetDraft.free(name, taken) }
  }

  /// Takes the values of a widget's mapping. Those that a person set stay; those of an earlier mapping
  /// go.
  mutating func take(_ widget: Setting) {
    change(kind: widget["kind"]?.text ?? kind ?? "text")
    for index in fields.indices where fields[index].text == inferred[fields[index].key] {
      fields[index].text = ""
    }
    inferred = [:]
    for (key, setting) in widget.entries where key != "kind" {
      guard let index = fields.firstIndex(where: { $0.key == key }),
        key == "source" || fields[index].text.isEmpty
      else { continue }
      fields[index].text = setting.text ?? YAMLText.flow(setting)
      inferred[key] = fields[index].text
    }
    check()
  }

  /// Keeps only the parameters that matter, in the order in which they are proposed.
  mutating func show(_ parameters: [WidgetParameters.Parameter]) {
    let key = focused.key
    let parameters = parameters.filter { !Self.isOfBoard($0.key) }
    let names = [Self.name] + parameters.map(\.key)
    let shared = fields.filter { field in Self.sharedKeys.contains(field.key) }
    var shown = names.compactMap { name in fields.first { $0.key == name } }
    for parameter in parameters where !shown.contains(where: { $0.key == parameter.key }) {
      shown.append(FormField(parameter))
    }
    fields = shown + shared.filter { field in !shown.contains { $0.key == field.key } }
    focus = fields.firstIndex { $0.key == key } ?? 0
  }

  /// The keys that every widget has.
  private static var sharedKeys: [String] { BoardSchema.widgetKeys.map(\.name) }

  /// Returns true for a key of the board, whose words and proposals a bundle's parameter of that name does not replace.
  private static func isOfBoard(_ key: String) -> Bool {
    key == name || key == "kind" || sharedKeys.contains(key)
  }

  // MARK: Values

  /// The mapping of the widget as a board has it; wrong values are left out.
  var widget: Setting {
    var entries: [String: Setting] = [:]
    for field in fields where field.key != Self.name { entries[field.key] = field.setting }
    if let kind { entries["kind"] = .text(kind) }
    return .mapping(entries)
  }

  /// The first field with an error, or that is needed and not set.
  var firstMistake: Int? {
    fields.firstIndex { field in
      let isUnread = field.control == .source && !field.text.isEmpty && field.setting == nil
      return field.mistake != nil || isUnread || field.isRequired && field.text.isEmpty
    }
  }

  // MARK: Fields

  private var description: WidgetDescription? {
    guard let kind, case .kind(let name) = catalog.names.meaning(of: kind) else { return nil }
    return catalog[name]
  }

  private func makeFields() -> [FormField] {
    let name = FormField(
      key: Self.name, title: "widget", note: "The name on the board, with which pages are drawn.",
      control: .text,
      isRequired: true)
    guard let kind, let description else {
      return [
        FormField(
          key: "source", note: "A command, an address, a file, or a figure such as system.cpu.",
          control: .source, isRequired: true), name,
      ]
    }
    guard
      case .mapping(let keys, _) =
        BoardSchema(catalog: catalog).widget(description.kind, written: kind).shape
    else { return [name] }
    let hidden = isInFleet ? Self.hidden : Self.hidden + [FleetAsking.key.name]
    let shown = keys.filter { !hidden.contains($0.name) }
    let parameters = description.parameters?.parameters ?? []
    let names = parameters.isEmpty ? Self.first : []
    let first = names.compactMap { word in shown.first { $0.name == word } }
    let rest = shown.filter { key in !names.contains(key.name) }
    let fields = (first + rest).map { key in
      let own = Self.isOfBoard(key.name) ? nil : parameters.first { $0.key == key.name }
      return own.map { FormField($0) } ?? FormField(key)
    }
    return [name] + kindField(kind) + fields
  }

  /// Returns the field of the kind, where a source leaves a choice.
  private func kindField(_ kind: String) -> [FormField] {
    guard !kinds.isEmpty else { return [] }
    let words = kinds.contains(kind) ? kinds : [kind] + kinds
    var field = FormField(
      key: "kind", note: "The kinds that can show the source's data.", control: .choice(words))
    field.text = kind
    return [field]
  }

  private mutating func rebuildKinds() { if let kind { change(kind: kind) } }

  /// Finds what is wrong with the values together, and with the name.
  private mutating func check() {
    mark(Self.name, nil)
    if let mistake = WidgetDraft.mistake(inName: self[Self.name], taken: taken) {
      mark(Self.name, mistake)
    }
    guard let form = description?.settings else { return }
    // What the reading of the source said stays until the next one.
    for index in fields.indices where ![Self.name, "source", "kind"].contains(fields[index].key) {
      fields[index].remark = nil
    }
    for remark in form.remarks(on: widget) where remark.severity == .error {
      guard case .key(let key)? = remark.path.first else { continue }
      let words = [remark.words, remark.fix].compactMap { $0 }.joined(separator: "; ")
      mark(key, words)
    }
  }
}
