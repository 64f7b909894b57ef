/// The size and shape of a widget, named as in WidgetKit.
public enum WidgetFamily: Int, CaseIterable, Sendable, Hashable {
  case systemSmall = 0
  case systemMedium = 1
  case systemLarge = 2
  case systemExtraLarge = 3
  case accessoryCircular = 5
  case accessoryRectangular = 6
  case accessoryInline = 7
}

extension WidgetFamily {
  /// The size in cells of the family's tile, including its border, unless a board sets another: an
  /// iPhone's small widget is 160 points square, and a cell is 8 × 16 points.
  public var tileSize: Size {
    switch self {
    case .systemSmall: Size(width: 20, height: 10)
    case .systemMedium: Size(width: 40, height: 10)
    case .systemLarge: Size(width: 40, height: 20)
    case .systemExtraLarge: Size(width: 80, height: 20)
    case .accessoryRectangular: Size(width: 20, height: 4)
    case .accessoryCircular: Size(width: 9, height: 4)
    case .accessoryInline: Size(width: 30, height: 1)
    }
  }

  /// The size in cells of the content of a tile of the family's size.
  public var contentSize: Size {
    let inside = inside(of: Rect(size: tileSize)).size
    let margins = margins(in: inside)
    return inside.reduced(columns: 2 * margins.width, rows: 2 * margins.height)
  }

  /// Returns the area inside a tile's border, which the widget's background fills. Without lines, the
  /// title's row and a column on each side stay free. An accessory has no border; if it is wider
  /// than 4 columns, a column on each side stays free instead.
  package func inside(of tile: Rect, borders: BorderStyle = .rounded) -> Rect {
    switch frame(of: tile.size, borders: borders) {
    case .box: return tile.inset(columns: 1, rows: 1)
    case .titleRow:
      return Rect(x: tile.x + 1, y: tile.y + 1, width: tile.width - 2, height: tile.height - 1)
    case .nothing: return isAccessory && tile.width > 4 ? tile.inset(columns: 1, rows: 0) : tile
    }
  }

  /// Returns the columns and rows on each side of a picture of `size` that only the background
  /// covers; none if they are not wanted. Accessory families have none.
  package func margins(in size: Size, isWanted: Bool = true) -> Size {
    Size(width: isWanted && !isAccessory && size.width > 4 ? 1 : 0, height: 0)
  }

  /// What stands around the inside of a tile.
  package enum Frame: Sendable {
    /// Lines on all sides, with the title above and the note below.
    case box
    /// A row with the title and the note.
    case titleRow
    case nothing

    /// The rows that it takes of its tile.
    package var rows: Int {
      switch self {
      case .box: 2
      case .titleRow: 1
      case .nothing: 0
      }
    }
  }

  /// Returns what stands around the inside of a tile of that size. Accessory families are a line or
  /// two beside other content, and a border would take all of it.
  package func frame(of tile: Size, borders: BorderStyle) -> Frame {
    guard !isAccessory, tile.width >= 6, tile.height >= 3 else { return .nothing }
    return borders == .hidden ? .titleRow : .box
  }

  /// True for the families that show only a line or two beside other content.
  public var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
  /// The case's name, as WidgetKit prints it.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  public var debugDescription: String { description }

  /// Creates the family called `name`: Swift's name, or the command line's `small`, `medium`,
  /// `large`, `extra-large`, `rectangular`, `circular` or `inline`.
  public init?(name: some StringProtocol) {
    guard
      let family = Self.allCases.first(where: { $0.shortName == name || $0.description == name })
    else { return nil }
    self = family
  }

  /// The family's name on the command line and in board files.
  public var shortName: String {
    switch self {
    case .systemSmall: "small"
    case .systemMedium: "medium"
    case .systemLarge: "large"
    case .systemExtraLarge: "extra-large"
    case .accessoryCircular: "circular"
    case .accessoryRectangular: "rectangular"
    case .accessoryInline: "inline"
    }
  }
}
