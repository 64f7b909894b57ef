/// The detection of partial secrets in shortened texts, next to the `…`.
enum CutSecrets {
  private static let ellipsis = Array("…".utf8)
  /// The length in bytes of the shortest part that is hidden; a shorter one may be the end of any
  /// word.
  private static let least = 4
  /// The most parts that are hidden one by one; a text with more of them is hidden as a whole.
  private static let most = 200

  /// Replaces such parts by `mark`; returns true if there were any.
  static func hide(_ forms: [[UInt8]], in bytes: inout [UInt8], by mark: [UInt8]) -> Bool {
    var changes = 0
    var place = forms.isEmpty ? -1 : bytes.count - ellipsis.count
    // From the end, so that a replacement does not move the part still to be searched.
    while place >= 0 {
      defer { place -= 1 }
      guard bytes[place] == ellipsis[0], bytes[place...].starts(with: ellipsis) else { continue }
      let after = place + ellipsis.count
      if let end = forms.compactMap({ cutEnd(of: $0, in: bytes, at: after) }).max() {
        bytes.replaceSubrange(after..<end, with: mark)
        changes += 1
      }
      if let start = forms.compactMap({ cutStart(of: $0, in: bytes, before: place) }).min() {
        bytes.replaceSubrange(start..<place, with: mark)
        changes += 1
        place = start
      }
      // Each change moves the rest; a text with so many parts of secrets is not worth its time.
      if changes > most {
        bytes = mark
        return true
      }
    }
    return changes > 0
  }

  /// Returns the start of the longest beginning of a secret that ends at `place`, or `nil` if no
  /// beginning ends there.
  private static func cutStart(of form: [UInt8], in bytes: [UInt8], before place: Int) -> Int? {
    guard form.count > least else { return nil }
    return (least..<form.count).reversed().lazy.map { place - $0 }.first { start in
      start >= 0 && bytes[start..<place].elementsEqual(form.prefix(place - start))
    }
  }

  /// Returns the end of the longest end of a secret that starts at `place`, or `nil` if there is
  /// none.
  private static func cutEnd(of form: [UInt8], in bytes: [UInt8], at place: Int) -> Int? {
    guard form.count > least else { return nil }
    return (least..<form.count).reversed().lazy.map { place + $0 }.first { end in
      end <= bytes.count && bytes[place..<end].elementsEqual(form.suffix(end - place))
    }
  }
}
