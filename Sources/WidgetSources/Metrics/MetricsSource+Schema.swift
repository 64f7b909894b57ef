import WidgetSettings

extension MetricsSource {
  /// The address of an exporter, in which `{host}` stands for each of some hosts.
  static var address: SettingSchema {
    let check: @Sendable (String) -> SettingRemark? = { text in
      WebAddress.mistake(in: text.replacing(MetricTargets.placeholder, with: "host"))
    }
    var kind = SettingSchema.TextSchema(
      SettingKind<String>(
        noun: "address", expected: "an address that begins with https:// or http://"
      ) { check($0) == nil ? $0 : nil })
    kind.objection = check
    return SettingSchema(.text(kind))
  }

  /// The name or the address of a host.
  static var host: SettingKind<String> {
    SettingKind(noun: "host", expected: "a host such as web1 or web1:9100") { text in
      MetricTargets.isHost(text) ? text : nil
    }
  }

  /// The name of a column, other than those that each row has.
  static var columnName: SettingKind<String> {
    SettingKind(
      noun: "column", expected: "the name of a column other than name, labels and error"
    ) { text in
      text.isEmpty || ["name", "labels", "error"].contains(text) ? nil : text
    }
  }
}
