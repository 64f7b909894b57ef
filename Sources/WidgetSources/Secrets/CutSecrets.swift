/// The detection of partial secrets in shortened texts, next to the `…`.
enum CutSecrets {
  private static let ellipsis = Array("…".utf8)
  /// The length in bytes of the shortest part that is hidden; a shorter one may be the end of any
  /// word.
  private static let least = 4

  /// Replaces such parts by `mark`; returns true if there were any.
  static func hide(_ forms: [[UInt8]], in bytes: inout [UInt8], by mark: [UInt8]) -> Bool {
    var isChanged = false
    var place = forms.isEmpty ? -1 : bytes.count - ellipsis.count
    // From the end, so that a replacement does not move the part still to be searched.
    while place >= 0 {
      defer { place -= 1 }
      guard bytes[place] == ellipsis[0], bytes[place...].starts(with: ellipsis) else { continue }
      let after = place + ellipsis.count
      if let end = forms.compactMap({ cutEnd(of: $0, in: bytes, at: after) }).max() {
        bytes.replaceSubrange(after..<end, with: mark)
        isChanged = true
      }
      if let start = forms.compactMap({ cutStart(of: $0, in: bytes, before: place) }).min() {
        bytes.replaceSubrange(start..<place, with: mark)
        isChanged = true
        place = start
      }
    }
    return isChanged
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
