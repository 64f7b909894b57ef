import Synchronization

/// The number of an alignment guide. Built-in guides have fixed numbers; custom ones are numbered
/// when first used. A number keeps nodes small.
struct AlignmentKey: Hashable, Sendable {
  let number: UInt16

  /// Leading or top.
  static var start: Self { Self(number: 0) }
  static var center: Self { Self(number: 1) }
  /// Trailing or bottom.
  static var end: Self { Self(number: 2) }
  static var firstTextBaseline: Self { Self(number: 3) }
  static var lastTextBaseline: Self { Self(number: 4) }

  private static let firstOwn: UInt16 = 8
  private static let own = Mutex<[OwnGuide]>([])

  /// The type of a custom guide. Metatypes are safe to share, but the compiler cannot tell.
  private struct OwnGuide: @unchecked Sendable {
    let type: any AlignmentID.Type
  }

  private init(number: UInt16) { self.number = number }

  /// Creates the key of a custom guide; the same type always gets the same number.
  init(_ id: any AlignmentID.Type) {
    let guide = OwnGuide(type: id)
    number = Self.own.withLock { guides in
      if let index = guides.firstIndex(where: { $0.type == guide.type }) {
        return UInt16(index) + Self.firstOwn
      }
      guides.append(guide)
      return UInt16(clamping: guides.count - 1) + Self.firstOwn
    }
  }

  /// True for the three guides that follow from a view's size alone, unless they are set
  /// explicitly.
  var isPlain: Bool { number <= Self.end.number }

  /// True unless the guide is custom.
  var isBuiltIn: Bool { number < Self.firstOwn }

  /// Returns the guide's position in a view that does not set it, in points.
  func position(in dimensions: ViewDimensions, along axis: Axis) -> Double {
    let length = axis == .horizontal ? dimensions.width : dimensions.height
    switch self {
    case .start: return 0
    case .center: return length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: return length
    default:
      let guide = Self.own.withLock { $0[Int(number - Self.firstOwn)] }
      return guide.type.defaultValue(in: dimensions)
    }
  }

  /// Returns the distance of `inner` cells from the start of `outer` if neither sets this guide.
  package func offset(of inner: Int, in outer: Int) -> Int {
    switch self {
    case .start: 0
    case .center: (outer - inner) >> 1
    default: outer - inner
    }
  }
}

/// An alignment guide along an axis.
struct GuideKey: Hashable, Sendable {
  let axis: Axis
  let alignment: AlignmentKey
}
