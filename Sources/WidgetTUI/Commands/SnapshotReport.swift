import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// The remarks on a picture for people who rely on it: widgets not read in time, the age of
/// archived entries, and widgets that are not fresh.
@MainActor
struct SnapshotReport {
  /// A widget of the picture.
  struct Part {
    let name: String
    let state: ShownTimeline
    /// True if the widget was due and no answer came.
    var isUnread = false
  }

  private let parts: [Part]
  private let now: Date
  private let moment: ShownMoment

  /// Creates a report on a picture at `now`, the clock's date.
  init(_ parts: [Part], at now: Date, moment: ShownMoment) {
    self.parts = parts
    self.now = now
    self.moment = moment
  }

  /// Returns the lines, one per widget; none if all is well.
  ///
  /// - Parameters:
  ///   - timeout: The number of seconds waited.
  ///   - isStrict: True if widgets that are not fresh are also reported.
  func lines(waited timeout: TimeInterval, isStrict: Bool) -> [String] {
    var lines = unread(timeout)
    if moment == .kept { lines += age }
    lines += absences
    if isStrict, !doubtful.isEmpty {
      lines.append("not fresh: \(doubtful.joined(separator: ", "))")
    }
    return lines
  }

  /// Returns 1 if the check is strict and anything is not fresh, or if nothing is archived for
  /// another moment; otherwise 0.
  func status(isStrict: Bool) -> Int32 {
    if isStrict, !doubtful.isEmpty { return 1 }
    guard moment != .kept else { return 0 }
    return parts.contains { $0.state.absence?.isMissing == true } ? 1 : 0
  }

  private func unread(_ timeout: TimeInterval) -> [String] {
    names { $0.isUnread }.map { "\($0): no answer within \(Int(timeout.rounded(.up))) s" }
  }

  /// The names of the widgets that are not fresh, each with its state in a word.
  private var doubtful: [String] {
    names { word($0) != nil }.map { name in
      "\(name) (\(parts.lazy.filter { $0.name == name }.compactMap(word).first ?? ""))"
    }
  }

  private func word(_ part: Part) -> String? {
    if let absence = part.state.absence { return absence.state }
    if part.isUnread { return "no answer" }
    return part.state.freshness == .fresh ? nil : part.state.freshness.word
  }

  private var age: [String] {
    let kept = parts.filter { !$0.state.isInline && $0.state.absence == nil }
    let dated = kept.compactMap { part in part.state.loaded.map { (part.name, $0) } }
    guard let oldest = dated.min(by: { $0.1 < $1.1 }) else { return [] }
    let age = DurationText.text(max(0, now.timeIntervalSince(oldest.1)).rounded())
    return ["kept: \(oldest.0) is the oldest, read \(LocalTime.words(oldest.1)), \(age) ago"]
  }

  private var absences: [String] {
    var lines: [String] = []
    for name in names({ $0.state.absence != nil }) {
      switch parts.lazy.filter({ $0.name == name }).compactMap(\.state.absence).first {
      case .nothingKept: lines.append("\(name): nothing is archived")
      case .keptSince(let date):
        lines.append(
          "\(name): nothing is archived for \(LocalTime.words(now)); its archive begins at "
            + LocalTime.words(date))
      case .drawnLarger(let size):
        lines.append(
          "\(name): its archived picture of \(size.width)×\(size.height) does not fit; "
            + "choose a larger --size, or leave out --kept and --at")
      case .readNext(let date):
        lines.append(
          "\(name): no entry for \(LocalTime.words(now)) yet; the next reload is at "
            + LocalTime.words(date))
      case nil: break
      }
    }
    return lines
  }

  /// Returns the names of the matching widgets, each once, in the picture's order.
  private func names(_ isMeant: (Part) -> Bool) -> [String] {
    parts.filter(isMeant).map(\.name).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}

extension Absence {
  /// The widget's state in a few words.
  fileprivate var state: String {
    if case .drawnLarger = self { "archived picture too large" } else { "nothing is archived" }
  }

  /// True if nothing suitable is archived; false if the moment is still to come.
  fileprivate var isMissing: Bool {
    switch self {
    case .nothingKept, .keptSince, .drawnLarger: true
    case .readNext: false
    }
  }
}
