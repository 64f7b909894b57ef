package import WidgetLayout

/// A request to open an address of a widget.
package struct LinkRequest: Sendable {
  package let address: String
  /// The settings of the widget that the address came from.
  package let settings: InstanceSettings
  /// The size in cells of the page that shows what is opened; `nil` if only its words are wanted.
  package let size: Size?
}
