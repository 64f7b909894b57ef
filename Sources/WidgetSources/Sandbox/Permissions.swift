import FoundationEssentials

/// The permissions that a board gives a program beyond those that every sandboxed program has.
package struct Permissions: Sendable, Hashable, Codable {
  /// Further files and folders that it may read, and whose programs it may run.
  package var read: [String] = []
  /// Further files and folders that it may read and change.
  package var write: [String] = []
  /// True if it may use the network.
  package var network = false
  /// True if it may connect to other programs through Unix sockets, such as D-Bus, an SSH agent or
  /// Docker.
  package var sockets = false
  /// True if it sees the processes of the machine.
  package var processes = false
  /// The names of further environment variables that it gets; `AWS_*` names all with that prefix.
  package var variables: [String] = []

  package init() {}
}

extension Permissions {
  /// Reads permissions from their text; `nil` if it is not that of any.
  package init?(text: String) {
    guard let permissions = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = permissions
  }

  /// The permissions as a line of text, which is the same for the same permissions.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
