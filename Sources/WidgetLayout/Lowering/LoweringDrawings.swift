extension Lowering {
  /// Writes a drawing as a view.
  public mutating func drawing(_ drawing: some Drawing) {
    tree.drawings.append(drawing)
    leaf(.drawing(Int32(tree.drawings.count - 1)))
  }
}
