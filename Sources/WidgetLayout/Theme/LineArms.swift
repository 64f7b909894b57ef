/// The directions in which a character of box drawing has a line.
struct LineArms: OptionSet, Hashable {
  let rawValue: UInt8

  static let left = LineArms(rawValue: 1)
  static let right = LineArms(rawValue: 2)
  static let up = LineArms(rawValue: 4)
  static let down = LineArms(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the arms of a character from U+2500 to U+257F.
  init(_ scalar: UInt32) {
    let (across, upright): (LineArms, LineArms) = ([.left, .right], [.up, .down])
    self =
      switch scalar {
      case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550, 0x257C, 0x257E:
        across
      case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x257D, 0x257F:
        upright
      case 0x250C...0x250F, 0x2552...0x2554, 0x256D: [.right, .down]
      case 0x2510...0x2513, 0x2555...0x2557, 0x256E: [.left, .down]
      case 0x2514...0x2517, 0x2558...0x255A, 0x2570: [.right, .up]
      case 0x2518...0x251B, 0x255B...0x255D, 0x256F: [.left, .up]
      case 0x251C...0x2523, 0x255E...0x2560: upright.union(.right)
      case 0x2524...0x252B, 0x2561...0x2563: upright.union(.left)
      case 0x252C...0x2533, 0x2564...0x2566: across.union(.down)
      case 0x2534...0x253B, 0x2567...0x2569: across.union(.up)
      case 0x2574, 0x2578: .left
      case 0x2575, 0x2579: .up
      case 0x2576, 0x257A: .right
      case 0x2577, 0x257B: .down
      default: across.union(upright)
      }
  }
}
