import FoundationEssentials
import WidgetLayout

/// The presses of buttons in tiles: each is sent once for a picture, and a tile says what became of
/// its last one.
struct ButtonPresses {
  /// A button of a widget, in all its places.
  private struct Button: Hashable {
    let widget: String
    let address: String
  }

  private enum State {
    case underWay
    /// It was performed; the date is that of the timeline with the button.
    case done(on: Date?)
  }

  private var states: [Button: State] = [:]
  private var failures: [String: (note: TileNote, date: Date)] = [:]

  /// The number of seconds for which a tile says that a press failed.
  static let duration: TimeInterval = 60

  /// Begins a press. Returns the reason not to send it again, or `nil` if it is to be sent.
  ///
  /// - Parameter loaded: The date of the timeline that shows the button.
  mutating func begin(_ address: String, of widget: String, loaded: Date?) -> String? {
    let button = Button(widget: widget, address: address)
    switch states[button] {
    case .underWay: return "Pressed already: waiting for the answer"
    case .done(let date) where date == loaded: return "Done already: waiting for the reload"
    default: break
    }
    states[button] = .underWay
    failures[widget] = nil
    return nil
  }

  /// Ends a press that was performed.
  mutating func end(_ address: String, of widget: String, loaded: Date?) {
    states = states.filter { if case .underWay = $0.value { true } else { false } }
    states[Button(widget: widget, address: address)] = .done(on: loaded)
  }

  /// Ends a press that failed, for a reason that its tile shows.
  mutating func fail(_ address: String, of widget: String, _ reason: String, at now: Date) {
    states[Button(widget: widget, address: address)] = nil
    let words = ["⚠ \(reason) · press failed", "⚠ \(reason)", "⚠ press failed"]
    failures[widget] = (TileNote(words, role: .bad), now)
  }

  /// True if a press of a widget's button is under way.
  func isUnderWay(_ widget: String) -> Bool {
    states.contains { button, state in
      if button.widget == widget, case .underWay = state { true } else { false }
    }
  }

  /// Returns the note for a widget's tile; `nil` for the tile's own.
  func note(of widget: String, at now: Date) -> TileNote? {
    if isUnderWay(widget) { return TileNote(["sending…", "…"], role: .dim) }
    guard let end = end(of: widget), now < end else { return nil }
    return failures[widget]?.note
  }

  /// Returns the time at which a widget's tile ceases to say that a press failed.
  func end(of widget: String) -> Date? { failures[widget].map { $0.date + Self.duration } }
}
