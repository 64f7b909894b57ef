/// The question asked before a link of a widget is opened.
struct LinkQuestion: Hashable {
  let widget: String
  let address: String
  /// The effect of opening it, line by line.
  let lines: [String]
}

extension Dashboard {
  /// Asks for consent to a link's effect; if the effect cannot be shown in full, the link is not opened.
  func ask(_ asked: LinkQuestion) {
    guard QuestionOverlay(asked.lines, size: screen.size).showsAll else {
      notice = LinkNotice(.failed(QuestionOverlay.noRoom), of: asked.address, at: clock.now)
      return
    }
    question = asked
  }

  /// Returns true if a key answers the question: Enter agrees, any other key declines.
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
