@_exported public import AppleFoundation
import CryptoKit

public typealias CC_LONG = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the hash of bytes.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.MD5.hash(data: bytes(data, count)), digest) }

/// Writes the hash of bytes.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.SHA1.hash(data: bytes(data, count)), digest) }

/// Writes the hash of bytes.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA256.hash(data: bytes(data, count)), digest) }

/// Writes the hash of bytes.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ count: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA512.hash(data: bytes(data, count)), digest) }

private func bytes(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> Data {
  data.map { Data(bytes: $0, count: Int(count)) } ?? Data()
}

private func write(
  _ hash: some Sequence<UInt8>, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  for (index, byte) in hash.enumerated() { digest?[index] = byte }
  return digest
}
