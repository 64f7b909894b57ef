import FoundationEssentials
import WidgetArchive
import WidgetSettings
import WidgetSources
import WidgetTimeline

extension LinkRoute {
  /// The route that opens `salon://appointments/…`, as the salon's app does.
  static var appointments: LinkRoute {
    LinkRoute(scheme: AppointmentLink.scheme) { address, settings, show in
      guard let link = AppointmentLink(address) else {
        return show(.failed("Expected salon://appointments/ and an identifier."))
      }
      let secrets = Secrets(settings.place.secrets)
      do throws(SourceFailure) {
        let opening = try AppointmentOpening(settings, secrets)
        await opening.open(link.id) { show(State($0, secrets)) }
      } catch {
        show(State(.failed(error), secrets))
      }
    }
  }
}

extension AppointmentOpening {
  /// Creates the stores of a widget's settings.
  fileprivate init(_ settings: InstanceSettings, _ secrets: Secrets) throws(SourceFailure) {
    let folder = settings.place.folder
    let defaults = AppointmentsIntent()
    let store = settings["store"]?.text ?? defaults.store
    self.init(
      diary: DiaryStore(
        path: FilePath.absolute(settings["diary"]?.text ?? defaults.diary, in: folder)),
      store: AppointmentStore(
        try secrets.resolved(store, folder: folder, timeout: 10, environment: .own),
        folder: folder))
  }
}

extension LinkRoute.State {
  fileprivate init(_ state: AppointmentOpening.State, _ secrets: Secrets) {
    switch state {
    case .loading(let words): self = .loading(words)
    case .failed(let failure): self = .failed(secrets.redacted(failure).description)
    case .opened(let full): self = .opened(LinkedPage(full.lines))
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
