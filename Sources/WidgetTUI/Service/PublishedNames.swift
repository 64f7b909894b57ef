import WidgetBase
import WidgetSources

/// The names of a publication's widgets as levels of topics and as identifiers, of which no two are the same.
///
/// A level has few characters, so that two names may become one; such names are told apart by a hash of each.
struct PublishedNames {
  private let widgets: [(name: String, level: String)]

  /// - Parameter widgets: The names of all widgets that are published.
  init(_ widgets: [String]) { self.widgets = widgets.map { ($0, PublishedName.level($0)) } }

  /// Returns the level of a widget's topic.
  func level(of widget: String) -> String {
    Self.level(
      of: widget, isShared: others(than: widget).contains { $0 == PublishedName.level(widget) })
  }

  /// Returns the identifier of one of several values of a widget.
  ///
  /// - Parameter values: The names of all its values.
  func identifier(of value: String, among values: [String], of widget: String) -> String {
    let level = PublishedName.level(value)
    let isShared = values.contains {
      !ExactText.isSame($0, value) && PublishedName.level($0) == level
    }
    let own = self.level(of: widget)
    let identifier = "\(own)_\(Self.level(of: value, isShared: isShared))"
    // The data names its values, and must not choose the name of another widget's.
    guard others(than: widget).contains(where: { $0.hasExactPrefix("\(own)_") }) else {
      return identifier
    }
    return "\(identifier)-\(Self.hash(widget, value))"
  }

  /// The levels of all widgets but one.
  private func others(than widget: String) -> [String] {
    widgets.filter { !ExactText.isSame($0.name, widget) }.map(\.level)
  }

  private static func level(of name: String, isShared: Bool) -> String {
    let level = PublishedName.level(name)
    return isShared || isTaken(level) ? "\(level)-\(hash(name))" : level
  }

  /// Returns true for the level of the agent's own state, and for those that look as if they had a hash.
  private static func isTaken(_ level: String) -> Bool {
    let end = level.utf8.suffix(17)
    return level == "status"
      || end.count == 17 && end.first == UInt8(ascii: "-")
        && end.dropFirst().allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  private static func hash(_ texts: String...) -> String {
    String(Fingerprint(texts).digits.prefix(16))
  }
}
