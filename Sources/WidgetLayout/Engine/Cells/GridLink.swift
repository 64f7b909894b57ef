public import FoundationEssentials

/// A part of a picture that opens a URL when pressed.
public struct GridLink: Sendable, Hashable {
  /// The URL that is opened, which is not checked in any way.
  public let url: URL
  /// The cells that respond.
  public let rect: Rect

  /// Creates the link of some cells.
  package init(url: URL, rect: Rect) { (self.url, self.rect) = (url, rect) }

  /// Returns the link moved with its picture into another one, or `nil` if no part of it is
  /// visible.
  func moved(columns: Int, rows: Int, in bounds: Rect) -> GridLink? {
    let moved = Rect(x: rect.x + columns, y: rect.y + rows, size: rect.size).intersection(bounds)
    return moved.isEmpty ? nil : GridLink(url: url, rect: moved)
  }
}

extension CellGrid {
  /// Returns the URL that a press on the cell in column `x` of row `y` opens: the innermost link's,
  /// otherwise the whole widget's; `nil` if there is none.
  public func link(x: Int, y: Int) -> URL? {
    let cell = Rect(x: x, y: y, width: 1, height: 1)
    return links.last { !$0.rect.intersection(cell).isEmpty }?.url
  }

  /// Makes the whole picture open `url` unless it has a URL already: a widget's outermost URL is
  /// set first, and wins.
  mutating func setWidgetURL(_ url: URL) {
    if links.first?.rect != bounds { links.insert(GridLink(url: url, rect: bounds), at: 0) }
  }
}

extension Painter {
  /// Makes the visible part of a rectangle open `url`.
  mutating func addLink(_ url: URL, in rect: Rect) {
    let rect = rect.intersection(clip)
    if !rect.isEmpty { grid.links.append(GridLink(url: url, rect: rect)) }
  }
}
