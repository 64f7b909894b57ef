import FoundationEssentials
import Synchronization
import WidgetBase

/// The memberships of a host in fleets, one for each fleet that its widgets name.
package final class FleetMembers: ReadingSharing {
  /// The machine's name where a board gives none.
  let machine: String
  /// The machine's identifier, which tells two machines of one name apart.
  let identity: String
  /// The folder of the status files; `nil` keeps none.
  let folder: String?
  private let members = Mutex<[FleetSettings: FleetMember]>([:])

  /// Creates a host's memberships, of which there are none at first.
  package init(machine: String, identity: String, folder: String?) {
    (self.machine, self.identity, self.folder) = (machine, identity, folder)
  }

  /// Returns the membership by settings, and begins it where there is none yet.
  func member(_ settings: FleetSettings, _ request: SourceRequest) -> FleetMember {
    members.withLock { members in
      if let known = members[settings] { return known }
      let member = FleetMember(settings, of: self, request)
      members[settings] = member
      return member
    }
  }

  /// The folder of the status files in a state folder.
  package static func statusFolder(in state: String) -> String { "\(state)/fleets" }

  /// Returns what hosts noted last about their memberships, in a state folder.
  package static func statuses(in state: String) -> [FleetStatus] {
    let folder = statusFolder(in: state)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      (try? FileAccess.read("\(folder)/\(name)")).flatMap { $0 }.flatMap { FleetStatus(json: $0) }
    }
  }
}
