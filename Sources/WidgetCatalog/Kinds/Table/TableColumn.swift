import WidgetLayout
import WidgetSettings
import WidgetSources

/// A column of a table: the field that it shows, and its format.
struct TableColumn: Sendable {
  enum Align: String, CaseIterable {
    case left, right, center
  }

  /// The part of a long text that is left out.
  enum Cut: String, CaseIterable {
    case end, middle
  }

  var title: String
  /// The path of its values in a row; for rows that are lists, an index from 1 on.
  var path: FieldPath
  /// The alignment; `nil` is right for numbers and left for words.
  var align: Align?
  var number = ValueSettings()
  /// The width in columns; `nil` for as many as its longest text needs.
  var width: Int?
  /// True if the column takes the width that the others leave.
  var isFlexible = false
  /// The width of a table in columns below which the column is left out.
  var leastTable = 0
  var cut = Cut.end
  /// The colours of some texts.
  var colors: [String: Role] = [:]

  static let keys: [SettingKey] =
    [
      SettingKey(
        "field", .fieldName(takesPaths: true), isRequired: true,
        "The field of a row; a number from 1 on where rows are lists."),
      SettingKey("title", .text, "The heading; else the field's name."),
      SettingKey(
        "align", .text(.choice("alignment", of: Align.self)), "The alignment of the column."),
      SettingKey("unit", .text, "The unit behind its numbers."),
      SettingKey(
        "prefix", .text(.choice("prefix", of: ValueSettings.Prefix.self)),
        "The form of its large numbers."),
      SettingKey("digits", .text(.count(0...9)), "Decimals of its numbers."),
      SettingKey(
        "width", .text(.count(1...200)), "Its width in columns; else that of its longest text."),
      SettingKey("flexible", .text(.bool), "Gives it the width that the other columns leave."),
      SettingKey(
        "hide-below", .text(.count(1...500)),
        "Leaves it out of tables with fewer columns of text than that."),
      SettingKey(
        "cut", .text(.choice("cut", of: Cut.self)), "The part of a long text that is left out."),
      SettingKey(
        "colors", .dictionary(.text, .text(.choice("colour", roles))),
        "The colours of some of its texts: {running: good, failed: bad}."),
    ] + ValueSettings.levelKeys

  private static let roles: KeyValuePairs<String, Role> = [
    "good": .good, "warn": .warn, "bad": .bad, "accent": .accent, "dim": .dim, "red": .red,
    "orange": .orange, "yellow": .yellow, "green": .green, "teal": .teal, "blue": .blue,
    "purple": .purple, "pink": .pink, "gray": .gray,
  ]

  init(field: String) {
    title = field
    path = FieldPath(field)
  }

  /// Creates a column from its field alone, or from a mapping of `keys`.
  init(_ setting: Setting) {
    let field = setting.text ?? setting["field"]?.text ?? ""
    path = FieldPath(field)
    title = setting["title"]?.text ?? path.names.last ?? field
    align = setting.value("align", .choice("alignment", of: Align.self))
    number.unit = setting["unit"]?.text ?? ""
    number.prefix =
      setting.value("prefix", .choice("prefix", of: ValueSettings.Prefix.self)) ?? .none
    number.digits = setting.value("digits", .count(0...9))
    number.takeLevels(setting)
    width = setting.value("width", .count(1...200))
    isFlexible = setting.value("flexible", .bool) ?? false
    leastTable = setting.value("hide-below", .count(1...500)) ?? 0
    cut = setting.value("cut", .choice("cut", of: Cut.self)) ?? .end
    for (text, role) in setting["colors"]?.entries ?? [:] {
      colors[text] = role.text.flatMap(SettingKind.choice("colour", Self.roles).value)
    }
  }

  /// Returns the column's datum in a row.
  func value(in row: Datum) -> Datum? {
    guard case .list(let items) = row else { return path.value(in: row) }
    guard let place = path.names.first.flatMap({ Int($0) }), items.indices.contains(place - 1)
    else { return nil }
    return items[place - 1]
  }
}

extension TableColumn {
  /// Returns the columns of rows whose board names none: all fields, in the order in which they
  /// first appear.
  static func found(in rows: ArraySlice<Datum>) -> [TableColumn] {
    var names: [String] = []
    for row in rows.prefix(50) {
      switch row {
      case .record(let fields):
        for field in fields where names.count < 20 && !names.contains(field.name) {
          names.append(field.name)
        }
      case .list(let items):
        for place in 1...max(1, min(items.count, 20)) where !names.contains("\(place)") {
          names.append("\(place)")
        }
      default: break
      }
    }
    return names.map { name in
      var column = TableColumn(field: name)
      column.path = FieldPath(whole: name)
      return column
    }
  }
}

extension FieldPath {
  /// Creates the path to a field whose name may contain points.
  init(whole name: String) { names = [name] }
}
