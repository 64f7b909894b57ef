package import WidgetArchive
public import WidgetLayout

/// The page of what an address opens, as an app shows it on a phone.
///
/// Two pages are equal if their words are.
public struct LinkedPage: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// The words, line by line, of which the first is the title. Commands print them, and a page without a
  /// picture shows them.
  public let lines: [String]
  private let picture: (@MainActor @Sendable () -> AnyTimelineEntry)?

  /// Creates a page of words.
  public init(_ lines: [String]) {
    self.lines = lines
    picture = nil
  }

  public init(arrayLiteral lines: String...) { self.init(lines) }

  /// Creates a page with a view, which is drawn in the page's size.
  public init(_ lines: [String], content: @escaping @MainActor @Sendable () -> some View) {
    self.lines = lines
    picture = { AnyTimelineEntry(date: .distantPast) { $0.root { content() } } }
  }

  /// Creates a page of another program, which may have drawn it.
  package init(_ lines: [String], archive: ArchivedTimeline?) {
    self.lines = lines
    guard let archive, let entry = archive.entries.first else {
      picture = nil
      return
    }
    let pictures = archive.pictures
    picture = { AnyTimelineEntry(entry, of: pictures) }
  }

  /// The title; empty if another program shows the page.
  package var title: String { lines.first ?? "" }

  /// The picture of the page; `nil` for words alone.
  @MainActor package var entry: AnyTimelineEntry? { picture?() }

  public static func == (one: LinkedPage, other: LinkedPage) -> Bool { one.lines == other.lines }

  public func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}
