/// The rules by which scalars become glyphs.
///
/// A glyph is a printable character and its marks, which all terminals draw alike. Where terminals
/// differ (joined emoji, flags, keycaps, skin tones), the plain form of the first character is
/// drawn. A scalar that a terminal could take for an instruction never becomes a glyph.
extension GlyphText {
  /// Appends the current scalar, or joins it to the previous glyph.
  mutating func append(
    _ value: UInt32, from reader: inout ScalarReader, _ state: inout CleaningState
  ) {
    let isJoined = state.joint == state.start
    switch CharacterClass(of: value) {
    case .narrow: append(value, columns: 1)
    case .wide: append(value, columns: 2)
    case .narrowPictograph: appendPictograph(value, columns: 1, isJoined: isJoined)
    case .widePictograph: appendPictograph(value, columns: 2, isJoined: isJoined)
    case .skinTone: if !endsInPictograph(state) { append(value, columns: 2) }
    case .flagLetter: append(value - 0x1F1E6 + 0x41, columns: 1)
    case .space: glyphs.append(.space)
    case .wideSpace: appendSpaces(2)
    case .fixedSpace: append(0xA0, columns: 1)
    case .mark: appendMark(value, state)
    case .jamo: appendJamo(value, state)
    case .invisible: if value == 0x200D, endsInPictograph(state) { state.joint = reader.offset }
    case .lineBreak: glyphs.append(.lineBreak)
    case .replaced: appendControl(value, from: &reader, &state)
    }
  }

  private mutating func append(_ content: UInt32, columns: UInt8) {
    glyphs.append(Glyph(content: content, width: columns))
  }

  private mutating func appendSpaces(_ count: Int) {
    glyphs.append(contentsOf: repeatElement(.space, count: count))
  }

  /// Appends a pictograph unless it is joined to the previous one: of a family the first member is
  /// drawn.
  private mutating func appendPictograph(_ value: UInt32, columns: UInt8, isJoined: Bool) {
    if !isJoined { append(value, columns: columns) }
  }

  private func endsInPictograph(_ state: CleaningState) -> Bool {
    guard let last = glyphs[state.first...].last, !last.isCluster else { return false }
    switch CharacterClass(of: last.content) {
    case .narrowPictograph, .widePictograph: return true
    default: return false
    }
  }

  /// Adds a mark to the preceding character, or to a dotted circle if there is none.
  ///
  /// A space carries no mark, as it may be dropped at the end of a line. The enclosing keycap and
  /// the marks after the fourth are left out, as a cell of ncurses holds no more.
  private mutating func appendMark(_ mark: UInt32, _ state: CleaningState) {
    guard let base = glyphs[state.first...].last, base != .space, base != .lineBreak else {
      append(0x25CC, columns: 1)
      return attach(mark)
    }
    if mark == 0x20E3, isKeycapBase(base.content) { return }
    attach(mark)
  }

  private func isKeycapBase(_ content: UInt32) -> Bool {
    0x30...0x39 ~= content || content == 0x23 || content == 0x2A
  }

  private mutating func attach(_ mark: UInt32) {
    guard let scalar = Unicode.Scalar(mark) else { return }
    let last = glyphs.count - 1
    let base = glyphs[last]
    if base.isCluster {
      let index = Int(base.content & ~Glyph.clusterFlag)
      if clusters[index].unicodeScalars.count < 5 { clusters[index].unicodeScalars.append(scalar) }
    } else if let composed = Composition.character(base.content, mark) {
      glyphs[last].content = composed
    } else if let first = Unicode.Scalar(base.content) {
      glyphs[last].content = Glyph.clusterFlag | UInt32(clusters.count)
      var cluster = String(first)
      cluster.unicodeScalars.append(scalar)
      clusters.append(cluster)
    }
  }

  /// Adds a Hangul vowel or final consonant to the preceding syllable. One that does not compose in
  /// Unicode (old Korean) is left out; one without a syllable before it is replaced.
  private mutating func appendJamo(_ jamo: UInt32, _ state: CleaningState) {
    guard let base = glyphs[state.first...].last, Composition.takesJamo(base.content) else {
      return glyphs.append(.replacement)
    }
    if let syllable = Composition.syllable(base.content, jamo) {
      glyphs[glyphs.count - 1].content = syllable
    }
  }
}
