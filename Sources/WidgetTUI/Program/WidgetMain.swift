import Glibc
public import WidgetTimeline

extension WidgetBundle {
  /// Runs the program that shows the bundle's widgets, as `@main` does in WidgetKit.
  public static func main() { exit(Program { _ in Self() }.run()) }
}

extension Widget {
  /// Runs the program that shows the widget, as `@main` does in WidgetKit.
  public static func main() { exit(Program { _ in SingleWidget<Self>() }.run()) }
}

/// A bundle of one widget.
private struct SingleWidget<Content: Widget>: WidgetBundle {
  var body: some Widget { Content() }
}
