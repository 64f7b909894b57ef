import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// A message in the status row about what a key did, such as a link that is being opened.
struct LinkNotice: Hashable {
  let words: String
  let role: Role
  private let date: Date

  /// The number of seconds for which it is shown; it disappears at the next redraw after that.
  private static let duration = 30.0

  /// Creates a notice for a link that is to be opened.
  init(opening address: String, at date: Date) { self.init("Opening \(address)…", .dim, date) }

  /// Creates a notice for the choice of one of several links, or of the only one.
  init(choosing index: Int, of count: Int, _ opening: LinkOpening, at date: Date) {
    let place = count == 1 ? "" : "\(index + 1) of \(count): "
    let words = opening.summary ?? "opens \(opening.shown)"
    guard let caution = opening.caution else {
      self.init("\(place)Enter \(words)", .text, date)
      return
    }
    self.init(
      opening.isOfDesktop ? "\(place)Enter \(words): \(caution)" : "\(place)\(caution)", .warn, date
    )
  }

  /// Creates a notice for the state of an opening.
  init(_ state: LinkRoute.State, of address: String, at date: Date) {
    switch state {
    case .loading(let words): self.init(words, .dim, date)
    case .opened(let page):
      self.init("Opened \(page.title.isEmpty ? address : page.title)", .good, date)
    case .done(let words, _, _): self.init(words, .good, date)
    case .failed(let words): self.init(words, .bad, date)
    }
  }

  /// Creates a notice of some words.
  init(_ words: String, _ role: Role, _ date: Date) {
    (self.words, self.role, self.date) = (words, role, date)
  }

  /// Returns true if it is still to be shown; no alarm is set for its end.
  func isNews(at now: Date) -> Bool { now.timeIntervalSince(date) < Self.duration }
}
