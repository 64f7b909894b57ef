import WidgetLayout
import WidgetTesting

/// Compares a view's picture and the styles of its cells with the expected ones.
@MainActor
func expectStyles(
  _ columns: Int, _ rows: Int, _ expected: String, file: String = #filePath, line: Int = #line,
  @WidgetLayout.ViewBuilder of view: () -> some View
) throws {
  try expectPicture(
    picture(columns: columns, rows: rows, of: view).textWithStyles, equals: expected, file: file,
    line: line)
}
