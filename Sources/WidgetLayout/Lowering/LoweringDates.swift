public import FoundationEssentials

extension Lowering {
  /// Requests that the picture be drawn again at `date` without new data; `nil`, or a date that is
  /// not after the current one, requests nothing.
  ///
  /// This is for views that show time passing. The earliest date of all views counts.
  public mutating func noteChange(at date: Date?) {
    // A date in the past would cause the picture to be drawn again and again.
    if let date, date > environment.currentDate { tree.noteChange(at: date) }
  }
}
