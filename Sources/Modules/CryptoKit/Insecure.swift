/// Functions that are no longer safe, as in CryptoKit: for names of files and old servers.
public enum Insecure {
  public typealias SHA1Digest = HashDigest<SHA1>
  public typealias MD5Digest = HashDigest<MD5>

  /// SHA-1, as in CryptoKit.
  public struct SHA1: HashFunction, DigestLength {
    public typealias Digest = SHA1Digest
    public static let blockByteCount = 64
    public static let byteCount = 20
    private var bytes: [UInt8] = []

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

    public func finalize() -> Digest {
      var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
      for block in padded(bytes, isLittle: false) {
        var words = block.map(\.bigEndian)
        for index in 16..<80 {
          words.append(
            turned(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for index in 0..<80 {
          let (mixed, constant): (UInt32, UInt32) =
            switch index / 20 {
            case 0: ((b & c) | (~b & d), 0x5A82_7999)
            case 1: (b ^ c ^ d, 0x6ED9_EBA1)
            case 2: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
            default: (b ^ c ^ d, 0xCA62_C1D6)
            }
          let next = turned(a, 5) &+ mixed &+ e &+ constant &+ words[index]
          (e, d, c, b, a) = (d, c, turned(b, 30), a, next)
        }
        for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
      }
      return Digest(bytes: state.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) })
    }
  }

  /// MD5, as in CryptoKit.
  public struct MD5: HashFunction, DigestLength {
    public typealias Digest = MD5Digest
    public static let blockByteCount = 64
    public static let byteCount = 16
    private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
    private static let turns: [[UInt32]] = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]
    private var bytes: [UInt8] = []

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

    public func finalize() -> Digest {
      var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
      for block in padded(bytes, isLittle: true) {
        let words = block.map(\.littleEndian)
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for index in 0..<64 {
          let (mixed, place): (UInt32, Int) =
            switch index / 16 {
            case 0: ((b & c) | (~b & d), index)
            case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
            case 2: (b ^ c ^ d, (3 * index + 5) % 16)
            default: (c ^ (b | ~d), 7 * index % 16)
            }
          let sum = a &+ mixed &+ Self.constants[index] &+ words[place]
          (a, d, c, b) = (d, c, b, b &+ turned(sum, Self.turns[index / 16][index % 4]))
        }
        for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
      }
      return Digest(bytes: state.flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) })
    }
  }

  private static func turned(_ word: UInt32, _ by: UInt32) -> UInt32 {
    word << by | word >> (32 - by)
  }

  /// Returns blocks of sixteen words as they lie in memory, with the length at the end.
  private static func padded(_ bytes: [UInt8], isLittle: Bool) -> [[UInt32]] {
    let length = UInt64(bytes.count * 8)
    var all = bytes + [0x80]
    while all.count % 64 != 56 { all.append(0) }
    all += withUnsafeBytes(of: isLittle ? length.littleEndian : length.bigEndian, Array.init)
    return stride(from: 0, to: all.count, by: 64).map { start in
      all[start..<start + 64].withUnsafeBytes { buffer in
        (0..<16).map { buffer.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
      }
    }
  }
}
