import WidgetBase

/// The counters of a network interface since it came up, from /proc/net/dev.
public struct NetworkCounters: Sendable, Equatable {
  /// The interface's name, such as `enp3s0`.
  public var name: String
  /// The bytes received.
  public var received: UInt64
  /// The bytes sent.
  public var sent: UInt64

  /// Creates the counters of an interface, in bytes.
  public init(name: String, received: UInt64, sent: UInt64) {
    self.name = name
    self.received = received
    self.sent = sent
  }

  /// True if, by its name, the interface's traffic also passes through another interface of this
  /// machine (a bridge, a tunnel, a container's end), so that it is left out of sums.
  public var isVirtual: Bool {
    name.contains(".") || Self.virtualPrefixes.contains { name.hasExactPrefix($0) }
  }

  private static let virtualPrefixes = [
    "veth", "docker", "br-", "virbr", "vnet", "tap", "tun", "wg", "ifb", "dummy", "cni", "flannel",
    "cali", "lxc", "lxdbr", "vmnet", "vboxnet", "tailscale", "zt", "podman", "bond", "team",
    "macvtap", "sit", "gre", "nlmon",
  ]

  /// Parses /proc/net/dev; leaves out the loopback interface and incomplete lines.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> [NetworkCounters] {
    var lines = ByteCursor(bytes)
    var interfaces: [NetworkCounters] = []
    while let line = lines.line() {
      // The two lines of headings have no colon. Old kernels do not put a space after it.
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      var before = ByteCursor(line.slice(0..<colon))
      let name = before.word()
      if name.isEmpty || name.equals("lo") { continue }
      var cursor = ByteCursor(line.slice(colon + 1..<line.count))
      guard let received = cursor.unsigned() else { continue }
      // The other seven counters of receiving: packets, errors and so on.
      cursor.skipWords(7)
      guard let sent = cursor.unsigned() else { continue }
      interfaces.append(NetworkCounters(name: name.text, received: received, sent: sent))
    }
    return interfaces
  }
}
