public import WidgetLayout

extension WidgetConfiguration {
  /// Sets the name shown in the gallery and in a tile's border.
  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.displayName = String(name) }
  }

  /// Sets the name shown in the gallery and in a tile's border.
  public func configurationDisplayName(_ key: LocalizedStringKey) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.displayName = key.words }
  }

  /// Sets the name shown in the gallery and in a tile's border.
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.displayName = name.words }
  }

  /// Sets the name shown in the gallery and in a tile's border.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ name: LocalizedStringResource
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.displayName = name.words }
  }

  /// Sets the description shown in the gallery.
  @_disfavoredOverload
  public func description(_ text: some StringProtocol) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.description = String(text) }
  }

  /// Sets the description shown in the gallery.
  public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.description = key.words }
  }

  /// Sets the description shown in the gallery.
  public func description(_ text: Text) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.description = text.words }
  }

  /// Sets the description shown in the gallery.
  @_disfavoredOverload
  public func description(_ text: LocalizedStringResource) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.description = text.words }
  }

  /// Sets the supported families; the default is all system families.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.families = families }
  }

  /// Sets a test for whether the widget has anything to show; a board leaves it out if not, such as
  /// when its hardware is absent. Terminal-first; WidgetKit has no equivalent.
  public func availability(
    _ isAvailable: @escaping @MainActor () -> Bool
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.isAvailable = isAvailable }
  }

  /// Sets the source of the kept past of an instance's values, which a page of details shows.
  package func history(
    _ history: @escaping @MainActor (InstanceSettings) -> WidgetHistory?
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self) { $0.history = history }
  }
}
