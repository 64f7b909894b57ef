extension Double {
  /// The number as a board would write it, without needless decimals.
  var written: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
