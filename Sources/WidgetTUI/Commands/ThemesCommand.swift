import WidgetLayout

/// `widgettui themes`: the names of the themes there are, one a line.
@MainActor
struct ThemesCommand {
  init(options: Options) throws {}

  func run() throws {
    try StandardOutput.write(ThemeChoice.library.names.map { $0 + "\n" }.joined())
  }
}
