import FoundationEssentials

/// What a text says at one moment: its forms, the widest first, and when they change.
struct ResolvedText: Sendable {
  /// Stretches of plain words; never empty.
  private(set) var forms: [[Text.Run]]
  /// When the text says something else; nil is never.
  private(set) var nextChange: Date?
  /// True if narrower forms are taken without the author asking for it.
  private(set) var narrowsByItself: Bool

  /// A text of these forms, the widest first.
  init(forms: [[Text.Run]], nextChange: Date? = nil, narrowsByItself: Bool = false) {
    self.forms = forms.isEmpty ? [[]] : forms
    self.nextChange = nextChange
    self.narrowsByItself = narrowsByItself
  }

  /// A text of these words, the widest first.
  init(words: [String], nextChange: Date? = nil, narrowsByItself: Bool = false) {
    self.init(
      forms: words.map { [Text.Run(string: $0)] }, nextChange: nextChange,
      narrowsByItself: narrowsByItself)
  }

  /// Puts `other` behind: forms of the same number stand together, and the shorter list repeats
  /// its last.
  mutating func append(_ other: ResolvedText) {
    let count = max(forms.count, other.forms.count)
    forms = (0..<count).map { index in
      forms[min(index, forms.count - 1)] + other.forms[min(index, other.forms.count - 1)]
    }
    nextChange = [nextChange, other.nextChange].compactMap { $0 }.min()
    narrowsByItself = narrowsByItself || other.narrowsByItself
  }

  /// The text with what `run` says of its look, where its own stretches say nothing.
  func inheriting(_ run: Text.Run) -> ResolvedText { mapped { $0 = $0.inheriting(run) } }

  /// The text with each stretch of each form changed.
  func mapped(_ change: (inout Text.Run) -> Void) -> ResolvedText {
    var text = self
    for form in text.forms.indices {
      for run in text.forms[form].indices { change(&text.forms[form][run]) }
    }
    return text
  }
}

extension Text.Run {
  /// The stretch with the look of `outer` where it has none of its own.
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
