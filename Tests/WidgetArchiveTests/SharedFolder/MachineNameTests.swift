import CLinux
import Glibc
import TestServers
import Testing

@testable import WidgetArchive

@Suite("What tells machines apart that share a home folder")
struct MachineNameTests {
  private let folder = TemporaryFolder()

  private func name(
    _ texts: [String?], host: String = "atlas", isInContainer: Bool = false
  ) throws -> String {
    let paths = try texts.enumerated().map { index, text in
      let path = "\(folder.path)/\(index)"
      unlink(path)
      if let text { try FileAccess.replace(path, with: Array(text.utf8)) }
      return path
    }
    return MachineName.name(identifiers: paths, hostName: host, isInContainer: isInContainer)
  }

  private let one = "3d1219c7c4c5404aaa1f6d2a48adfda4\n"
  private let other = "3d1219c7c4c5404aaa1f6d2a48adfda5\n"

  @Test func theMachinesIdentifierDecides() throws {
    let name = try name([one])
    #expect(try self.name([other]) != name)
    #expect(try self.name([one], host: "another-network") == name)
    #expect(name.utf8.count == 16)
    #expect(!one.contains(name))
  }

  @Test func theSecondFileCountsWhereTheFirstHasNone() throws {
    let name = try name([one])
    #expect(try self.name([nil, one]) == name)
    #expect(try self.name(["uninitialized\n", one]) == name)
    #expect(try self.name(["", one]) == name)
    #expect(try self.name([other, one]) != name)
  }

  @Test func aMachineWithoutIdentifierIsItsHostName() throws {
    #expect(try name([nil]) == name([nil]))
    #expect(try name([nil], host: "atlas") != name([nil], host: "bolt"))
    #expect(try name([nil]) != name([one]))
  }

  @Test func containersOfOneImageAreTheirHostNamesToo() throws {
    let first = try name([one], host: "a1", isInContainer: true)
    #expect(try name([one], host: "a1", isInContainer: true) == first)
    #expect(try name([one], host: "b2", isInContainer: true) != first)
    #expect(try name([one], host: "a1") != first)
  }

  /// RFC 4231, test cases 1, 2 and 6.
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0b, count: 20), "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xaa, count: 131),
      "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ])
  func theHashIsTheStandards(key: [UInt8], message: String, digest: String) {
    var bytes = [UInt8](repeating: 0, count: 32)
    let message = Array(message.utf8)
    clinux_hmac_sha256(key, key.count, message, message.count, &bytes)
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(digits == digest)
  }
}
