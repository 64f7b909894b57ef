/// `widgettui tmux [WIDGET…]`: the lines for tmux.conf.
@MainActor
struct TmuxCommand {
  private let widgets: [String]

  /// - Parameter kinds: the widgets there are.
  init(options: Options, kinds: [String]) throws(UsageError) {
    widgets = options.operands.isEmpty ? Array(kinds.prefix(2)) : options.operands
    for widget in widgets {
      // The names stand in a line that a shell reads.
      guard kinds.contains(widget), widget.utf8.allSatisfy(Self.isPlain) else {
        throw .unknownWidget(widget, known: kinds)
      }
    }
  }

  /// One reader for each attached client, which prints when something changes: tmux draws it then,
  /// and needs no interval.
  var text: String {
    """
    # WidgetTUI in tmux's status line; for tmux.conf, then: tmux source-file ~/.tmux.conf
    set -g status-right-length 80
    set -g status-right '#(exec widgettui-status --follow --format tmux \(widgets.joined(separator: " ")))'
    # A popup with the whole dashboard: prefix D
    bind-key D display-popup -E -w 90% -h 90% widgettui

    """
  }

  func run() throws { try StandardOutput.write(text) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
