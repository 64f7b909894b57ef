/// The last answers of nodes that have children: what each was offered, and what it took.
///
/// A stack asks at nothing, at infinity and at a share, along both axes and again when it places:
/// eight answers hold all that is asked twice. Without them the cost grows tenfold with each level of
/// nesting. Leaves answer quicker than they are looked up, but for a text of several lines.
///
/// A class with storage of its own, since arrays would be checked for being shared at each answer.
final class SizeMemos {
  private static let slots = 8

  private struct Answer {
    var offer: UInt64
    var size: UInt64
  }

  /// Which of the nodes with answers a node is; -1 where it has none yet.
  private let numbers: UnsafeMutableBufferPointer<Int32>
  /// How many answers the nodes with answers have given.
  private let counts: UnsafeMutableBufferPointer<Int>
  private let answers: UnsafeMutableBufferPointer<Answer>
  private var used: Int32 = 0

  /// Answers for so many nodes.
  init(count: Int) {
    numbers = .allocate(capacity: count)
    numbers.initialize(repeating: -1)
    counts = .allocate(capacity: count)
    answers = .allocate(capacity: count * Self.slots)
  }

  deinit {
    numbers.deallocate()
    counts.deallocate()
    answers.deallocate()
  }

  /// What a node answered to an offer, if that is remembered.
  @inline(__always)
  func size(of node: Int, for proposal: Proposal) -> Size? {
    let number = Int(numbers[node])
    guard number >= 0 else { return nil }
    let offer = Self.packed(proposal.width, proposal.height)
    let start = number * Self.slots
    for slot in start..<start + min(counts[number], Self.slots) where answers[slot].offer == offer {
      let size = answers[slot].size
      return Size(
        width: Int(Int32(truncatingIfNeeded: size >> 32)),
        height: Int(Int32(truncatingIfNeeded: size)))
    }
    return nil
  }

  /// Remembers an answer in the place of the oldest.
  func remember(_ size: Size, of node: Int, for proposal: Proposal) {
    var number = Int(numbers[node])
    if number < 0 {
      number = Int(used)
      numbers[node] = used
      counts[number] = 0
      used += 1
    }
    let slot = number * Self.slots + counts[number] % Self.slots
    answers[slot] = Answer(
      offer: Self.packed(proposal.width, proposal.height),
      size: Self.packed(size.width, size.height))
    counts[number] += 1
  }

  private static func packed(_ width: Int, _ height: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: width)) << 32 | UInt64(UInt32(truncatingIfNeeded: height))
  }
}
