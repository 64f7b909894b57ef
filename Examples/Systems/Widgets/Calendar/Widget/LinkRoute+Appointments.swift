import FoundationEssentials
import WidgetArchive
import WidgetSettings
import WidgetSources
import WidgetTimeline

extension LinkRoute {
  /// Returns the route that opens `salon://appointments/…`, as the salon's app does.
  ///
  /// - Parameter state: The folder in which the widget stores whose the token is.
  static func appointments(state: String?) -> LinkRoute {
    LinkRoute(scheme: AppointmentLink.scheme) { request, show in
      guard let link = AppointmentLink(request.address) else {
        return show(.failed("Expected salon://appointments/ and an identifier."))
      }
      let secrets = Secrets(request.settings.place.secrets)
      do throws(SourceFailure) {
        let opening = try AppointmentOpening(request.settings, secrets, state: state)
        await opening.open(link.id) { show(State($0, secrets)) }
      } catch {
        show(State(.failed(error), secrets))
      }
    }
  }
}

extension AppointmentOpening {
  /// Creates the stores of a widget's settings.
  fileprivate init(
    _ settings: InstanceSettings, _ secrets: Secrets, state: String?
  ) throws(SourceFailure) {
    let place = settings.place
    let intent = AppointmentsIntent()
    intent.store = settings["store"]?.text ?? intent.store
    intent.diary = settings["diary"]?.text ?? intent.diary
    intent.server = settings["server"]?.text ?? intent.server
    intent.token = settings["token"]?.text ?? intent.token
    let access = try AppointmentsAccess(
      AppointmentsSettings(intent), secrets, place, .own, state: state)
    self.init(
      diary: DiaryStore(path: FilePath.absolute(intent.diary, in: place.folder)),
      store: access.store,
      account: { () throws(SourceFailure) in try access.account(within: 3) })
  }
}

extension LinkRoute.State {
  fileprivate init(_ state: AppointmentOpening.State, _ secrets: Secrets) {
    switch state {
    case .loading(let words): self = .loading(words)
    case .failed(let failure) where failure.isDenied && failure.kind != .denied:
      self = .failed("Sign in to open appointments.")
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
