import WidgetSettings

/// Problems in the settings of a widget that shows a reading, besides those that the schema finds.
enum ReadingRemarks {
  static func all<Kind: ReadingKind>(on setting: Setting, of kind: Kind.Type) -> [SettingRemark] {
    let hasValues = Kind.keys.contains { $0.name == "values" }
    return Kind.remarks(setting) + (hasValues ? ValueSettings.remarks(setting) : [])
      + AlertRule.remarks(setting) + Kind.sourceRemarks(setting)
  }
}
