internal import FoundationEssentials
internal import WidgetArchive

/// The question whether the host is alive: a request that it removes at once.
struct HostQuestion {
  /// The result of a look for the reply.
  enum Reply: Equatable {
    case replied
    /// The host has shown no sign of life at this number of looks.
    case silent(looks: Int)
  }

  /// The host that was asked; `nil` for one that does not say who it is.
  let holder: HostHolder?
  /// The time of the next look, by a clock that stops while the machine sleeps.
  var next: SuspendingClock.Instant
  private let request: String
  private var looks = 0
  private var asked: [String: FileStamp]

  /// Asks the host of a folder.
  init(
    to holder: HostHolder?, in folder: SharedFolder, next: SuspendingClock.Instant
  ) throws(FileError) {
    (self.holder, self.next) = (holder, next)
    asked = try folder.asked
    request = try HostRequest.alive.send(in: folder)
  }

  /// Looks for the reply, or for what the host asked or drew since the last look.
  ///
  /// Looks are counted, and not the time that passes: where the front end does not run, the host may
  /// not run either.
  mutating func look(in folder: SharedFolder) -> Reply {
    // A bundle that keeps the folder from being looked at shows no sign of life.
    let asked: [String: FileStamp]
    do throws(FileError) {
      guard try folder.stamp(request) != nil else { return .replied }
      asked = try folder.asked
    } catch {
      asked = self.asked
    }
    looks = asked == self.asked ? looks + 1 : 0
    self.asked = asked
    return .silent(looks: looks)
  }
}

/// The pause between two questions to a host that replies, while the same answer is overdue.
struct Pause {
  private(set) var end = SuspendingClock.now
  private var due: Date?
  private var length = Self.first

  private static let first: TimeInterval = 10
  private static let longest: TimeInterval = 600

  /// Begins the next pause, which is longer if the same answer is still awaited.
  mutating func lengthen(for due: Date?) {
    length = due == self.due ? min(Self.longest, 2 * length) : Self.first
    self.due = due
    end = .now + .seconds(length)
  }
}

extension SuspendingClock.Instant {
  /// The number of seconds until this instant.
  var fromNow: TimeInterval {
    let rest = SuspendingClock.now.duration(to: self).components
    return Double(rest.seconds) + Double(rest.attoseconds) / 1e18
  }
}
