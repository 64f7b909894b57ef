/// The numbers of the styles in a table.
///
/// Most pictures have few styles, which a search finds sooner than a hash; the others are hashed.
struct StyleNumbers: Sendable {
  private static let few = 16
  private var numbers: [Style: UInt16] = [:]

  /// Creates the numbers of a table that has styles already; of equal styles the first one counts.
  init(of styles: [Style] = []) {
    for (index, style) in styles.enumerated().dropFirst(Self.few) where numbers[style] == nil {
      numbers[style] = UInt16(clamping: index)
    }
  }

  /// Returns the number of `style` in `styles`, and adds it if it is new.
  ///
  /// A table holds 65,535 styles; a picture with more (a photograph in 24 bits) shares the last
  /// one.
  mutating func number(of style: Style, in styles: inout [Style]) -> UInt16 {
    if let number = Self.numberAmongFew(of: style, in: styles) { return number }
    if styles.count > Self.few, let number = numbers[style] { return number }
    guard styles.count < Int(UInt16.max) else { return UInt16.max - 1 }
    let number = UInt16(styles.count)
    styles.append(style)
    if number >= Self.few { numbers[style] = number }
    return number
  }

  private static func numberAmongFew(of style: Style, in styles: [Style]) -> UInt16? {
    styles.withUnsafeBufferPointer { styles in
      for index in 0..<min(styles.count, few) where styles[index] == style {
        return UInt16(truncatingIfNeeded: index)
      }
      return nil
    }
  }
}
