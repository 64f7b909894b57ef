/// `widgettui tmux [WIDGET…]`: the lines for tmux.conf.
@MainActor
struct TmuxCommand {
  private let widgets: [String]

  private let path: String?

  /// The lines for widgets of a board, which a status line finds by their names from now on.
  init(options: Options, board: Board, catalog: Catalog, stage: Stage) throws(UsageError) {
    let kinds = board.widgets.isEmpty ? catalog.kinds : board.widgets.keys.sorted()
    widgets = options.operands.isEmpty ? Array(kinds.prefix(2)) : options.operands
    path = board.file
    if let folder = stage.folder, board.file != nil {
      catalog.placing(board, on: stage.hostName).keep(board, in: folder)
    }
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
    set -g status-right \(Self.quoted("#(exec \(Self.timeless(status)))"))
    # A popup with the whole dashboard: prefix D
    bind-key D display-popup -E -w 90% -h 90% \(Self.quoted(dashboard))

    """
  }

  /// The line's command, as a shell reads it.
  private var status: String {
    let board = path.map { "--board \(Self.shellWord(Self.formatless($0))) " } ?? ""
    return "widgettui-status --follow --format tmux \(board)\(widgets.joined(separator: " "))"
  }

  private var dashboard: String {
    path.map { "widgettui \(Self.shellWord($0))" } ?? "widgettui"
  }

  /// A word that a shell takes as it is.
  private static func shellWord(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// A text in which tmux sees no format.
  private static func formatless(_ text: String) -> String { text.replacing("#", with: "##") }

  /// A text in which strftime, which tmux gives a status line to, sees no field.
  private static func timeless(_ text: String) -> String { text.replacing("%", with: "%%") }

  /// A word of tmux's configuration: within single quotes, where there is none in it.
  private static func quoted(_ text: String) -> String {
    guard text.contains("'") else { return text.contains(" ") ? "'\(text)'" : text }
    let escaped = text.reduce(into: "") { text, character in
      text += ["\"", "\\", "$"].contains(character) ? "\\\(character)" : String(character)
    }
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
