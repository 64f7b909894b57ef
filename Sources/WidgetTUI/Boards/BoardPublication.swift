import WidgetSettings
import WidgetSources

/// The widgets of a board that `widgettui agent` publishes, and the places.
struct BoardPublication: Sendable {
  /// The broker's address as `mqtt` and how to log in, or `nil` for no broker.
  let broker: Setting?
  /// The first levels of the topics.
  let topic: String
  /// The first level of Home Assistant's discovery, or `nil` for none.
  let discovery: String?
  /// The name of this machine in topics, or `nil` for the host's.
  let device: String?
  /// The widgets, or `nil` for all.
  let widgets: [String]?
  /// The path of the file of metrics, or `nil` for none.
  let metrics: String?
  let secrets: [String: Setting]
  /// The folder that relative paths start from.
  let folder: String

  /// Creates the publication of a checked setting.
  init(_ setting: Setting, secrets: [String: Setting], folder: String) {
    broker = setting["mqtt"] == nil ? nil : setting
    topic = setting["topic"]?.text ?? "widgettui"
    let prefix = setting["discovery"]?.text ?? "homeassistant"
    discovery = SettingKind<Bool>.bool.value(prefix) == false ? nil : prefix
    device = setting["device"]?.text
    widgets = setting["widgets"]?.items.compactMap(\.text)
    metrics = setting["metrics"]?.text
    self.secrets = secrets
    self.folder = folder
  }

  /// The schema of a board's key `publish`.
  static var schema: SettingSchema {
    .mapping(
      [
        SettingKey(
          "mqtt", MQTTAddress.schema,
          "The broker that widgets are published to, such as mqtts://broker.example."),
        SettingKey(
          "widgets", .oneOrMore(.text(.name(of: "widget"))),
          "The widgets that are published; else all of the board."),
        SettingKey("topic", .text(topicLevels), "The first levels of the topics; else widgettui."),
        SettingKey(
          "device", .text(topicLevel), "The name of this machine in topics; else the host's."),
        SettingKey(
          "discovery", .text(topicLevels),
          "The first level of what Home Assistant discovers, else homeassistant; or no."),
        SettingKey(
          "metrics", .text(.name(of: "file")),
          "The file for a textfile collector of Prometheus, which is replaced whole."),
      ] + MQTTLogin.keys
    ).remarking { setting in
      setting["mqtt"] == nil && setting["metrics"] == nil
        ? [
          SettingRemark(
            "publish: says nowhere to publish to", fix: "write mqtt: or metrics: in it")
        ] : []
    }
  }

  /// Levels of a topic without wildcards.
  private static var topicLevels: SettingKind<String> {
    SettingKind(noun: "topic", expected: "a topic without + and #, such as widgettui") { text in
      TopicFilter.mistake(in: text) == nil && !text.contains { "+#{}".contains($0) } ? text : nil
    }
  }

  /// One level of a topic.
  private static var topicLevel: SettingKind<String> {
    SettingKind(noun: "device", expected: "letters, digits, - and _") { text in
      !text.isEmpty && text == PublishedName.level(text) ? text : nil
    }
  }
}
