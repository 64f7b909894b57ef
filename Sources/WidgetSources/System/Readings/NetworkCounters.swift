/// What /proc/net/dev says of one interface: counters since it came up.
public struct NetworkCounters: Sendable, Equatable {
  /// The interface's name, as `enp3s0`.
  public var name: String
  /// Bytes received.
  public var received: UInt64
  /// Bytes sent.
  public var sent: UInt64

  /// An interface's name and its two counters in bytes.
  public init(name: String, received: UInt64, sent: UInt64) {
    self.name = name
    self.received = received
    self.sent = sent
  }

  /// Whether its traffic also passes through another interface of this machine (a bridge, a
  /// tunnel, a container's end), by its name; such are left out of sums.
  public var isVirtual: Bool {
    name.contains(".") || Self.virtualPrefixes.contains { name.hasPrefix($0) }
  }

  private static let virtualPrefixes = [
    "veth", "docker", "br-", "virbr", "vnet", "tap", "tun", "wg", "ifb", "dummy", "cni", "flannel",
    "cali", "lxc", "lxdbr", "vmnet", "vboxnet", "tailscale", "zt", "podman", "bond", "team",
    "macvtap", "sit", "gre", "nlmon",
  ]

  /// Reads the text of /proc/net/dev, without the loopback; lines that are cut short are left
  /// out.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> [NetworkCounters] {
    var lines = ByteCursor(bytes)
    var interfaces: [NetworkCounters] = []
    while let line = lines.line() {
      // The two lines of headings have no colon. Old kernels put no space after it.
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      var before = ByteCursor(line.slice(0..<colon))
      let name = before.word()
      if name.isEmpty || name.equals("lo") { continue }
      var cursor = ByteCursor(line.slice(colon + 1..<line.count))
      guard let received = cursor.unsigned() else { continue }
      // The other seven counts of receiving: packets, errors and so on.
      cursor.skipWords(7)
      guard let sent = cursor.unsigned() else { continue }
      interfaces.append(NetworkCounters(name: name.text, received: received, sent: sent))
    }
    return interfaces
  }
}
