@_exported import AppleFoundation

/// A fingerprint of data, as in CryptoKit.
public protocol Digest: Hashable, Sendable, Sequence, CustomStringConvertible
where Element == UInt8 {
  static var byteCount: Int { get }
  /// Lets `body` read the bytes.
  func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
}

/// Makes fingerprints of data, as in CryptoKit.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  init()
  /// Reads more data.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the fingerprint.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the fingerprint of data.
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Reads more data.
  public mutating func update(data: some DataProtocol) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// The bytes of a fingerprint of some function.
public struct HashDigest<Function: Sendable>: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { (Function.self as? any DigestLength.Type)?.byteCount ?? 0 }

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  public var description: String {
    "\(Function.self) digest: "
      + bytes.map { byte in
        let text = String(byte, radix: 16)
        return text.count < 2 ? "0" + text : text
      }.joined()
  }

  public static func == (left: Self, right: some DataProtocol) -> Bool {
    left.bytes.elementsEqual(right)
  }
}

/// A function with a length of its fingerprints.
protocol DigestLength {
  static var byteCount: Int { get }
}

/// The rounds of SHA-2, on words of 32 or 64 bits.
struct SHA2Rounds<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  let constants: [Word]
  /// The distances of the turns: two for the words of a block, two for the state.
  let turns: [[Int]]
  var state: [Word]
  private var waiting: [UInt8] = []
  private var length = 0

  init(_ state: [Word], _ constants: [Word], _ turns: [[Int]]) {
    (self.state, self.constants, self.turns) = (state, constants, turns)
  }

  private static var blockSize: Int { 16 * MemoryLayout<Word>.size }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length += bytes.count
    waiting.append(contentsOf: bytes)
    var start = 0
    while waiting.count - start >= Self.blockSize {
      mix(waiting[start..<start + Self.blockSize])
      start += Self.blockSize
    }
    waiting.removeFirst(start)
  }

  func digest(_ count: Int) -> [UInt8] {
    var last = self
    last.waiting.append(0x80)
    let lengthSize = 2 * MemoryLayout<Word>.size
    while last.waiting.count % Self.blockSize != Self.blockSize - lengthSize {
      last.waiting.append(0)
    }
    last.waiting += [UInt8](repeating: 0, count: lengthSize - 8)
    last.waiting += withUnsafeBytes(of: UInt64(length * 8).bigEndian, Array.init)
    for start in stride(from: 0, to: last.waiting.count, by: Self.blockSize) {
      last.mix(last.waiting[start..<start + Self.blockSize])
    }
    let bytes = last.state.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }
    return Array(bytes.prefix(count))
  }

  private mutating func mix(_ block: ArraySlice<UInt8>) {
    let size = MemoryLayout<Word>.size
    var words: [Word] = stride(from: block.startIndex, to: block.endIndex, by: size).map { start in
      block[start..<start + size].reduce(0) { $0 << 8 | Word($1) }
    }
    func turned(_ word: Word, _ by: Int) -> Word { word >> Word(by) | word << Word(size * 8 - by) }
    func folded(_ word: Word, _ by: [Int], shifted: Bool) -> Word {
      turned(word, by[0]) ^ turned(word, by[1])
        ^ (shifted ? word >> Word(by[2]) : turned(word, by[2]))
    }
    for index in 16..<constants.count {
      let small = folded(words[index - 15], turns[0], shifted: true)
      let large = folded(words[index - 2], turns[1], shifted: true)
      words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in constants.indices {
      let choice = (e & f) ^ (~e & g)
      let first =
        h &+ folded(e, turns[3], shifted: false) &+ choice &+ constants[index] &+ words[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = folded(a, turns[2], shifted: false) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }
}

/// The fractional parts of roots of the first primes, which are SHA-2's constants.
private enum Roots {
  static let primes = (2...409).filter { number in !(2..<number).contains { number % $0 == 0 } }

  /// Returns the first bits of the fractional part of a root, by halving an interval of integers.
  static func fraction(of prime: Int, cubic: Bool) -> UInt64 {
    // The root times 2^64 lies between whole.0 and (whole + 1).0; its power is compared in words.
    let whole = (1...20).last { (cubic ? $0 * $0 * $0 : $0 * $0) <= prime } ?? 1
    var fraction: UInt64 = 0
    for bit in stride(from: 63, through: 0, by: -1) {
      let candidate = fraction | 1 << UInt64(bit)
      if Wide.power(UInt64(whole), candidate, cubic: cubic).isAtMost(UInt64(prime)) {
        fraction = candidate
      }
    }
    return fraction
  }
}

/// A number of several words, the lowest first.
private struct Wide {
  var words: [UInt64]

  static func power(_ whole: UInt64, _ fraction: UInt64, cubic: Bool) -> Wide {
    let root = Wide(words: [fraction, whole])
    let square = root.times(root)
    return cubic ? square.times(root) : square
  }

  func times(_ other: Wide) -> Wide {
    var result = [UInt64](repeating: 0, count: words.count + other.words.count)
    for (left, one) in words.enumerated() {
      var carry: UInt64 = 0
      for (right, two) in other.words.enumerated() {
        let product = one.multipliedFullWidth(by: two)
        let (low, first) = product.low.addingReportingOverflow(result[left + right])
        let (sum, second) = low.addingReportingOverflow(carry)
        result[left + right] = sum
        carry = product.high &+ (first ? 1 : 0) &+ (second ? 1 : 0)
      }
      result[left + other.words.count] = carry
    }
    return Wide(words: result)
  }

  /// Returns true if the number is at most `limit` with as many words behind the point as a power
  /// has.
  func isAtMost(_ limit: UInt64) -> Bool {
    let point = words.count / 2
    if words[(point + 1)...].contains(where: { $0 != 0 }) { return false }
    if words[point] != limit { return words[point] < limit }
    return words[..<point].allSatisfy { $0 == 0 }
  }
}

private enum Constants {
  static let cubes = Roots.primes.prefix(80).map { Roots.fraction(of: $0, cubic: true) }
  static let squares = Roots.primes.prefix(16).map { Roots.fraction(of: $0, cubic: false) }
  static let short = cubes.prefix(64).map { UInt32($0 >> 32) }
  static let shortStart = squares.prefix(8).map { UInt32($0 >> 32) }
  static let shortTurns = [[7, 18, 3], [17, 19, 10], [2, 13, 22], [6, 11, 25]]
  static let longTurns = [[1, 8, 7], [19, 61, 6], [28, 34, 39], [14, 18, 41]]
}

/// SHA-2 with 256 bits, as in CryptoKit.
public struct SHA256: HashFunction, DigestLength {
  public typealias Digest = SHA256Digest
  public static let blockByteCount = 64
  public static let byteCount = 32
  private var rounds = SHA2Rounds<UInt32>(
    Constants.shortStart, Constants.short, Constants.shortTurns)

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    rounds.update(bufferPointer)
  }
  public func finalize() -> Digest { Digest(bytes: rounds.digest(Self.byteCount)) }
}

public typealias SHA256Digest = HashDigest<SHA256>

/// SHA-2 with 384 bits, as in CryptoKit.
public struct SHA384: HashFunction, DigestLength {
  public typealias Digest = SHA384Digest
  public static let blockByteCount = 128
  public static let byteCount = 48
  private var rounds = SHA2Rounds<UInt64>(
    Array(Constants.squares[8...]), Constants.cubes, Constants.longTurns)

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    rounds.update(bufferPointer)
  }
  public func finalize() -> Digest { Digest(bytes: rounds.digest(Self.byteCount)) }
}

public typealias SHA384Digest = HashDigest<SHA384>

/// SHA-2 with 512 bits, as in CryptoKit.
public struct SHA512: HashFunction, DigestLength {
  public typealias Digest = SHA512Digest
  public static let blockByteCount = 128
  public static let byteCount = 64
  private var rounds = SHA2Rounds<UInt64>(
    Array(Constants.squares[..<8]), Constants.cubes, Constants.longTurns)

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    rounds.update(bufferPointer)
  }
  public func finalize() -> Digest { Digest(bytes: rounds.digest(Self.byteCount)) }
}

public typealias SHA512Digest = HashDigest<SHA512>
