public import WidgetLayout

extension WidgetConfiguration {
  /// The name shown in the gallery and in a tile's border.
  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.displayName = String(name) }
  }

  /// The name shown in the gallery and in a tile's border.
  public func configurationDisplayName(_ key: LocalizedStringKey) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.displayName = key.words }
  }

  /// The name shown in the gallery and in a tile's border.
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.displayName = name.words }
  }

  /// The name shown in the gallery and in a tile's border.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ name: LocalizedStringResource
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.displayName = name.words }
  }

  /// What the gallery says of the widget.
  @_disfavoredOverload
  public func description(_ text: some StringProtocol) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.description = String(text) }
  }

  /// What the gallery says of the widget.
  public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.description = key.words }
  }

  /// What the gallery says of the widget.
  public func description(_ text: Text) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.description = text.words }
  }

  /// What the gallery says of the widget.
  @_disfavoredOverload
  public func description(_ text: LocalizedStringResource) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.description = text.words }
  }

  /// The families that the widget is made for; without this, all system families.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.families = families }
  }

  /// When the widget has anything to show at all: a board leaves one out whose hardware is
  /// absent. Terminal-first; WidgetKit has no such thing.
  public func availability(
    _ isAvailable: @escaping @MainActor () -> Bool
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.isAvailable = isAvailable }
  }
}
