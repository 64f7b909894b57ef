/// The command `widgettui tmux [WIDGET…]`, which prints the lines for tmux.conf.
@MainActor
struct TmuxCommand {
  private let widgets: [String]

  private let path: String?

  /// Creates the lines for widgets of a board, and stores the board so that status lines find its
  /// widgets by name.
  init(options: Options, board: Board, catalog: Catalog, stage: Stage) throws(UsageError) {
    let kinds = board.widgets.isEmpty ? catalog.kinds : board.widgets.keys.sorted()
    widgets = options.operands.isEmpty ? Array(kinds.prefix(2)) : options.operands
    path = board.file
    if let folder = stage.folder, board.file != nil {
      catalog.placing(board, on: stage.hostName).keep(board, in: folder)
    }
    for widget in widgets {
      // The names become part of a line that a shell reads.
      guard kinds.contains(widget), widget.utf8.allSatisfy(Self.isPlain) else {
        throw .unknownWidget(widget, known: kinds)
      }
    }
  }

  /// The configuration lines. Each attached client has one reader, which prints when something
  /// changes; tmux draws it then, and needs no interval. What the status line has, such as a clock, stays,
  /// and a file that is read twice adds nothing.
  var text: String {
    """
    # WidgetTUI in tmux's status line; for tmux.conf, then: tmux source-file ~/.tmux.conf
    set -g status-right-length 120
    if -F '#{m:*widgettui-status*,#{status-right}}' '' {
      set -ga status-right \(Self.quoted(" #(exec \(Self.timeless(status)))"))
    }
    # A popup with the whole dashboard: prefix D
    bind-key D display-popup -E -w 90% -h 90% \(Self.quoted(dashboard))

    """
  }

  /// The status line's command, quoted for a shell.
  private var status: String {
    let board = path.map { "--board \(Self.formatless($0).shellWord) " } ?? ""
    return "widgettui-status --follow --format tmux \(board)\(widgets.joined(separator: " "))"
  }

  private var dashboard: String {
    path.map { "widgettui \($0.shellWord)" } ?? "widgettui"
  }

  /// Returns a text escaped so that tmux expands no format in it.
  private static func formatless(_ text: String) -> String {
    text.escaping { $0 == "#" ? "##" : nil }
  }

  /// Returns a text escaped so that strftime, through which tmux passes a status line, expands no
  /// field in it.
  private static func timeless(_ text: String) -> String {
    text.escaping { $0 == "%" ? "%%" : nil }
  }

  /// Returns a text quoted for tmux's configuration, in single quotes if it contains none.
  private static func quoted(_ text: String) -> String {
    guard text.containsScalar("'") else {
      return text.containsScalar(" ") ? "'\(text)'" : text
    }
    let escaped = text.escaping { ["\"", "\\", "$"].contains($0) ? "\\\($0)" : nil }
    return "\"\(escaped)\""
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
