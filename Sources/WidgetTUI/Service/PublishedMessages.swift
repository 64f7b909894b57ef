import FoundationEssentials
import WidgetBase
import WidgetSources
import WidgetTimeline

/// The messages about widgets, which an MQTT broker keeps.
struct PublishedMessages {
  /// The first levels of all topics: the board's and this machine's.
  let base: String
  /// The first level of what Home Assistant discovers, or `nil` for none.
  let discovery: String?
  /// The name of this machine as a level of a topic.
  let device: String
  let hostName: String
  /// The version of the program.
  let version: String

  private let names: PublishedNames

  /// - Parameter widgets: The names of the widgets that are published.
  init(
    _ publication: BoardPublication, of widgets: [String], hostName: String, version: String
  ) {
    names = PublishedNames(widgets)
    device = publication.device ?? PublishedName.level(hostName)
    base = "\(publication.topic)/\(device)"
    discovery = publication.discovery
    self.hostName = hostName
    self.version = version
  }

  /// The topic that says whether this machine's agent is there.
  var availability: String { "\(base)/status" }

  /// The topic of a widget.
  func topic(of name: String) -> String { "\(base)/\(names.level(of: name))" }

  /// Returns the messages about a widget, by topic.
  func messages(of widget: PublishedWidget) -> [String: [UInt8]] {
    var messages = [topic(of: widget.name): Self.bytes(state(of: widget))]
    guard let discovery else { return messages }
    // What has no value yet has no unit either, and is discovered once it has.
    let identifiers = identifiers(of: widget)
    for (index, value) in widget.values.enumerated() where value.failure.isEmpty {
      let identifier = identifiers[index]
      messages[Self.topic(of: identifier, device, in: discovery)] = Self.bytes(
        configuration(of: widget, value, index, identifier))
    }
    return messages
  }

  /// Returns the topics that a widget may have messages under: also those of values that it has without knowing them now.
  func topics(of widget: PublishedWidget) -> Set<String> {
    var topics: Set<String> = [topic(of: widget.name)]
    guard let discovery else { return topics }
    for identifier in identifiers(of: widget) {
      topics.insert(Self.topic(of: identifier, device, in: discovery))
    }
    return topics
  }

  /// Returns the topic under which Home Assistant finds the configuration of a value.
  private static func topic(of identifier: String, _ device: String, in discovery: String)
    -> String
  {
    "\(discovery)/sensor/\(device)/\(identifier)/config"
  }

  /// Returns JSON in which nothing acts on the terminal of whoever prints it.
  private static func bytes(_ datum: Datum) -> [UInt8] {
    Array(InertText.json(datum.json).utf8)
  }

  // MARK: States

  /// Returns a widget's state. Only a fresh widget has a value.
  private func state(of widget: PublishedWidget) -> Datum {
    var fields = [
      Datum.Field("state", .text(widget.state)), Datum.Field("title", .text(widget.title)),
    ]
    if widget.isFresh {
      if let first = widget.values.first, widget.values.count == 1 {
        fields += Self.fields(of: first)
      } else if !widget.values.isEmpty {
        fields.append(
          Datum.Field(
            "values",
            .list(
              zip(widget.values, identifiers(of: widget)).map { value, identifier in
                .record(
                  [
                    Datum.Field("id", .text(identifier)),
                    Datum.Field("name", .text(value.name)),
                  ] + Self.fields(of: value))
              })))
      }
      fields.append(Datum.Field("text", .text(widget.text)))
    }
    for (name, date) in [("read", widget.read), ("since", widget.since)] {
      if let date { fields.append(Datum.Field(name, .text(date.formatted(.iso8601)))) }
    }
    if !widget.reason.isEmpty { fields.append(Datum.Field("reason", .text(widget.reason))) }
    return .record(fields.unique)
  }

  private static func fields(of value: EntryValue) -> [Datum.Field] {
    guard value.failure.isEmpty else { return [Datum.Field("reason", .text(value.failure))] }
    let datum = value.number.flatMap { $0.isFinite ? Datum.number($0) : nil } ?? .text(value.text)
    var fields = [Datum.Field("value", datum)]
    if !value.unit.isEmpty, value.number != nil {
      fields.append(Datum.Field("unit", .text(value.unit)))
    }
    return fields
  }

  // MARK: Discovery

  /// Returns the template that says whether a value is there, the only one or that with an identifier: Home Assistant keeps
  /// the last number of a sensor whose template gives nothing.
  private static func availability(_ identifier: String?) -> String {
    guard let identifier else {
      return
        "{{ 'online' if value_json.state == 'fresh' and value_json.value is defined else 'offline' }}"
    }
    return values(with: identifier)
      + "{{ 'online' if value_json.state == 'fresh' and values and 'value' in values[0] else 'offline' }}"
  }

  /// Returns the beginning of a template that takes the values with an identifier.
  ///
  /// A value's place would be that of another one while the broker has the messages of one reading in part. In a template,
  /// `value_json['values']` is a method where there are none.
  private static func values(with identifier: String) -> String {
    "{% set values = value_json.get('values', []) | selectattr('id', 'eq', '\(identifier)') | list %}"
  }

  /// Returns the identifiers of a widget's values, in their order.
  private func identifiers(of widget: PublishedWidget) -> [String] {
    guard widget.values.count > 1 else {
      return widget.values.map { _ in names.level(of: widget.name) }
    }
    let all = Self.names(of: widget.values)
    return all.map { names.identifier(of: $0, among: all, of: widget.name) }
  }

  /// Returns the names of a widget's values, with numbers where several have one name, or none: all of them differ.
  static func names(of values: [EntryValue]) -> [String] {
    let all = values.map { ExactText($0.name) }
    let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
    var taken = Set(all.filter { counts[$0] == 1 })
    return all.enumerated().map { index, name in
      guard counts[name] != 1 else { return name.text }
      // Another value may have such a name of its own.
      var number = index + 1
      while !taken.insert(ExactText("\(name.text) \(number)")).inserted { number += 1 }
      return "\(name.text) \(number)"
    }
  }

  /// Returns the configuration with which Home Assistant makes a sensor of a value.
  private func configuration(
    of widget: PublishedWidget, _ value: EntryValue, _ index: Int, _ identifier: String
  ) -> Datum {
    let topic = topic(of: widget.name)
    let isAlone = widget.values.count == 1
    // Templates name no text of the data, which could be a template itself.
    let template =
      isAlone
      ? "{{ value_json.value }}"
      : "\(Self.values(with: identifier)){{ (values[0] if values else {}).get('value') }}"
    var fields: [Datum.Field] = [
      .init(
        "name",
        .text(isAlone ? widget.title : "\(widget.title) \(Self.names(of: widget.values)[index])")),
      .init("unique_id", .text("widgettui_\(device)_\(identifier)")),
      .init("state_topic", .text(topic)), .init("value_template", .text(template)),
      .init("json_attributes_topic", .text(topic)), .init("availability_mode", "all"),
      .init(
        "availability",
        [
          ["topic": .text(availability)],
          [
            "topic": .text(topic),
            "value_template": .text(Self.availability(isAlone ? nil : identifier)),
          ],
        ]),
      .init(
        "device",
        [
          "identifiers": [.text("widgettui_\(device)")],
          "name": .text("WidgetTUI on \(hostName)"), "manufacturer": "WidgetTUI",
          "sw_version": .text(version),
        ]),
      .init("origin", ["name": "WidgetTUI", "sw_version": .text(version)]),
    ]
    if value.number != nil {
      if !value.unit.isEmpty { fields.append(.init("unit_of_measurement", .text(value.unit))) }
      fields.append(.init("state_class", "measurement"))
    }
    return .record(fields)
  }
}

extension [Datum.Field] {
  /// The first field of each name.
  fileprivate var unique: [Datum.Field] {
    var names: Set<String> = []
    return filter { names.insert($0.name).inserted }
  }
}
