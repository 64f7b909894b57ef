/// The detection of partial secrets in shortened texts, next to the `…`.
enum CutSecrets {
  private static let ellipsis = Array("…".utf8)
  /// The length in bytes of the shortest part that is hidden; a shorter one may be the end of any
  /// word.
  private static let least = 4

  /// Replaces such parts by `mark`; returns true if there were any.
  ///
  /// The time is that of reading the text twice for each form, whatever the text is.
  static func hide(_ forms: [[UInt8]], in bytes: inout [UInt8], by mark: [UInt8]) -> Bool {
    let cuts = ByteSearch.ranges(of: ellipsis, in: bytes)
    let long = forms.filter { $0.count > least }
    guard !cuts.isEmpty, !long.isEmpty else { return false }
    let before = parts(of: long, in: bytes, before: cuts.map(\.lowerBound))
    let count = bytes.count
    let after = parts(
      of: long.map { $0.reversed() }, in: bytes.reversed(),
      before: cuts.reversed().map { count - $0.upperBound }
    ).map { count - $0.upperBound..<count - $0.lowerBound }
    return ByteRanges(before + after).replace(in: &bytes, by: mark)
  }

  /// Returns the longest beginnings of secrets that end at places, which are in order.
  private static func parts(
    of forms: [[UInt8]], in bytes: [UInt8], before places: [Int]
  ) -> [Range<Int>] {
    var lengths = [Int](repeating: 0, count: places.count)
    for form in forms {
      var search = BeginningSearch(form)
      var index = 0
      for (number, place) in places.enumerated() {
        if place - form.count > index {
          index = place - form.count
          search.restart()
        }
        while index < place {
          search.read(bytes[index])
          index += 1
        }
        lengths[number] = max(lengths[number], search.length)
      }
    }
    return zip(places, lengths).compactMap { place, length in
      length >= least ? place - length..<place : nil
    }
  }
}
