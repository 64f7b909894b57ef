extension RangeReplaceableCollection {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets, in their order, to before the element that is at another
  /// offset now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = enumerated().map { (offset: $0, element: $1) }
    let moved = elements.filter { source.contains($0.offset) }
    let kept = elements.filter { !source.contains($0.offset) }
    let before = kept.filter { $0.offset < destination }
    let after = kept.filter { $0.offset >= destination }
    for (index, new) in zip(Array(indices), before + moved + after) { self[index] = new.element }
  }
}
