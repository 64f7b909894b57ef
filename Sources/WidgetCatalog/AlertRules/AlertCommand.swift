import FoundationEssentials
import Synchronization
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// Makes the commands of a widget's alarms.
struct AlertCommand: Sendable {
  /// The program that shows notifications on the desktop.
  static let notifier = "notify-send"

  /// The widget's name on its board.
  let widget: String
  /// The widget's title.
  let title: String
  /// The working directory of the commands.
  let folder: String
  /// The environment of the commands: a message reaches the desktop of the user who shows the
  /// widget.
  let environment: @Sendable () -> ProcessEnvironment
  /// The time limit of a command in seconds.
  private static let timeout: TimeInterval = 30

  /// Returns the command of a delivery; `nil` if the rule has none for it.
  func command(for delivery: AlertDelivery, of rule: AlertRule) -> Command? {
    let actions = delivery.what == .resolved ? rule.resolved : rule.actions
    let arguments: [String]
    switch delivery.channel {
    case .bell: return nil
    case .notify:
      guard let message = actions?.message else { return nil }
      let words = message.isEmpty ? words(for: delivery, of: rule) : message
      arguments = [Self.notifier, "--app-name=WidgetTUI", "--", title, words]
    case .run: arguments = actions?.command ?? []
    }
    guard !arguments.isEmpty else { return nil }
    let variables = [
      "WIDGETTUI_WIDGET": widget, "WIDGETTUI_VALUE": delivery.value.filter { $0 != "\0" },
      "WIDGETTUI_RULE": rule.words, "WIDGETTUI_EVENT": delivery.what.rawValue,
    ]
    return Command(
      arguments, environment: environment().adding(variables), folder: folder,
      timeout: Self.timeout)
  }

  private func words(for delivery: AlertDelivery, of rule: AlertRule) -> String {
    let value = NotificationText.text(delivery.value)
    let words = NotificationText.text(rule.words)
    return switch delivery.what {
    case .resolved: "Resolved: \(value) (\(words))"
    case .again: "\(value) (\(words), since \(LocalTime(delivery.since).hourAndMinute))"
    default: "\(value) (\(words))"
    }
  }
}

/// Runs the commands of alarms.
protocol AlertRunner: Sendable {
  /// Runs a command and passes its failure to `finish`; nil if it succeeded.
  func run(_ command: Command, then finish: @escaping @Sendable (SourceFailure?) -> Void)
}

/// Runs commands on threads of their own.
struct CommandRunner: AlertRunner {
  func run(_ command: Command, then finish: @escaping @Sendable (SourceFailure?) -> Void) {
    ReadingThreads.shared.run {
      do throws(SourceFailure) {
        _ = try command.output()
        finish(nil)
      } catch {
        finish(error)
      }
    }
  }
}

/// Records commands instead of running them, for tests.
final class ManualRunner: AlertRunner {
  private let commands = Mutex<[Command]>([])
  private let failures = Mutex<[SourceFailure]>([])

  /// The commands so far.
  var ran: [Command] { commands.withLock { $0 } }

  /// Makes the next commands fail with these reasons, one after another.
  func fail(_ reasons: String...) {
    failures.withLock { $0 += reasons.map { SourceFailure($0) } }
  }

  func run(_ command: Command, then finish: @escaping @Sendable (SourceFailure?) -> Void) {
    commands.withLock { $0.append(command) }
    finish(failures.withLock { $0.isEmpty ? nil : $0.removeFirst() })
  }
}
