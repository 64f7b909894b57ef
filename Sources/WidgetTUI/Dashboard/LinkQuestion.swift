/// What is asked before a link of a widget is opened.
struct LinkQuestion: Hashable {
  let widget: String
  let address: String
  /// What opening it does, a line each.
  let lines: [String]
}

extension Dashboard {
  /// Asks whether a link may do what it does; where that cannot be shown in full it is not opened.
  func ask(_ asked: LinkQuestion) {
    guard QuestionOverlay(asked.lines, size: screen.size).showsAll else {
      notice = LinkNotice(.failed(QuestionOverlay.noRoom), of: asked.address, at: clock.now)
      return
    }
    question = asked
  }

  /// Whether a key answers the question: Enter agrees, any other key does not.
  func answers(_ key: Key) -> Bool {
    guard let asked = question else { return false }
    question = nil
    guard key == .enter else { return true }
    // The screen may have become smaller since.
    if QuestionOverlay(asked.lines, size: screen.size).showsAll { agreements.insert(asked) }
    // Where another program has that name by now, the question is asked anew.
    open(asked.address, of: asked.widget)
    return true
  }
}
