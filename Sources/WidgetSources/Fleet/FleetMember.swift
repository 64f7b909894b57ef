import FoundationEssentials
import Glibc
import Synchronization
import WidgetBase

/// A host's membership in a fleet. Its thread alone talks to the server; others leave their questions
/// and answers, and wait for what they need.
final class FleetMember: Sendable {
  /// A message to the thread.
  enum Message: Sendable {
    case question(FleetQuestion)
    case publication(FleetPublication)
    case watch(number: Int, instance: String, isOfMachines: Bool, onChange: @Sendable () -> Void)
    case unwatch(number: Int)
    case listing(FleetListing)
  }

  let settings: FleetSettings
  let machine: String
  /// The name of this host among all members.
  let name: String
  private let inbox = Mutex<(messages: [Message], next: Int)>(([], 0))
  private let bell = StopSignal()
  private let known = Mutex<FleetClock?>(nil)
  private let namesake = Atomic(false)

  /// True if another machine has this one's name.
  var isNamesake: Bool {
    get { namesake.load(ordering: .relaxed) }
    set { namesake.store(newValue, ordering: .relaxed) }
  }

  /// The server's clock; `nil` before the first connection.
  var clock: FleetClock? {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }

  init(_ settings: FleetSettings, of members: FleetMembers, _ request: SourceRequest) {
    self.settings = settings
    let machine = settings.machine ?? members.machine
    self.machine = machine
    name = "\(machine)#\(Fingerprint(members.identity, members.folder ?? "").digits)"
    let identity = members.identity
    let folder = members.folder
    Threads.start { [self] in
      FleetLink(self, identity: identity, folder: folder, request).run()
    }
  }

  /// The descriptor that becomes readable for messages.
  var descriptor: Int32 { bell?.descriptor ?? -1 }

  func send(_ message: Message) {
    inbox.withLock { $0.messages.append(message) }
    bell?.send()
  }

  /// Returns the messages since the last call.
  func takeMessages() -> [Message] {
    var count: UInt64 = 0
    if descriptor >= 0, bell?.isSent == true { _ = read(descriptor, &count, 8) }
    return inbox.withLock { inbox in
      defer { inbox.messages = [] }
      return inbox.messages
    }
  }

  /// Calls a function whenever an instance's row, or that of any machine, has moved, until the watch is
  /// stopped.
  func watch(
    _ instance: String, isOfMachines: Bool = false, onChange: @escaping @Sendable () -> Void
  ) -> any SourceWatch {
    let number = inbox.withLock { inbox in
      inbox.next += 1
      return inbox.next
    }
    send(
      .watch(number: number, instance: instance, isOfMachines: isOfMachines, onChange: onChange))
    return FleetWatch(self, number)
  }
}

/// A watch of a fleet's row.
private final class FleetWatch: SourceWatch {
  private let member: FleetMember
  private let number: Int

  init(_ member: FleetMember, _ number: Int) { (self.member, self.number) = (member, number) }

  func stop() { member.send(.unwatch(number: number)) }
}
