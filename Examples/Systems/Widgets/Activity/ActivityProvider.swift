import FoundationEssentials
import WidgetCatalog
import WidgetServices
import WidgetSources
import WidgetTimeline

/// A provider that requests an account's chats from a marketplace.
struct ActivityProvider: ThrowingAppIntentTimelineProvider {
  private let clock: any WallClock
  private let accounts: ShownAccounts

  init(_ surroundings: SystemSurroundings) {
    clock = surroundings.clock
    accounts = ShownAccounts(folder: surroundings.state)
  }

  func placeholder(in context: Context) -> ActivityEntry { .sample(at: clock.now) }

  func snapshot(for configuration: ActivityIntent, in context: Context) async -> ActivityEntry {
    guard !context.isPreview else { return .sample(at: clock.now) }
    let timeline = try? await reload(for: configuration, in: context)
    return timeline?.entries.first ?? placeholder(in: context)
  }

  func reload(
    for configuration: ActivityIntent, in context: Context
  ) async throws -> Timeline<ActivityEntry> {
    let (server, place) = (configuration.server, context.place)
    let environment = context.environment
    let signIn = ActivitySignIn.Words(token: configuration.token, account: configuration.account)
    let tile = ShownAccounts.tile(place)
    let pause = TimeInterval(configuration.minutes * 60)
    let entry = try await ReadingThreads.shared.result {
      [clock, accounts] () throws(ReloadFailure) -> ActivityEntry in
      // Secrets are read now and never stored: another process may have signed out or in since.
      let secrets = Secrets(place.secrets)
      var account = ""
      do throws(SourceFailure) {
        let signedIn = try ActivitySignIn(signIn, secrets, in: place.folder, environment)
        account = signedIn.identity
        let client = ActivityClient(service: ServiceClient(server: server, token: signedIn.token))
        let (count, messages) = try client.activity()
        // The chats belong to the account only if nobody has signed in or out in the meantime.
        let after = try ActivitySignIn(
          signIn, Secrets(place.secrets), in: place.folder, environment)
        guard after == signedIn else { throw ActivitySignIn.changed }
        accounts.note(account, in: tile)
        return ActivityEntry(
          date: clock.now, count: count, chats: ActivityChat.chats(of: messages),
          account: ShownAccounts.mark(account))
      } catch {
        throw accounts.told(Self.failure(secrets.redacted(error)), to: account, in: tile)
      }
    }
    return Timeline(entries: [entry], policy: .after(entry.date + pause))
  }

  /// Returns the failure of a reload: network trouble and wrong data keep what is shown; a denial
  /// asks the user to sign in.
  private static func failure(_ failure: SourceFailure) -> ReloadFailure {
    var result = ReloadFailure(failure)
    guard failure.isDenied else { return result }
    (result.reason, result.detail) =
      failure.kind == .http(status: 403)
      ? ("This account may not see chats", "Sign in as another, then press r.")
      : ("Sign in to see your chats", "In the marketplace's app, then press r.")
    return result
  }
}
