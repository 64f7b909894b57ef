import FoundationEssentials
import WidgetLayout
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The schema of a board's file, for the kinds of a catalogue.
@MainActor
struct BoardSchema {
  let catalog: Catalog

  /// The keys of every widget, regardless of kind.
  static var widgetKeys: [SettingKey] { widgetKeys(of: WidgetFamily.allCases, kind: "widget") }

  /// Returns the keys of every widget of a kind with these families.
  private static func widgetKeys(of families: [WidgetFamily], kind: String) -> [SettingKey] {
    [
      SettingKey("title", .text, "The title in its border."),
      SettingKey(
        "family", .family(families, of: kind), "Its family, where the drawing is not to decide."),
      SettingKey("link", .link, "The address that Enter opens."),
      SettingKey(
        "link-files", .oneOrMore(.text(.name(of: "folder"))),
        "Folders whose files the links of its data may open; none by default."),
      SettingKey(
        "optional", .text(.bool), "Hides it while its source is not on this machine."),
      SettingKey(
        "when",
        .mapping([
          SettingKey("host", .oneOrMore(.text), "Only on these machines."),
          SettingKey("env", .text, "Only where this environment variable is set."),
          SettingKey("file", .text, "Only where this file exists."),
          SettingKey("command", .text, "Only where this command is on PATH."),
        ]), "The condition under which it is shown."),
    ]
  }

  /// Returns the schema of a widget of a kind; `written` is the kind's name on the board.
  func widget(_ kind: String, written: String? = nil) -> SettingSchema {
    let description = catalog[kind]
    let word = written ?? kind
    let name = SettingKey(
      "kind", .text(.choice("kind", [word: word])), isRequired: true,
      description?.description ?? "The kind of widget.")
    let own = description?.settings?.keys ?? parameters(of: description)
    let choices = description?.settings == nil ? [] : [ReloadCalendar.settingChoice]
    let families = description?.families ?? WidgetFamily.allCases
    let shared = Self.widgetKeys(of: families, kind: word).filter { key in
      !own.contains { $0.name == key.name }
    }
    return .mapping([name] + own + shared, choices: choices)
  }

  /// Returns the keys for the parameters of a kind written in Swift.
  private func parameters(of description: WidgetDescription?) -> [SettingKey] {
    (description?.parameters?.parameters ?? []).map {
      SettingKey($0.key, $0.type.schema, "\($0.title).")
    }
  }

  /// A list of widgets' names, or a single one.
  private static var names: SettingSchema { .oneOrMore(.text(.name(of: "widget"))) }

  static var status: SettingSchema {
    .mapping([
      SettingKey("left", names, "The widgets on the left of the status row."),
      SettingKey("right", names, "The widgets on the right of the status row."),
    ])
  }

  private static var rows: SettingSchema { .list(.text(.name(of: "widget"))) }

  static var page: SettingSchema {
    .either([
      rows,
      .mapping(
        [
          SettingKey("rows", rows, "The page, drawn: rows of widgets' names."),
          SettingKey("wide", rows, "The page drawn for larger screens."),
          SettingKey("status", status, "The page's status row."),
        ] + BoardLook.settingKeys),
    ])
  }

  static var secrets: SettingSchema {
    .dictionary(.name(of: "secret"), SecretPlace.schema)
  }

  /// The schema of the fleet that shares the board's readings.
  static var fleet: SettingSchema { FleetSettings.schema }

  /// Names of bundles and their executables.
  static var bundles: SettingSchema {
    .dictionary(.name(of: "bundle"), bundle)
  }

  /// A bundle's executable, alone or with what its program may do.
  static var bundle: SettingSchema {
    let program = SettingSchema.text(.name(of: "program"))
    return .either([
      program,
      .mapping(
        [SettingKey("program", program, isRequired: true, "An executable's path or command.")]
          + WrittenSandbox.keys),
    ])
  }

  /// The keys of a board's file.
  static let keys =
    [
      "version", "theme", "glyphs", "pixels", "include", "bundles", "secrets", "fleet", "defaults",
      "widgets",
      "stacks",
      "pages", "status", "tile", "mouse", "signals", "keys", "publish",
    ] + BoardLook.settingKeys.map(\.name)

  /// The schema of the characters to draw with.
  static var glyphs: SettingSchema { .text(.choice("set of glyphs", of: GlyphSet.self)) }

  /// The schema of the way in which pictures are shown.
  static var pixels: SettingSchema { .text(.choice("way of pictures", of: PixelChoice.self)) }

  /// The schema of the defaults for widgets.
  static var defaults: SettingSchema {
    .mapping(
      ReloadCalendar.settingKeys + [
        SettingKey(
          "timeout", .text(.duration(atLeast: 0.1)), "The longest time that a reading may take."),
        SettingKey(
          "stale-after", .text(.duration()), "The time after which a reading counts as stale."),
        SettingKey("keep", .text(.duration()), "The time for which past values are kept."),
        SettingKey(
          "optional", .text(.bool), "Hides widgets whose sources are not on this machine."),
      ], choices: [ReloadCalendar.settingChoice])
  }

  /// The widgets of kinds that a bundle has: any settings, in a file that names bundles, or includes
  /// another file that may.
  var bundleKinds: JSONSchema.Widening {
    let known = catalog.kinds.map { Setting.text($0).json }.joined(separator: ",")
    return JSONSchema.Widening(
      key: "widgets", causes: ["bundles", "include"],
      form: #"{"type":"object","required":["kind"],"#
        + #""properties":{"kind":{"type":"string","not":{"enum":[\#(known)]}}}}"#)
  }

  /// The schema of the whole file, for editors.
  var file: SettingSchema {
    .mapping(
      [
        SettingKey("version", .text(.choice("version", ["1": 1])), "The version of the format: 1."),
        SettingKey("theme", .text(.name(of: "theme")), "A theme's name, or auto."),
        SettingKey(
          "glyphs", Self.glyphs,
          "The characters to draw with; else those that the locale and the terminal suit."),
        SettingKey(
          "pixels", Self.pixels,
          "Shows pictures, rings and codes in pixels where the terminal takes them; no for cells."),
        SettingKey("include", .oneOrMore(.text), "Boards whose widgets and secrets are here too."),
        SettingKey(
          "bundles", Self.bundles,
          "Programs whose widgets are here too: a name each, and an executable's path or command."),
        SettingKey("secrets", Self.secrets, "The places of secrets; ${secret:NAME} refers to one."),
        SettingKey(
          "fleet", Self.fleet,
          "The machines that share its readings: one asks, and all show the answer."),
        SettingKey("defaults", Self.defaults, "Settings of all widgets that do not set them."),
        SettingKey(
          "widgets", .dictionary(.name(of: "widget"), .either(catalog.kinds.map { widget($0) })),
          "The widgets, each named once."),
        SettingKey(
          "stacks", .dictionary(.name(of: "stack"), Self.names),
          "Stacks: several widgets that share one place."),
        SettingKey(
          "pages", .dictionary(.name(of: "page"), Self.page), isRequired: true,
          "The pages, drawn: a name repeated makes a tile wider or higher."),
        SettingKey("status", Self.status, "The widgets in the status row."),
        SettingKey("tile", .text(.tile), "The cells of one unit, or stretch to fill the screen."),
        SettingKey(
          "mouse", .text(.bool), "Takes the mouse; no leaves it to the terminal, for its selection."
        ),
        SettingKey(
          "signals", .text(.bool),
          "Sends signals to processes from their enlarged tile, after a question; no never does."),
        SettingKey(
          "keys", Self.keyBindings,
          "The keys of the dashboard, by what they do, in place of config.yaml's."),
        SettingKey(
          "publish", BoardPublication.schema, "What widgettui agent publishes of it, and where."),
      ] + BoardLook.settingKeys)
  }
}

extension ParameterType {
  /// The schema of a parameter of the type; what only its own program knows is checked when the parameter is set.
  fileprivate var schema: SettingSchema {
    switch self {
    case .flag: .text(.bool)
    case .integer, .number, .within:
      .text(
        SettingKind<String>(noun: "value", expected: description, words: []) {
          isNumber($0) ? $0 : nil
        })
    case .choice(let words):
      .text(
        SettingKind<String>(
          noun: "value", expected: "one of " + words.joined(separator: ", "), words: words
        ) { words.contains($0) ? $0 : nil })
    case .list(let type): .oneOrMore(type.schema)
    case .optional(let type): type.schema
    default: .text
    }
  }

  /// Returns true for the text of a number of this type; false for any other type.
  func isNumber(_ text: String) -> Bool {
    switch self {
    case .integer: Int(text) != nil
    case .number: Double(text).map(\.isFinite) ?? false
    case .within(let type, let lower, let upper):
      type.isNumber(text) && (Double(text).map { lower <= $0 && $0 <= upper } ?? false)
    default: false
    }
  }
}

extension SettingKind<WidgetFamily> {
  /// A family by its short name.
  static var family: Self { family(among: WidgetFamily.allCases) }

  fileprivate static func family(among families: [WidgetFamily]) -> Self {
    SettingKind(
      noun: "family", expected: "one of " + families.map(\.shortName).joined(separator: ", "),
      words: families.map(\.shortName)
    ) { text in WidgetFamily(name: text).flatMap { families.contains($0) ? $0 : nil } }
  }
}

extension SettingSchema {
  /// Returns the schema of a family that a kind supports.
  fileprivate static func family(_ families: [WidgetFamily], of kind: String) -> SettingSchema {
    let known = SettingKind.family(among: families)
    var text = TextSchema(known)
    text.objection = { word in
      guard let family = WidgetFamily(name: word) else { return nil }
      return SettingRemark(
        "kind \(kind) has no family '\(family.shortName)'", fix: "expected " + known.expected)
    }
    return SettingSchema(.text(text))
  }
}

extension SettingKind<Size?> {
  /// A tile size such as `20x10`, or `stretch`, which is `nil`.
  static var tile: Self {
    SettingKind(
      noun: "tile size", expected: "columns and rows such as 20x10, or stretch",
      pattern: "^(stretch|[0-9]+x[0-9]+)$"
    ) { text in text == "stretch" ? .some(nil) : Size(text: text).map { .some($0) } }
  }
}

extension SettingSchema {
  /// An address that may be opened, with a remark that names the mistake in another one.
  fileprivate static var link: SettingSchema {
    var text = TextSchema(SettingKind<String>.link)
    text.objection = { text in
      do throws(LinkRefusal) {
        _ = try LinkTarget(text)
        return nil
      } catch {
        return error == .unknownScheme
          ? nil : SettingRemark("'\(text)' cannot be opened: \(error.words)")
      }
    }
    return SettingSchema(.text(text))
  }
}

extension SettingKind<String> {
  /// An address that may be opened.
  static var link: Self {
    SettingKind(
      noun: "link",
      expected: "an address that begins with \(LinkTarget.beginnings.joined(separator: ", "))"
    ) { text in (try? LinkTarget(text)).map { _ in text } }
  }
}
