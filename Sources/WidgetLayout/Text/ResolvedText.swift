import FoundationEssentials

/// A text at one moment: its forms, widest first, and the date of their next change.
struct ResolvedText: Sendable {
  /// The forms as runs of plain words; never empty.
  private(set) var forms: [[Text.Run]]
  /// The date at which the text changes; `nil` for never.
  private(set) var nextChange: Date?
  /// True if narrower forms are used without a request by the author.
  private(set) var narrowsByItself: Bool

  /// Creates a text of forms, widest first.
  init(forms: [[Text.Run]], nextChange: Date? = nil, narrowsByItself: Bool = false) {
    self.forms = forms.isEmpty ? [[]] : forms
    self.nextChange = nextChange
    self.narrowsByItself = narrowsByItself
  }

  /// Creates a text of forms in words, widest first.
  init(words: [String], nextChange: Date? = nil, narrowsByItself: Bool = false) {
    self.init(
      forms: words.map { [Text.Run(string: $0)] }, nextChange: nextChange,
      narrowsByItself: narrowsByItself)
  }

  /// Appends `other`: forms with the same index are joined, and the shorter list repeats its last
  /// form.
  mutating func append(_ other: ResolvedText) {
    let count = max(forms.count, other.forms.count)
    forms = (0..<count).map { index in
      forms[min(index, forms.count - 1)] + other.forms[min(index, other.forms.count - 1)]
    }
    nextChange = [nextChange, other.nextChange].compactMap { $0 }.min()
    narrowsByItself = narrowsByItself || other.narrowsByItself
  }

  /// Returns the text with the style of `run` where its own runs set none.
  func inheriting(_ run: Text.Run) -> ResolvedText { mapped { $0 = $0.inheriting(run) } }

  /// Returns the text with each run of each form changed.
  func mapped(_ change: (inout Text.Run) -> Void) -> ResolvedText {
    var text = self
    for form in text.forms.indices {
      for run in text.forms[form].indices { change(&text.forms[form][run]) }
    }
    return text
  }
}

extension Text.Run {
  /// Returns the run with the style of `outer` where it sets none.
  func inheriting(_ outer: Text.Run) -> Text.Run {
    var run = self
    run.font = font ?? outer.font
    run.paint = paint ?? outer.paint
    run.background = background ?? outer.background
    run.weight = weight ?? outer.weight
    run.attributes.formUnion(outer.attributes)
    return run
  }
}
