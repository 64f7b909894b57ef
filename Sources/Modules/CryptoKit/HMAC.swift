/// A secret key, as in CryptoKit.
public struct SymmetricKey: Sendable, Equatable, ContiguousBytes {
  let bytes: [UInt8]

  /// Creates a key of bytes.
  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Creates a random key.
  public init(size: SymmetricKeySize) {
    var source = SystemRandomNumberGenerator()
    bytes = (0..<size.bitCount / 8).map { _ in .random(in: 0...255, using: &source) }
  }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  public static func == (left: Self, right: Self) -> Bool { isEqual(left.bytes, right.bytes) }
}

/// The length of a key, as in CryptoKit.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = Self(bitCount: 128)
  public static let bits192 = Self(bitCount: 192)
  public static let bits256 = Self(bitCount: 256)
}

/// Compares bytes in a time that does not depend on them.
private func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  left.count == right.count && zip(left, right).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
}

/// A fingerprint that only the owners of a key can make, as in CryptoKit.
public struct HMAC<Function: HashFunction>: Sendable {
  public typealias Key = SymmetricKey

  /// The code of a message.
  public struct MAC: Sendable, Equatable, Sequence, ContiguousBytes {
    let bytes: [UInt8]
    public var byteCount: Int { bytes.count }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<Result>(
      _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
    public static func == (left: Self, right: Self) -> Bool { isEqual(left.bytes, right.bytes) }
  }

  private var inner = Function()
  private var outer = Function()

  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > Function.blockByteCount { bytes = Array(Function.hash(data: bytes)) }
    bytes += [UInt8](repeating: 0, count: Function.blockByteCount - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5C })
  }

  /// Reads more of the message.
  public mutating func update(data: some DataProtocol) { inner.update(data: data) }

  /// Returns the code.
  public func finalize() -> MAC {
    var last = outer
    last.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(last.finalize()))
  }

  /// Returns the code of a message.
  public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC
  {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Returns true if the code is that of the message.
  public static func isValidAuthenticationCode(
    _ code: some ContiguousBytes, authenticating data: some DataProtocol, using key: SymmetricKey
  ) -> Bool {
    isEqual(
      code.withUnsafeBytes { Array($0) }, authenticationCode(for: data, using: key).bytes)
  }
}

/// Keys made of another one, as in CryptoKit.
public struct HKDF<Function: HashFunction>: Sendable {
  /// Returns a key made of another one.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, salt: some DataProtocol, info: some DataProtocol,
    outputByteCount: Int
  ) -> SymmetricKey {
    let first = HMAC<Function>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: Array(salt)))
    let key = SymmetricKey(data: first)
    var (all, last): ([UInt8], [UInt8]) = ([], [])
    var number: UInt8 = 1
    while all.count < outputByteCount {
      last =
        HMAC<Function>.authenticationCode(
          for: last + Array(info) + [number], using: key
        ).bytes
      all += last
      number &+= 1
    }
    return SymmetricKey(data: Array(all.prefix(outputByteCount)))
  }
}
