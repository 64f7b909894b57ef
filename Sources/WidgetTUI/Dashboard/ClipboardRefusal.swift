/// The reason why a text does not reach the terminal's clipboard.
enum ClipboardRefusal: Hashable, Sendable {
  /// The terminal's type has no way to it.
  case noClipboard
  /// tmux does not pass it on; the value is that of its option `set-clipboard`.
  case tmux(String)

  /// A sentence for the status row.
  var words: String {
    switch self {
    case .noClipboard: "This terminal's type has no clipboard (Ms in its terminfo entry)"
    case .tmux(let state):
      "tmux passes nothing on (set-clipboard \(state)): write set -s set-clipboard on into tmux.conf"
    }
  }
}
