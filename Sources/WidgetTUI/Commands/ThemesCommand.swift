import WidgetLayout

/// The command `widgettui themes`, which prints the names of the themes, one per line.
@MainActor
struct ThemesCommand {
  init(options: Options) throws {}

  func run() throws {
    try StandardOutput.write(ThemeChoice.library.names.map { $0 + "\n" }.joined())
  }
}
