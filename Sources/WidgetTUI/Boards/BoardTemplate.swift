import WidgetBase

/// The board that `widgettui init` prints; it runs anywhere unchanged, and explains the next steps.
enum BoardTemplate {
  /// Returns the board's text; `schema` is the path or name of the JSON Schema for editors.
  static func text(schema: String) -> String {
    "# yaml-language-server: $schema=\(schema)\n"
      + (schema.hasExactPrefix("/")
        ? "" : "# (for completion in editors: widgettui schema > board.schema.json)\n") + body
  }

  private static let body = ##"""
    # A board of WidgetTUI. Look at it with `widgettui board.yaml`; it is read again whenever you save
    # it. `widgettui check board.yaml` says what is wrong with it, and when each widget is read.
    version: 1
    theme: auto                  # or a name of `widgettui themes`

    # Where secrets are kept; ${secret:shop} in a source stands for one. Never write one here.
    # secrets:
    #   shop: {command: [pass, show, shop/api]}     # or {env: NAME}, {file: PATH}, {keyring: NAME}

    widgets:
      cpu:                       # a name of your own
        kind: metric             # how it looks: metric, chart, gauge, text, list, table, agenda …
        source: system.cpu       # where it comes from: this machine's figures …
        every: 2s                # how often it is read; 30s, 5m, 1h30m, 1d
        chart: sparkline
        range: 0..100
        unit: "%"

      memory: {kind: metric, source: system.memory.used, every: 5s, chart: sparkline}

      disk:
        kind: gauge
        source: system.disks
        every: 1m

      kernel:
        kind: text
        source: {run: [uname, -sr]}                 # … a command, as a list: no shell, no quoting …
        every: 1d

      uptime: {kind: metric, source: system.uptime, every: 1m}

      clock: {kind: clock}

      # A number from the web, and its change within the hour:
      # orders:
      #   kind: metric
      #   source:
      #     http: https://shop.example/api/stats
      #     headers: {Authorization: "Bearer ${secret:shop}"}
      #     pick: .today.orders                     # a jq expression
      #   compare: 1h
      #   every: {mon-fri 08:00-18:00: 5m, otherwise: 1h}
      #   stale-after: 15m
      #   link: https://shop.example/admin          # Enter opens it

      # What is on today; no interval, since events carry their own times:
      # agenda: {kind: agenda, source: {ical: [~/calendar.ics]}}

    pages:                       # drawn: a name twice is twice as wide, or high
      Home:
        - cpu    cpu    memory  clock
        - disk   disk   kernel  uptime

    # status: {right: [cpu]}     # lines of widgets at the bottom of the screen

    """##
}
