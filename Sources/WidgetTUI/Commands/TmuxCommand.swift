/// `widgettui tmux [WIDGET…]`: the lines for tmux.conf.
@MainActor
struct TmuxCommand {
  private let widgets: [String]

  init(options: Options) {
    widgets = options.operands.isEmpty ? ["cpu", "memory"] : options.operands
  }

  /// One reader for each attached client, which prints when something changes: tmux draws it then,
  /// and needs no interval.
  var text: String {
    let names = widgets.map(Self.quoted).joined(separator: " ")
    return """
      # WidgetTUI in tmux's status line; for tmux.conf, then: tmux source-file ~/.tmux.conf
      set -g status-right-length 80
      set -g status-right '#(exec widgettui-status --follow --format tmux \(names))'
      # A popup with the whole dashboard: prefix D
      bind-key D display-popup -E -w 90% -h 90% widgettui

      """
  }

  func run() throws { try StandardOutput.write(text) }

  /// A widget's name as a word of a shell inside of tmux's quotes; other names than these are none.
  private static func quoted(_ name: String) -> String {
    String(
      name.unicodeScalars.filter {
        $0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0)
      }.map(Character.init))
  }
}
