import FoundationEssentials

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

extension Grid {
  /// What pressing the cell in column `x` of row `y` opens: the innermost link's URL, or else the
  /// whole widget's; nil where there is none.
  public func link(x: Int, y: Int) -> URL? {
    let cell = Rect(x: x, y: y, width: 1, height: 1)
    return links.last { !$0.rect.intersection(cell).isEmpty }?.url
  }
}

extension LayoutPass {
  /// The links of a picture in `size`: the whole widget's first, inner ones after outer ones.
  func links(in size: Size) -> [GridLink] {
    if tree.links.isEmpty, tree.widgetURL == nil { return [] }
    let bounds = Rect(size: size)
    var links = tree.widgetURL.map { [GridLink(url: $0, rect: bounds)] } ?? []
    for (node, rect) in zip(tree.nodes, frames) {
      guard case .marked(.link(let link)) = node.kind else { continue }
      let rect = rect.intersection(bounds)
      if !rect.isEmpty { links.append(GridLink(url: tree.links[Int(link)], rect: rect)) }
    }
    return links
  }
}
