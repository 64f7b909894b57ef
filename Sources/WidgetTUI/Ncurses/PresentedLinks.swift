import CNcurses
import FoundationEssentials
import WidgetBase
import WidgetLayout

/// The links that the terminal was last told of, by OSC 8.
///
/// ncurses knows no links. It has written a frame's cells when this begins; then the cells of each link
/// that is new, or in a row that was written, are made unknown to it, so that it writes just these once
/// more, between the beginning and the end of the link. What it thinks is on the screen stays true.
@MainActor
struct PresentedLinks {
  /// A part of a row that belongs to a link.
  private struct Run: Hashable {
    let y: Int
    let columns: Range<Int>
    let address: String
    /// The number that joins the rows of one link.
    let number: Int
  }

  private var runs: Set<Run> = []
  /// The addresses that the terminal is told for those of links, or `nil` for none.
  private var addresses: [URL: String?] = [:]

  /// Discards what is known, after which all links are sent again.
  mutating func forget() { runs = [] }

  /// Tells the terminal of the links, and of those that are gone.
  ///
  /// - Parameter rows: The rows of which ncurses may have written cells.
  mutating func put(_ links: [GridLink], in bounds: Rect, rows: Set<Int>) {
    let new = runs(of: links, in: bounds)
    for run in runs.subtracting(new).sorted(by: Self.isBefore) { Self.write(run, isLinked: false) }
    let known = runs.filter { !rows.contains($0.y) }
    for run in new.subtracting(known).sorted(by: Self.isBefore) { Self.write(run, isLinked: true) }
    runs = new
  }

  private static func isBefore(_ one: Run, _ other: Run) -> Bool {
    (one.y, one.columns.lowerBound) < (other.y, other.columns.lowerBound)
  }

  private static func write(_ run: Run, isLinked: Bool) {
    let (y, x) = (Int32(run.y), Int32(run.columns.lowerBound))
    nc_forget(y, x, Int32(run.columns.count))
    if isLinked { send("\u{1B}]8;id=w\(run.number);\(run.address)\u{1B}\\") }
    nc_update()
    if isLinked { send("\u{1B}]8;;\u{1B}\\") }
  }

  private static func send(_ text: String) {
    text.withCString { nc_send($0, Int32(text.utf8.count)) }
  }

  /// Returns the rows of links, of which the later ones lie in the earlier ones and hide them.
  private mutating func runs(of links: [GridLink], in bounds: Rect) -> Set<Run> {
    var owners: [Int: [Int]] = [:]
    let shown = links.map { $0.rect.height <= Self.mostRows ? address(of: $0.url) : nil }
    for (number, link) in links.enumerated() where shown[number] != nil {
      let rect = link.rect.intersection(bounds)
      for y in rect.y..<rect.maxY {
        var row = owners[y] ?? Array(repeating: -1, count: bounds.width)
        for x in rect.x..<rect.maxX { row[x] = number }
        owners[y] = row
      }
    }
    var runs: Set<Run> = []
    for (y, row) in owners {
      var start = 0
      for end in 1...row.count where end == row.count || row[end] != row[start] {
        if row[start] >= 0, let address = shown[row[start]] {
          runs.insert(
            Run(y: y, columns: start..<end, address: address, number: row[start]))
        }
        start = end
      }
    }
    return runs
  }

  /// The most rows of a link that is shown: what is higher is a whole tile.
  private static let mostRows = 4
  /// The most bytes of an address that terminals take.
  private static let mostBytes = 2000
  /// The most addresses that are remembered.
  private static let mostAddresses = 1000

  /// Returns the address that the terminal is told: one of the web or of mail that would be opened
  /// without a warning, in ASCII; `nil` for any other.
  private mutating func address(of url: URL) -> String? {
    if let known = addresses[url] { return known }
    if addresses.count >= Self.mostAddresses { addresses = [:] }
    let target = try? LinkTarget(url.absoluteString)
    let address = target.flatMap { $0.warning == nil && $0.path == nil ? $0.address : nil }
    let isPlain = address.map { address in
      address.utf8.count <= Self.mostBytes && address.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
    addresses[url] = .some(isPlain == true ? address : nil)
    return isPlain == true ? address : nil
  }

  /// Returns true for the type of a terminal that takes links, or is known to ignore them.
  static func areTaken(byType type: String) -> Bool {
    let known = [
      "xterm", "tmux", "foot", "alacritty", "wezterm", "kitty", "contour", "ghostty", "vte",
      "konsole", "iterm", "mintty",
    ]
    return known.contains { type == $0 || type.hasExactPrefix($0 + "-") }
  }
}
