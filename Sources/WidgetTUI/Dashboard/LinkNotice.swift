import FoundationEssentials
import WidgetLayout
import WidgetTimeline

/// What the status row says of a link that is opened.
struct LinkNotice: Hashable {
  let words: String
  let role: Role
  private let date: Date

  /// So many seconds long it is news; then the row is as it was when it is next drawn.
  private static let duration = 30.0

  /// The link was asked for.
  init(opening address: String, at date: Date) {
    self.init("Opening \(address)…", .dim, date)
  }

  /// One of several may be opened.
  init(choosing index: Int, of links: [GridLink], at date: Date) {
    let address = links[index].url.absoluteString
    self.init("\(index + 1) of \(links.count): Enter opens \(address)", .text, date)
  }

  /// How far it is.
  init(_ state: LinkRoute.State, of address: String, at date: Date) {
    switch state {
    case .loading(let words): self.init(words, .dim, date)
    case .opened(let lines): self.init("Opened \(lines.first ?? address)", .good, date)
    case .failed(let words): self.init(words, .bad, date)
    }
  }

  private init(_ words: String, _ role: Role, _ date: Date) {
    (self.words, self.role, self.date) = (words, role, date)
  }

  /// Whether it is still to be shown; no alarm is set for its end.
  func isNews(at now: Date) -> Bool { now.timeIntervalSince(date) < Self.duration }
}
