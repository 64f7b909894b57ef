import WidgetLayout
import WidgetTUI
import WidgetTimeline

extension WidgetBundle {
  /// Runs the program that shows the bundle's widgets, as `@main` does. Here, keys of texts are
  /// looked up in the main bundle.
  public static func main() {
    StringTable.standard = StringTable(of: .main)
    ProgramShortcuts.find()
    exit(Program { _ in Self() }.run())
  }
}

extension Widget {
  /// Runs the program that shows the widget, as `@main` does.
  public static func main() {
    StringTable.standard = StringTable(of: .main)
    ProgramShortcuts.find()
    exit(Program { _ in SingleWidget<Self>() }.run())
  }
}

/// A bundle of one widget.
private struct SingleWidget<Content: Widget>: WidgetBundle {
  var body: some Widget { Content() }
}
