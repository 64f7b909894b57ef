/// The settings that a preview's modifiers make.
package struct PreviewSettings: Sendable, Hashable {
  package var family: WidgetFamily?
  package var name: String?
  package var layout: PreviewLayout?

  package init(family: WidgetFamily? = nil, name: String? = nil, layout: PreviewLayout? = nil) {
    (self.family, self.name, self.layout) = (family, name, layout)
  }

  /// Returns these settings with what others say of the rest.
  func over(_ others: Self) -> Self {
    Self(
      family: family ?? others.family, name: name ?? others.name, layout: layout ?? others.layout)
  }
}
