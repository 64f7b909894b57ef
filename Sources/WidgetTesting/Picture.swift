public import FoundationEssentials
public import WidgetLayout

/// Returns the picture of a view in `columns` × `rows` cells, as a widget of `family` shows it.
///
/// ```swift
/// let picture = picture(columns: 20, rows: 3) {
///   HStack { Text("Orders"); Spacer(); Text("1,284") }
/// }
/// try expectPicture(picture.text, equals: "\nOrders         1,284\n\n")
/// ```
///
/// Live texts are drawn for the date `now`, and dates in `timeZone`: neither the clock nor the
/// machine's zone changes a picture.
///
/// The result's `text` is its characters, and `textWithStyles` also includes their styles.
@MainActor
public func picture(
  columns: Int, rows: Int, family: WidgetFamily = .systemSmall,
  redaction: RedactionReasons = [], at now: Date = Date(timeIntervalSinceReferenceDate: 0),
  timeZone: TimeZone = .gmt, @ViewBuilder of view: () -> some View
) -> CellGrid {
  var environment = EnvironmentValues()
  environment.widgetFamily = family
  environment.contentSize = Size(width: columns, height: rows)
  environment.redactionReasons = redaction
  environment.currentDate = now
  environment.timeZone = timeZone
  var lowering = Lowering(environment: environment)
  lowering.root(view)
  return Rendering.grid(of: lowering.tree, size: environment.contentSize)
}
