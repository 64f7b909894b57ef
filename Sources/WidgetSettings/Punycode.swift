/// Punycode, the form of a host's label in ASCII (RFC 3492).
package enum Punycode {
  private static let base = 36
  private static let shortest = 1
  private static let longest = 26
  private static let firstScalar: UInt32 = 0x80

  /// Returns a label of a host in ASCII: unchanged if it is, else `xn--` and its Punycode in lower
  /// case; `nil` for a label that is too long for the name system.
  package static func label(_ label: String) -> String? {
    let isPlain = label.unicodeScalars.allSatisfy(\.isASCII)
    guard label.unicodeScalars.count <= 63 else { return nil }
    let encoded = isPlain ? label : encoded(label.lowercased()).map { "xn--\($0)" }
    return encoded.flatMap { $0.utf8.count <= 63 ? $0 : nil }
  }

  /// Returns the Punycode of a text, or `nil` for a text that is too long to count.
  package static func encoded(_ text: String) -> String? {
    let scalars = text.unicodeScalars.map(\.value)
    var output = scalars.filter { $0 < firstScalar }.map { UInt8($0) }
    let plain = output.count
    var handled = plain
    if plain > 0 { output.append(UInt8(ascii: "-")) }
    var (least, delta, bias) = (firstScalar, 0, 72)
    while handled < scalars.count {
      guard let next = scalars.filter({ $0 >= least }).min() else { return nil }
      let (step, isLarge) = Int(next - least).multipliedReportingOverflow(by: handled + 1)
      guard !isLarge, delta <= Int.max - step else { return nil }
      delta += step
      least = next
      for scalar in scalars {
        if scalar < least { delta += 1 }
        guard scalar == least else { continue }
        append(delta, bias, to: &output)
        bias = adapted(delta, points: handled + 1, isFirst: handled == plain)
        delta = 0
        handled += 1
      }
      delta += 1
      least += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends a number of variable length.
  private static func append(_ delta: Int, _ bias: Int, to output: inout [UInt8]) {
    var (rest, place) = (delta, base)
    while true {
      let threshold = min(max(place - bias, shortest), longest)
      guard rest >= threshold else { break }
      output.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      place += base
    }
    output.append(digit(rest))
  }

  private static func digit(_ value: Int) -> UInt8 { UInt8(value < 26 ? value + 97 : value + 22) }

  private static func adapted(_ delta: Int, points: Int, isFirst: Bool) -> Int {
    var (delta, place) = (delta / (isFirst ? 700 : 2), 0)
    delta += delta / points
    while delta > (base - shortest) * longest / 2 {
      delta /= base - shortest
      place += base
    }
    return place + (base - shortest + 1) * delta / (delta + 38)
  }
}
