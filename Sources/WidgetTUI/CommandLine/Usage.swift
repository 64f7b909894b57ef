/// The program's version and help.
enum Usage {
  static let version = "0.1.0"

  static let text = """
    WidgetKit for the terminal: widgets that declare what to show when.

    Usage: widgettui [run] [BOARD]          a live dashboard: a board's file, else
                                            ~/.config/widgettui/board.yaml, else this machine
           widgettui snapshot [BOARD]       the same as text, once everything that is due is read
           widgettui gallery [BOARD]        all kinds of widgets, to look at and to add
           widgettui init [FILE]            a board to begin with, printed or written
           widgettui check [--strict|--live] [BOARD]
                                            what is wrong with a board, or when it is read
           widgettui try SOURCE             what a source gives, and a board that shows it: an
                                            address, a file, system.cpu, YAML, -- COMMAND
           widgettui import PATH            builds the widgets of an Xcode project as a bundle
           widgettui toolkit DIR            the modules that imports are built with, to be installed
           widgettui add PATH               puts an imported bundle on a board
           widgettui schema                 the JSON Schema of boards, for editors
           widgettui themes [options]       the themes there are
           widgettui timeline WIDGET        the entries that are kept of a widget
           widgettui plan [BOARD]           every wake-up to come in --hours N (default: 24)
           widgettui why WIDGET             the last decisions on a widget
           widgettui reload [WIDGET]        reads a widget, a kind or all now; prints what came
           widgettui open URL               opens a link as its widget does, else the desktop
           widgettui options WIDGET [SETTING [WORDS]]
                                            its settings; what one may be, as is proposed
           widgettui tmux [WIDGET…]         lines for tmux.conf; of a board with --board
           widgettui serve [BOARD…]         reads boards and sounds their alarms, without a screen
           widgettui agent [BOARD…]         the same, and publishes widgets as their boards say
           widgettui fleet init|status|upgrade [BOARD|ADDRESS]
                                            the PostgreSQL tables that many machines share; init
                                            --name ROLE lets a role take part
           widgettui alarms [WIDGET]        which alarms ring, and their history
           widgettui acknowledge [WIDGET]   stops the alarms that ring
           widgettui doctor [BOARD]         what this terminal and this machine have, and lack
           widgettui describe               its widgets as JSON, for boards that name it as a bundle
           widgettui host                   asks providers for status lines; these start it

    Options of run and snapshot:
      -b, --board FILE      the board, as the word after run
      -t, --theme NAME      a theme's name, or the path of a theme's file (default: auto)
          --accessible      lines of words for screen readers, one a change, in place of a screen
          --glyphs SET      unicode, octants, blocks (no braille), console or ascii (default: what
                            the locale and the terminal suit)
      -c, --color DEPTH     none, 16, 256 or true (default: what the terminal takes)
      -m, --machine FILE    a recorded machine in place of this one
      -e, --every SECONDS   read everything so often (default: each figure as often as it changes)
          --budget N        the most reloads of a widget in a day by its own policy: a number, apple
                            (70, five minutes apart) or none (default: none)
          --no-mouse        leaves the mouse to the terminal, for its own selection (run)
          --no-pixels       pictures in cells, also where the terminal takes pixels (run)
          --at DATE         what was shown at DATE or is planned for it; nothing is read:
                            2026-03-14T09:26:00Z, or without Z as the clocks here show it

    Options of check:
          --strict          fails on warnings too, and on what is not there now
          --live            reads each source once and says what came
          --format FORMAT   text, or json for editors

    Options of snapshot:
      -s, --size COLSxROWS  the size of the picture (default: the terminal's, or 80x24)
      -w, --widget NAME     one widget instead of the whole board
      -f, --family FAMILY   small, medium, large, extra-large, rectangular, circular or inline
          --preview         the widgets' sample data, as in a gallery
          --kept            only what is archived: nothing is read
          --strict          exit status 1 if anything shown is late, failed, over or not there
          --timeout SECONDS how long to wait for what is read; also for reload
                            (default: as long as the widgets may take, and 5 seconds)
          --format FORMAT   text or ansi (default: ansi on a terminal, else text);
                            text or json for timeline, plan, why, alarms and doctor
          --json            the same as --format json

    Options of gallery, which prints the change of the board and leaves its file alone:
          --add SOURCE      without a screen: reads a command, an address or a file once, and adds a
                            widget that shows it
          --name NAME       the name of that widget (default: after its source)
          --kind KIND       its kind (default: the one that suits the data best)
          --write           changes the board's file, if the new board is valid

    Options of agent:
          --metrics FILE    writes metrics of all widgets for a textfile collector of Prometheus

    Options of import:
          --target NAME     the target, where several have widgets
          --check           only compiles, and keeps nothing
          --output DIR      the folder of the bundle (default: .widgettui/NAME in the project's)
          --root DIR        the folder outside of which nothing is read (default: the repository's)
          --toolkit DIR     the source of this program, or what toolkit wrote (default: where it was
                            built, or what was installed with it)
          --scratch-path DIR
                            where modules are built (default: in ~/.cache/widgettui)
          --golden DIR      compares all pictures of its widgets and previews with those in DIR; the
                            first ones are recorded. PATH may be a bundle's program
          --record          records those that differ, and removes those that are drawn no more
          --skip NAME       leaves out a widget, a family or a preview, as in Widgets/orders/small
          --at DATE         the moment of the pictures (default: 2026-01-09T09:41:00Z)
          --trusted         runs the compiler, and what the project has it start, without a sandbox
          --json            the report as JSON

    Options of add, which prints the change of the board and leaves its file alone:
      -b, --board FILE      the board (default: your own)
          --name NAME       the name of the page and of the bundle (default: the target's)
          --write           changes the board's file, if the new board is valid

      -h, --help            this text
          --version         the version

    Keys: arrows choose a tile, Enter opens its link or goes into it to choose one, z zooms it, r
    reloads, a opens the gallery, A acknowledges alarms, 1 to 9 turn to a page, ? shows all keys, q
    quits. The mouse chooses, opens, zooms and scrolls; with Shift it selects text.
    With NO_COLOR set no colour is used. Exit status: 0 done, 1 failed, 2 usage.

    """
}
