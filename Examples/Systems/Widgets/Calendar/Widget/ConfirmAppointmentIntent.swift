import WidgetCatalog
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// An intent that confirms a booked appointment at the back end, at the time that the widget shows.
struct ConfirmAppointmentIntent: AppIntent {
  static var title: LocalizedStringResource { "Confirm appointment" }

  @Parameter(title: "The appointment") var appointment: String
  @Parameter(title: "The start that was shown") var starts: String
  @IntentParameterDependency<AppointmentsIntent>(\.$server) private var widget

  init() {}

  /// Creates the intent for an appointment as it is shown.
  init(_ shown: ShownAppointment) {
    appointment = shown.id
    starts = LightAppointment.text(shown.start)
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let widget else { throw ReloadFailure("no server") }
    let settings = AppointmentsSettings(widget[dynamicMember: \.self])
    let (place, id, starts) = (BoardPlace.current, appointment, starts)
    let confirmed = try await ReadingThreads.shared.result {
      () throws(ReloadFailure) -> FullAppointment in
      let secrets = Secrets(place.secrets)
      do throws(SourceFailure) {
        let access = try AppointmentsAccess(settings, secrets, place, .own, state: nil)
        return try access.confirm(id, at: starts)
      } catch {
        var failure = ReloadFailure(secrets.redacted(error))
        if error.isDenied, error.kind != .denied { failure.reason = "not signed in" }
        throw failure
      }
    }
    return .result(dialog: "Confirmed \(confirmed.customer)")
  }
}
