import Glibc
public import WidgetTimeline

extension WidgetBundle {
  /// The program that shows the bundle's widgets: what `@main` starts, as in WidgetKit.
  public static func main() { exit(Program { _ in Self() }.run()) }
}

extension Widget {
  /// The program that shows the widget: what `@main` starts, as in WidgetKit.
  public static func main() { exit(Program { _ in SingleWidget<Self>() }.run()) }
}

/// A bundle of one widget.
private struct SingleWidget<Content: Widget>: WidgetBundle {
  var body: some Widget { Content() }
}
