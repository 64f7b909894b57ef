package import WidgetLayout
import WidgetSources

/// The picture that a gallery shows: hills under the sun, without a file.
package enum SamplePicture {
  /// The datum that represents it in a sample.
  static let datum = Datum.record([Datum.Field("sample", .bool(true))])

  /// The picture; never `nil`.
  package static var picture: Picture? {
    let (width, height) = (96, 72)
    var rgba: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { rgba += color(Double(x), Double(y)) + [255] }
    }
    return Picture(width: width, height: height, rgba: rgba)
  }

  private static func color(_ x: Double, _ y: Double) -> [UInt8] {
    // Two hills, as parabolas, the nearer one darker.
    if y > 44 + (x - 70) * (x - 70) / 90 { return [52, 104, 72] }
    if y > 34 + (x - 24) * (x - 24) / 60 { return [86, 146, 96] }
    let (right, down) = (x - 66, y - 20)
    if right * right + down * down < 90 { return [250, 204, 92] }
    return [UInt8(96 + y), UInt8(150 + y), 224]
  }
}
