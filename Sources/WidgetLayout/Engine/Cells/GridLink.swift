public import FoundationEssentials

/// A part of a picture that opens something when it is pressed.
public struct GridLink: Sendable, Hashable {
  /// What is opened; not checked in any way.
  public let url: URL
  /// The cells that are pressed.
  public let rect: Rect

  /// The link in a picture that its own picture is drawn into; nil where nothing of it is seen.
  func moved(columns: Int, rows: Int, in bounds: Rect) -> GridLink? {
    let moved = Rect(x: rect.x + columns, y: rect.y + rows, size: rect.size).intersection(bounds)
    return moved.isEmpty ? nil : GridLink(url: url, rect: moved)
  }
}

extension CellGrid {
  /// What pressing the cell in column `x` of row `y` opens: the innermost link's URL, or else the
  /// whole widget's; nil where there is none.
  public func link(x: Int, y: Int) -> URL? {
    let cell = Rect(x: x, y: y, width: 1, height: 1)
    return links.last { !$0.rect.intersection(cell).isEmpty }?.url
  }

  /// Lets the whole picture open `url`, unless it opens something already: the outermost URL of a
  /// widget counts, and is met first.
  mutating func setWidgetURL(_ url: URL) {
    if links.first?.rect != bounds { links.insert(GridLink(url: url, rect: bounds), at: 0) }
  }
}

extension Painter {
  /// Lets what is seen of a rectangle open `url`.
  mutating func addLink(_ url: URL, in rect: Rect) {
    let rect = rect.intersection(clip)
    if !rect.isEmpty { grid.links.append(GridLink(url: url, rect: rect)) }
  }
}
