/// The last answers of nodes that have children: what each was offered, and what it took.
///
/// A stack asks at nothing, at infinity and at a share, along both axes and again when it places:
/// eight answers hold all that is asked twice. Without them the cost grows tenfold with each level of
/// nesting. Leaves answer quicker than they are looked up.
struct SizeMemos {
  private static let slots = 8
  /// A node's first slot; -1 for a leaf.
  private var first: [Int32]
  private var offers: [UInt64]
  private var answers: [UInt64]
  private var oldest: [UInt8]

  init(_ nodes: [Node]) {
    var count: Int32 = 0
    first = nodes.map { node in
      guard node.hasChildren else { return -1 }
      defer { count += 1 }
      return count * Int32(Self.slots)
    }
    offers = Array(repeating: Self.none, count: Int(count) * Self.slots)
    answers = Array(repeating: 0, count: Int(count) * Self.slots)
    oldest = Array(repeating: 0, count: Int(count))
  }

  /// No offer packs to this: lengths are small, or -1.
  private static let none: UInt64 = 0x8000_0000_8000_0000

  func size(of node: Int, for proposal: Proposal) -> Size? {
    let start = Int(first[node])
    guard start >= 0 else { return nil }
    let offer = Self.packed(proposal.width, proposal.height)
    for slot in start..<start + Self.slots where offers[slot] == offer {
      let answer = answers[slot]
      return Size(
        width: Int(Int32(truncatingIfNeeded: answer >> 32)),
        height: Int(Int32(truncatingIfNeeded: answer)))
    }
    return nil
  }

  mutating func remember(_ size: Size, of node: Int, for proposal: Proposal) {
    let start = Int(first[node])
    guard start >= 0 else { return }
    let number = start / Self.slots
    let slot = start + Int(oldest[number])
    offers[slot] = Self.packed(proposal.width, proposal.height)
    answers[slot] = Self.packed(size.width, size.height)
    oldest[number] = (oldest[number] + 1) % UInt8(Self.slots)
  }

  private static func packed(_ width: Int, _ height: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: width)) << 32 | UInt64(UInt32(truncatingIfNeeded: height))
  }
}
