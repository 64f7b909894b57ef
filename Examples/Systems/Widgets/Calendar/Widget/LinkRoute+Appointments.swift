import FoundationEssentials
import WidgetArchive
import WidgetSettings
import WidgetSources
import WidgetTimeline

extension LinkRoute {
  /// The route that opens `salon://appointments/…`, as the salon's app does.
  static var appointments: LinkRoute {
    LinkRoute(scheme: AppointmentLink.scheme) { address, words, place, show in
      guard let link = AppointmentLink(address) else {
        return show(.failed("Expected salon://appointments/ and an identifier."))
      }
      let secrets = Secrets(place.secrets)
      do throws(SourceFailure) {
        let opening = try AppointmentOpening(words, secrets, place)
        await opening.open(link.id) { show(State($0, secrets)) }
      } catch {
        show(State(.failed(error), secrets))
      }
    }
  }
}

extension AppointmentOpening {
  /// Creates the stores of a widget's settings, given as texts.
  fileprivate init(
    _ words: [String: String], _ secrets: Secrets, _ place: BoardPlace
  ) throws(SourceFailure) {
    let defaults = AppointmentsIntent()
    let store = words["store"] ?? defaults.store
    self.init(
      diary: DiaryStore(
        path: FilePath.absolute(words["diary"] ?? defaults.diary, in: place.folder)),
      store: AppointmentStore(
        try secrets.resolved(store, folder: place.folder, timeout: 10, environment: .own),
        folder: place.folder))
  }
}

extension LinkRoute.State {
  fileprivate init(_ state: AppointmentOpening.State, _ secrets: Secrets) {
    switch state {
    case .loading(let words): self = .loading(words)
    case .failed(let failure): self = .failed(secrets.redacted(failure).description)
    case .opened(let full): self = .opened(full.lines)
    }
  }
}

extension FullAppointment {
  /// The details of the appointment, line by line.
  var lines: [String] {
    var lines = [customer]
    if let start, let end {
      let (from, until) = (LocalTime(start), LocalTime(end))
      lines.append("\(from.date) \(from.hourAndMinute)–\(until.hourAndMinute) with \(employee)")
    }
    lines.append((services + [price].compactMap { $0 }).joined(separator: " · "))
    if !phone.isEmpty { lines.append(phone) }
    if !notes.isEmpty { lines.append(notes) }
    lines.append("Status: \(status)")
    return lines
  }
}
