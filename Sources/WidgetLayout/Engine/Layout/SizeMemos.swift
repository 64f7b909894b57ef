/// The latest sizes of nodes with children, by proposal.
///
/// A stack measures a child with nothing, with unlimited space and with a share, along both axes,
/// and again when it places it: eight sizes cover all repeated questions. Without them the cost
/// grows tenfold with each level of nesting. A leaf is measured faster than it is looked up, except
/// for a text of several lines.
///
/// It is a class with its own storage, as arrays would be checked for uniqueness at each write.
final class SizeMemos {
  private static let slots = 8

  private struct Answer {
    var offer: UInt64
    var size: UInt64
  }

  /// The number of a node among those with sizes; -1 if it has none yet.
  private let numbers: UnsafeMutableBufferPointer<Int32>
  /// The number of sizes that each of those nodes has stored so far.
  private let counts: UnsafeMutableBufferPointer<Int>
  private let answers: UnsafeMutableBufferPointer<Answer>
  private var used: Int32 = 0

  /// Creates a memory for a number of nodes.
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

  /// Returns the remembered size of a node for a proposal.
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

  /// Remembers a size in place of the oldest.
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
