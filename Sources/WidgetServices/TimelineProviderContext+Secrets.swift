import WidgetSources
public import WidgetTimeline

extension TimelineProviderContext {
  /// Returns a setting's text with the value of each `${secret:name}`, which is read now, so that
  /// it is that of the user who is signed in now.
  public func resolved(_ text: String) async throws(ReloadFailure) -> String {
    try await Secrets.resolved(text, at: place, environment)
  }
}

extension LinkRequest {
  /// Returns a setting's text with the value of each `${secret:name}`, which is read now.
  public func resolved(_ text: String) async throws(ReloadFailure) -> String {
    try await Secrets.resolved(text, at: settings.place, .own)
  }
}

extension AppIntent {
  /// Returns a setting's text with the value of each `${secret:name}` of the board whose button performs
  /// the intent, which is read now.
  public func resolved(_ text: String) async throws(ReloadFailure) -> String {
    try await Secrets.resolved(text, at: .current, .own)
  }
}

extension Secrets {
  /// The time limit of a program that prints a secret, in seconds.
  private static let timeout = 10.0

  /// Returns a text with the values of a board's secrets.
  fileprivate static func resolved(
    _ text: String, at place: BoardPlace, _ environment: ProcessEnvironment
  ) async throws(ReloadFailure) -> String {
    try await WaitingThread.result { () throws(ReloadFailure) -> String in
      let secrets = Secrets(place.secrets)
      do throws(SourceFailure) {
        return try secrets.resolved(
          text, folder: place.folder, timeout: timeout, environment: environment)
      } catch {
        throw ReloadFailure(of: secrets.redacted(error))
      }
    }
  }
}
