/// Amounts as shades.
package enum Shade {
  /// Returns the fraction of a value between the least and the greatest, at least 0.1, so that it
  /// differs from a gap; `nil` for a missing value or one that is not finite.
  package static func part(of value: Double?, among values: [Double]) -> Double? {
    guard let value, value.isFinite else { return nil }
    let finite = values.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max(), low < high else { return 1 }
    return min(max(0.1 + 0.9 * ((value / 2 - low / 2) / (high / 2 - low / 2)), 0.1), 1)
  }

  /// Returns the character for a fraction up to 1: one of `░▒▓█`, in ASCII of `.:+#`.
  package static func glyph(_ part: Double, resolution: ChartResolution) -> UInt32 {
    let step = Int(min(max(part * 4, 0), 3.999))
    let ascii: [UInt32] = [0x2E, 0x3A, 0x2B, 0x23]
    return resolution == .ascii ? ascii[step] : [0x2591, 0x2592, 0x2593, 0x2588][step]
  }
}
