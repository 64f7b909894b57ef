package import WidgetSettings

/// The facts that a board gives about a widget besides its settings: base folder, secrets and name.
package struct BoardPlace: Sendable, Hashable {
  /// The widget's name on the board; empty for a widget that is not on a board.
  package var name = ""
  /// The title for people; empty for the kind's own name.
  package var title = ""
  /// The folder that relative paths are resolved against.
  package var folder = "/"
  /// The places of its secrets, by name.
  package var secrets: [String: Setting] = [:]
  /// The settings of the fleet that shares its readings; `nil` for none.
  package var fleet: Setting?
  /// The names under which the fleet shares the widgets that its sources refer to, by their names on the
  /// board.
  package var sharedNames: [String: String] = [:]

  /// The place of the widget whose settings are being looked up.
  @TaskLocal package static var current = BoardPlace()

  package init() {}
}
