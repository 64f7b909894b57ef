/// A node's last answers: what it was offered, and what it took.
///
/// Three are enough: a stack asks at nothing, at infinity and at a share, and asks again with the
/// same share when it places. Without them the cost grows tenfold with each level of nesting.
struct SizeMemo {
  private var offers = (Self.none, Self.none, Self.none)
  private var answers: (UInt64, UInt64, UInt64) = (0, 0, 0)
  private var oldest: UInt8 = 0

  /// No offer packs to this: lengths are small, or -1.
  private static let none: UInt64 = 0x8000_0000_8000_0000

  func size(for proposal: Proposal) -> Size? {
    let offer = Self.packed(proposal.width, proposal.height)
    if offers.0 == offer { return Self.size(answers.0) }
    if offers.1 == offer { return Self.size(answers.1) }
    if offers.2 == offer { return Self.size(answers.2) }
    return nil
  }

  mutating func remember(_ size: Size, for proposal: Proposal) {
    let offer = Self.packed(proposal.width, proposal.height)
    let answer = Self.packed(size.width, size.height)
    switch oldest {
    case 0: (offers.0, answers.0) = (offer, answer)
    case 1: (offers.1, answers.1) = (offer, answer)
    default: (offers.2, answers.2) = (offer, answer)
    }
    oldest = oldest == 2 ? 0 : oldest + 1
  }

  private static func packed(_ width: Int, _ height: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: width)) << 32 | UInt64(UInt32(truncatingIfNeeded: height))
  }

  private static func size(_ packed: UInt64) -> Size {
    Size(
      width: Int(Int32(truncatingIfNeeded: packed >> 32)),
      height: Int(Int32(truncatingIfNeeded: packed)))
  }
}
