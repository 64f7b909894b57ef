import WidgetTimeline

/// A writer of a source's answer as lines for people, without terminal control characters.
enum TrialText {
  /// The longest line of an excerpt, in characters.
  private static let width = 100

  static func lines(of answer: WidgetTrial.Answer) -> [String] {
    let time = TrialWords.seconds(answer.seconds)
    switch answer.result {
    case .failure(let failure):
      let detail = failure.detail.isEmpty ? [] : ["  " + visible(failure.detail)]
      return ["! \(visible(answer.source)): \(visible(failure.reason)), after \(time)"] + detail
    case .success(let shape):
      let warning = answer.warning.map { ["  warning: \(visible($0))"] } ?? []
      return ["\(visible(answer.source)): \(visible(shape.form)), in \(time)"]
        + (warning + lines(of: shape)).map { "  " + $0 }
    }
  }

  private static func lines(of shape: WidgetTrial.Shape) -> [String] {
    let fields = shape.fields.map { [visible($0.path), $0.type, visible($0.example)] }
    let widths = (0..<2).map { column in fields.map { $0[column].count }.max() ?? 0 }
    var lines = fields.map { field in
      field[0].padding(to: widths[0]) + "  " + field[1].padding(to: widths[1]) + "  " + field[2]
    }
    if shape.moreFields > 0 { lines.append("and \(shape.moreFields) more") }
    if shape.fields.isEmpty { lines += shape.excerpt.map { "| " + visible($0, limit: width) } }
    return lines + ["fits: " + shape.kinds.joined(separator: ", ")]
  }

  /// Returns a text of data in printable form.
  static func visible(_ text: String, limit: Int = 400) -> String {
    VisibleText.quoted(text, limit: limit)
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
