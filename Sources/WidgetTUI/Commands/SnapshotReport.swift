import FoundationEssentials
import WidgetArchive
import WidgetLayout
import WidgetSettings
import WidgetTimeline

/// What is said beside a picture, for those who rely on it: what could not be read in time, how old
/// what was kept is, and what is not fresh.
@MainActor
struct SnapshotReport {
  /// A widget of the picture.
  struct Part {
    let name: String
    let state: ShownTimeline
    /// True where it was due, and no answer came.
    var isUnread = false
  }

  private let parts: [Part]
  private let now: Date
  private let moment: ShownMoment

  /// A report on a picture of `now`, which is the clock's date.
  init(_ parts: [Part], at now: Date, moment: ShownMoment) {
    self.parts = parts
    self.now = now
    self.moment = moment
  }

  /// The lines, a widget's once; none where all is well.
  ///
  /// - Parameters:
  ///   - timeout: the seconds that were waited.
  ///   - isStrict: whether what is not fresh is told as well.
  func lines(waited timeout: TimeInterval, isStrict: Bool) -> [String] {
    var lines = unread(timeout)
    if moment == .kept { lines += age }
    lines += absences
    if isStrict, !doubtful.isEmpty {
      lines.append("not fresh: \(doubtful.joined(separator: ", "))")
    }
    return lines
  }

  /// 1 where it is to be strict and anything is not fresh, or where nothing is kept of another moment.
  func status(isStrict: Bool) -> Int32 {
    if isStrict, !doubtful.isEmpty { return 1 }
    guard moment != .kept else { return 0 }
    return parts.contains { $0.state.absence?.isMissing == true } ? 1 : 0
  }

  private func unread(_ timeout: TimeInterval) -> [String] {
    names { $0.isUnread }.map { "\($0): no answer within \(Int(timeout.rounded(.up))) s" }
  }

  /// The widgets that are not fresh, each with its state in a word.
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
      case .nothingKept: lines.append("\(name): nothing is kept")
      case .keptSince(let date):
        lines.append(
          "\(name): nothing is kept of \(LocalTime.words(now)); its archive begins at "
            + LocalTime.words(date))
      case .drawnLarger(let size):
        lines.append(
          "\(name): its kept picture of \(size.width)×\(size.height) does not fit; "
            + "choose a larger --size, or leave out --kept and --at")
      case .readNext(let date):
        lines.append(
          "\(name): nothing is known of \(LocalTime.words(now)) yet; it is read at "
            + LocalTime.words(date))
      case nil: break
      }
    }
    return lines
  }

  /// The names of some widgets, each once, in the picture's order.
  private func names(_ isMeant: (Part) -> Bool) -> [String] {
    parts.filter(isMeant).map(\.name).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }
}

extension Absence {
  /// The state of a widget in a few words.
  fileprivate var state: String {
    if case .drawnLarger = self { "kept picture too large" } else { "nothing is kept" }
  }

  /// True where the archive does not reach, false where the moment is still to come.
  fileprivate var isMissing: Bool {
    switch self {
    case .nothingKept, .keptSince, .drawnLarger: true
    case .readNext: false
    }
  }
}
