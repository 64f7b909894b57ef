@_exported import AppleFoundation
import Glibc

/// The state of the networks, as in Network.
public struct NWPath: Sendable, Equatable {
  /// Whether there is a network.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

  public let status: Status
  public let availableInterfaces: [NWInterface]
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }
  public var supportsDNS: Bool { status == .satisfied }

  /// Returns true if an interface of a kind is up.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// Reads which interfaces have an address beyond this machine.
  static func read() -> NWPath {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else {
      return NWPath(status: .unsatisfied, availableInterfaces: [])
    }
    defer { freeifaddrs(first) }
    var names: Set<String> = []
    for entry in sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap({ $0?.pointee })
    {
      let flags = Int(entry.ifa_flags)
      guard let address = entry.ifa_addr?.pointee, flags & Int(IFF_UP) != 0,
        flags & Int(IFF_RUNNING) != 0, flags & Int(IFF_LOOPBACK) == 0,
        [sa_family_t(AF_INET), sa_family_t(AF_INET6)].contains(address.sa_family)
      else { continue }
      names.insert(String(cString: entry.ifa_name))
    }
    let interfaces = names.sorted().map(NWInterface.init)
    return NWPath(
      status: interfaces.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: interfaces)
  }
}

/// A network interface, as in Network.
public struct NWInterface: Sendable, Hashable {
  /// The kind of an interface.
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }

  public let name: String
  init(_ name: String) { self.name = name }

  /// The kind, by the name that Linux gives.
  public var type: InterfaceType {
    if name.hasPrefix("wl") { return .wifi }
    if name.hasPrefix("ww") { return .cellular }
    return name.hasPrefix("e") ? .wiredEthernet : .other
  }
}

/// Tells of the networks, as in Network. Here, it looks when it is started, and then every five
/// seconds.
public final class NWPathMonitor: @unchecked Sendable {
  // Sendable: the lock guards what changes.
  private let lock = NSLock()
  private let wanted: NWInterface.InterfaceType?
  private var handler: (@Sendable (NWPath) -> Void)?
  private var path = NWPath.read()
  private var timer: (any DispatchSourceTimer)?

  public init() { wanted = nil }
  public init(requiredInterfaceType: NWInterface.InterfaceType) { wanted = requiredInterfaceType }

  deinit { timer?.cancel() }

  /// The networks at the last look.
  public var currentPath: NWPath { lock.withLock { path } }

  /// Is told of the networks at the start and when they change.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// Begins to look.
  public func start(queue: DispatchQueue) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 5, repeating: 5)
    timer.setEventHandler { [weak self] in self?.look(isFirst: false) }
    lock.withLock { self.timer = timer }
    queue.async { [weak self] in self?.look(isFirst: true) }
    timer.resume()
  }

  /// Ends looking.
  public func cancel() {
    lock.withLock {
      timer?.cancel()
      timer = nil
    }
  }

  private func look(isFirst: Bool) {
    var new = NWPath.read()
    if let wanted, !new.usesInterfaceType(wanted) {
      new = NWPath(status: .unsatisfied, availableInterfaces: new.availableInterfaces)
    }
    let told = lock.withLock { () -> (@Sendable (NWPath) -> Void)? in
      let isNew = isFirst || new != path
      path = new
      return isNew ? handler : nil
    }
    told?(new)
  }
}
