import WidgetBase
import WidgetTimeline

/// A kind that a board names and that its bundles do not have, or more than one of them, or not with these settings.
///
/// Bundles are other people's programs, which may change at any time: such a widget is one broken tile, and the rest
/// of the board goes on.
struct UnclearKind {
  enum Fault: String {
    case missing
    case ambiguous
    /// The bundle has the kind, and it does not take what the board sets.
    case unsettable
  }

  let fault: Fault
  /// The name that the board has.
  let name: String
  /// The reason why its settings are not taken; empty for the other faults.
  let reason: String

  private static let beginning = "unclear"

  init(_ fault: Fault, _ name: String, because reason: String = "") {
    (self.fault, self.name, self.reason) = (fault, name, reason)
  }

  /// Creates the kind from its text; `nil` for any other kind.
  init?(_ text: String) {
    let parts = text.splitExactly(
      separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == Self.beginning,
      let fault = Fault(rawValue: String(parts[1]))
    else { return nil }
    // A name that a board has may contain anything, the name of a bundle's kind no line break.
    guard fault == .unsettable, let end = parts[2].firstIndex(of: "\n") else {
      self.init(fault, String(parts[2]))
      return
    }
    self.init(
      fault, String(parts[2][..<end]), because: String(parts[2][parts[2].index(after: end)...]))
  }

  /// The kind as one text.
  var text: String {
    "\(Self.beginning):\(fault.rawValue):\(name)\(reason.isEmpty ? "" : "\n\(reason)")"
  }

  /// The reason why nothing is shown.
  var words: String {
    switch fault {
    case .missing: "no bundle has a kind '\(name)'"
    case .ambiguous: "more than one bundle has a kind '\(name)'"
    case .unsettable: reason
    }
  }

  /// The description of its widget, which has only the reason.
  @MainActor
  var description: WidgetDescription {
    WidgetDescription(kind: text, named: name, without: VisibleText.quoted(words, limit: 400))
  }
}
