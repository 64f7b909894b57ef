/// The parts of secrets that are left where a text was shortened: right before or behind its `…`.
enum CutSecrets {
  private static let ellipsis = Array("…".utf8)
  /// What is shorter may be any word's end.
  private static let least = 4

  /// Puts a mark in place of such parts; whether there were any.
  static func hide(_ forms: [[UInt8]], in bytes: inout [UInt8], by mark: [UInt8]) -> Bool {
    var isChanged = false
    var place = forms.isEmpty ? -1 : bytes.count - ellipsis.count
    // From the end, so that what is replaced moves nothing that is still to be looked at.
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

  /// Where the beginning of a secret begins that ends at a place.
  private static func cutStart(of form: [UInt8], in bytes: [UInt8], before place: Int) -> Int? {
    guard form.count > least else { return nil }
    return (least..<form.count).reversed().lazy.map { place - $0 }.first { start in
      start >= 0 && bytes[start..<place].elementsEqual(form.prefix(place - start))
    }
  }

  /// Where the end of a secret ends that begins at a place.
  private static func cutEnd(of form: [UInt8], in bytes: [UInt8], at place: Int) -> Int? {
    guard form.count > least else { return nil }
    return (least..<form.count).reversed().lazy.map { place + $0 }.first { end in
      end <= bytes.count && bytes[place..<end].elementsEqual(form.suffix(end - place))
    }
  }
}
