extension CellGrid {
  /// The picture with all its colours dim: what is shown was true once.
  package var dimmed: CellGrid {
    var grid = self
    grid.recolor { style in
      var style = style
      if style.foreground != .role(.faint) { style.foreground = .role(.dim) }
      if style.background != .none { style.background = style.background.opacity(0.5) }
      style.attributes.remove(.bold)
      return style
    }
    return grid
  }
}
