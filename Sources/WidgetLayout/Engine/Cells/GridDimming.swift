extension CellGrid {
  /// The picture in dim colours, for content that is out of date.
  package var dimmed: CellGrid {
    var grid = self
    grid.recolor { style in
      var style = style
      if style.foreground != .role(.faint) { style.foreground = .role(.dim) }
      if style.background != .none { style.background = style.background.opacity(0.5) }
      style.attributes.remove(.bold)
      return style
    }
    for index in grid.pictures.indices { grid.pictures[index].isDimmed = true }
    return grid
  }

  /// The picture in the faintest colour alone, for a placeholder: what it stands for has no level yet.
  package var faded: CellGrid {
    var grid = self
    grid.recolor { _ in Style(foreground: .role(.faint)) }
    return grid
  }
}
