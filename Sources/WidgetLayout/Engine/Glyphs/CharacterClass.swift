/// What becomes of a scalar on its way to the screen; the raw values are those of `WidthTable`.
enum CharacterClass: UInt8 {
  /// One column; the ambiguous widths of East Asia are among these.
  case narrow
  /// Two columns: East Asian Wide and Fullwidth, and what is drawn as an emoji by default.
  case wide
  /// An emoji or pictograph that is text by default: one column.
  case narrowPictograph
  case widePictograph
  /// One of the five colours of skin: a square when alone, nothing after an emoji.
  case skinTone
  /// One of the two letters of a flag.
  case flagLetter
  /// A space that a line may be broken after, drawn as a plain one.
  case space
  /// The ideographic space, drawn as two plain ones.
  case wideSpace
  /// A space that no line is broken at.
  case fixedSpace
  /// Drawn on the character before: categories Mn and Me.
  case mark
  /// A Hangul vowel or final, drawn in the syllable before.
  case jamo
  /// Not drawn: category Cf and what Unicode calls default-ignorable, variation selectors too.
  case invisible
  /// Line and paragraph separators.
  case lineBreak
  /// Never drawn as itself: controls, bidi controls, private use, unassigned.
  case replaced
}

extension CharacterClass {
  /// The class of the scalar with a value.
  init(of value: UInt32) {
    switch CharacterWidth.plainColumns(of: value) {
    case 1: self = .narrow
    case 2: self = .wide
    default: self = CharacterClass(inTable: value)
    }
  }

  /// The class of a scalar as the table has it, by binary search.
  init(inTable value: UInt32) {
    // Compares as if with the greatest raw value, so that a change at `value` itself counts. Halves
    // without branching on the comparison: a mispredicted branch costs more than a step.
    let key = value << 8 | 0xFF
    let changes = WidthTable.changes
    var found = 0
    var length = changes.count
    while length > 1 {
      let half = length / 2
      found += changes[found + half] <= key ? half : 0
      length -= half
    }
    self = CharacterClass(rawValue: UInt8(truncatingIfNeeded: changes[found])) ?? .replaced
  }
}
