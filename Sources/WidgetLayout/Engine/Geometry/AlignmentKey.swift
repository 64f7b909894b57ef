import Synchronization

/// A guide as a number: the built-in ones are known by theirs, those of one's own are numbered as
/// they are met, so that a node stays small.
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

  /// A guide's type; types are the same for everybody, though the compiler asks.
  private struct OwnGuide: @unchecked Sendable {
    let type: any AlignmentID.Type
  }

  private init(number: UInt16) { self.number = number }

  /// The number of a guide of one's own; the same for the same type.
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

  /// True for the three that views have by their size alone, unless somebody moved them.
  var isPlain: Bool { number <= Self.end.number }

  /// False for a guide of an author's own.
  var isBuiltIn: Bool { number < Self.firstOwn }

  /// Where the guide is in a view that does not say; in points.
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

  /// How far `inner` cells stand from the start of `outer`, where neither says where its guide is.
  func offset(of inner: Int, in outer: Int) -> Int {
    switch self {
    case .start: 0
    case .center: (outer - inner) >> 1
    default: outer - inner
    }
  }
}

/// A guide along an axis.
struct GuideKey: Hashable, Sendable {
  let axis: Axis
  let alignment: AlignmentKey
}
