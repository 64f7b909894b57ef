import FoundationEssentials
import WidgetBase
import WidgetSources

/// The tmux in which the program runs.
struct TmuxServer {
  /// The longest time that a question may take, in seconds.
  private let patience: Double

  /// Creates it if the program runs in one.
  init?(within seconds: Double) {
    guard TerminalType.variable("TMUX")?.isEmpty == false else { return nil }
    patience = seconds
  }

  /// Returns what a command of tmux prints, without line ends; `nil` if it fails.
  func answer(_ arguments: [String]) -> String? {
    let command = Command(["tmux"] + arguments, environment: .own, timeout: patience)
    let output = (try? command.output().output).map { String(decoding: $0, as: UTF8.self) }
    return output.map { $0.filter { $0 != "\n" } }
  }

  /// The value of the option `set-clipboard`: only `on` takes what programs in tmux copy.
  var clipboard: String? { answer(["show-options", "-sqv", "set-clipboard"]) }
}
