/// The way a Unicode scalar is shown; the raw values are those of `WidthTable`.
enum CharacterClass: UInt8 {
  /// One column, East Asian Ambiguous included.
  case narrow
  /// Two columns: East Asian Wide and Fullwidth, and characters with emoji presentation by default.
  case wide
  /// An emoji or pictograph with text presentation by default: one column.
  case narrowPictograph
  case widePictograph
  /// One of the five skin tones: a square on its own, nothing after an emoji.
  case skinTone
  /// A regional indicator, two of which make a flag.
  case flagLetter
  /// A space after which a line may be broken; drawn as a plain one.
  case space
  /// The ideographic space; drawn as two plain ones.
  case wideSpace
  /// A no-break space.
  case fixedSpace
  /// A mark drawn on the preceding character: categories Mn and Me.
  case mark
  /// A Hangul vowel or final consonant, drawn in the preceding syllable.
  case jamo
  /// A scalar that is not drawn: category Cf and default-ignorable ones, variation selectors
  /// included.
  case invisible
  /// A line or paragraph separator.
  case lineBreak
  /// A scalar that is never drawn as itself: controls, bidi controls, private use, unassigned.
  case replaced
}

extension CharacterClass {
  /// Creates the class of a scalar value.
  init(of value: UInt32) {
    switch CharacterWidth.plainColumns(of: value) {
    case 1: self = .narrow
    case 2: self = .wide
    default: self = CharacterClass(inTable: value)
    }
  }

  /// Creates the class of a scalar value by binary search in the table.
  init(inTable value: UInt32) {
    // The key has the greatest raw value, so that a change at `value` itself is found. The
    // search does not branch on the comparison: a mispredicted branch costs more than a step.
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
