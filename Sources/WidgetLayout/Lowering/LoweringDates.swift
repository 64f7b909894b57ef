public import FoundationEssentials

extension Lowering {
  /// Has the picture drawn again at `date`, without new data; nil, and what is not after the
  /// current date, is never.
  ///
  /// For views that show time passing. The earliest date of all views counts.
  public mutating func noteChange(at date: Date?) {
    // A date that is over would have the picture drawn again and again.
    if let date, date > environment.currentDate { tree.noteChange(at: date) }
  }
}
