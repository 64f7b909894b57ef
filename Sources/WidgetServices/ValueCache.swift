public import FoundationEssentials
import Glibc
import Synchronization
import WidgetBase

/// The last good values of a service, each with the date at which it was read, for the time in
/// which the service cannot be reached.
///
/// They are kept in memory, and in files that only the user can read. A key must say whose value it
/// is, such as the server with the token, so that nobody is shown another account's; it is not
/// written anywhere.
public struct ValueCache: Sendable {
  private final class Memory: Sendable {
    let values = Mutex<[String: Data]>([:])
  }

  private let memory = Memory()
  private let folder: String?

  /// Creates a cache with files in an existing folder; `nil` keeps values in memory alone.
  public init(folder: String? = nil) { self.folder = folder }

  /// Keeps a value that was read at a date.
  public func keep(_ value: some Encodable, for key: String, at date: Date) {
    guard let data = try? JSONEncoder().encode(CachedValue(value: value, date: date)) else {
      return
    }
    let name = name(of: key)
    memory.values.withLock { $0[name] = data }
    // A cache whose files cannot be written still has the memory.
    if let path = path(name) { try? FileAccess.replace(path, with: Array(data)) }
  }

  /// Returns the value that was kept last; `nil` if there is none of this type.
  public func value<Value: Decodable>(
    for key: String, as type: Value.Type = Value.self
  ) -> CachedValue<Value>? {
    let name = name(of: key)
    guard let data = memory.values.withLock({ $0[name] }) ?? file(name) else { return nil }
    return try? JSONDecoder().decode(CachedValue<Value>.self, from: data)
  }

  /// Forgets a value, such as that of a user who has signed out.
  public func remove(for key: String) {
    let name = name(of: key)
    memory.values.withLock { _ = $0.removeValue(forKey: name) }
    if let path = path(name) { unlink(path) }
  }

  private func name(of key: String) -> String { Fingerprint(key).digits }

  private func path(_ name: String) -> String? { folder.map { "\($0)/value-\(name)" } }

  /// The size in bytes from which on a file is not read.
  private static let limit = 64 << 20

  private func file(_ name: String) -> Data? {
    guard let path = path(name),
      let bytes = try? FileAccess.read(path, limit: Self.limit, followsLinks: false)
    else { return nil }
    return Data(bytes)
  }
}

/// A value with the date at which it was read.
public struct CachedValue<Value> {
  public let value: Value
  public let date: Date
}

extension CachedValue: Encodable where Value: Encodable {}
extension CachedValue: Decodable where Value: Decodable {}
extension CachedValue: Sendable where Value: Sendable {}
