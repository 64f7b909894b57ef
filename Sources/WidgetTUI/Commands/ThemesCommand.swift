import WidgetLayout

/// `widgettui themes`: the names of the themes there are, one a line.
@MainActor
struct ThemesCommand {
  init(options: Options) throws {}

  func run() throws {
    for name in ThemeChoice.library.names { print(name) }
  }
}
