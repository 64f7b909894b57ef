import FoundationEssentials
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The route of a chosen plugin line: runs a program, or the plugin again.
///
/// The board decides, not the line: only the widget whose tile contains the line opens it, and only
/// if its source says `trusted: yes`.
enum PluginRoute {
  /// The time limit in seconds of a program without a terminal.
  private static let timeout: TimeInterval = 300

  static var route: LinkRoute {
    LinkRoute(
      scheme: XBarAction.scheme, isOwn: true, summary: summary, consent: consent, open: open)
  }

  /// The effect of a line on this machine, at this moment.
  private enum Step {
    case refused(String)
    /// The plugin runs again, and nothing else does.
    case again
    /// The action runs; its program is given by its full path.
    case run(XBarAction, of: Setting)
  }

  private static func step(_ address: String, _ settings: InstanceSettings) -> Step {
    guard var action = XBarAction(address: address) else {
      return .refused("Not run: the line's address is damaged.")
    }
    if let refusal = action.refusal { return .refused(refusal.words) }
    guard let program = action.command.first else { return .again }
    let source = source(of: settings)
    if let refusal = XBarRefusal(action.command, isTrusted: source != nil) {
      return .refused(refusal.words)
    }
    guard let source else { return .refused(XBarRefusal.untrusted.words) }
    do throws(SourceFailure) {
      action.command[0] = try ProgramPath.found(program, folder: nil, in: .own)
      if action.hasTerminal { _ = try TerminalWindow(in: .own) }
      return .run(action, of: source)
    } catch {
      return .refused("Not run: \(error)")
    }
  }

  /// Returns the source of a widget that may run programs; `nil` if it may not.
  private static func source(of settings: InstanceSettings) -> Setting? {
    guard let source = settings["source"], source["xbar"]?.text != nil,
      source.value("trusted", .bool) == true
    else { return nil }
    return source
  }

  @Sendable private static func summary(_ address: String) -> String? {
    guard let action = XBarAction(address: address), action.refusal == nil else {
      return "says why this line does nothing"
    }
    return action.command.isEmpty ? "runs the plugin again" : "asks to run \(action.words)"
  }

  @Sendable private static func consent(
    _ address: String, _ settings: InstanceSettings
  ) -> LinkRoute.Consent {
    switch step(address, settings) {
    case .refused(let reason): return .refused(reason)
    case .again: return .given
    case .run(let action, let source):
      let folder = XBarCommand(source).folder(
        from: settings.place.folder, home: ProcessEnvironment.own["HOME"])
      let terminal = action.hasTerminal ? (try? TerminalWindow(in: .own))?.words : nil
      return .needed(
        [action.words, "", "in the folder \(folder)"] + (terminal.map { ["in \($0)"] } ?? []))
    }
  }

  @Sendable private static func open(
    _ request: LinkRequest, _ show: @escaping @Sendable (LinkRoute.State) -> Void
  ) async {
    let place = request.settings.place
    switch step(request.address, request.settings) {
    case .refused(let reason): show(.failed(reason))
    case .again: show(.done("Asked for another run of the plugin", reloads: true))
    case .run(let action, let source):
      show(.loading("Running \(action.words)…"))
      let request = SourceRequest(
        now: Date(), timeout: timeout, secrets: Secrets(place.secrets),
        environment: .own, folder: place.folder)
      do throws(SourceFailure) {
        try await ReadingThreads.shared.result { () throws(SourceFailure) in
          try run(action, of: source, request)
        }
        show(
          .done(
            "\(action.hasTerminal ? "Started" : "Ran") \(action.words)",
            reloads: action.refreshes))
      } catch {
        show(.failed("\(action.command[0]): \(request.secrets.redacted(error))"))
      }
    }
  }

  private static func run(
    _ action: XBarAction, of source: Setting, _ request: SourceRequest
  ) throws(SourceFailure) {
    var command = try XBarCommand(source).command(action.command, request)
    guard action.hasTerminal else {
      _ = try command.output()
      return
    }
    command.arguments = try TerminalWindow(in: request.environment).arguments(
      command.arguments, in: command.folder ?? "/")
    try command.launch()
  }
}
