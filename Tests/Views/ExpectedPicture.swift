import WidgetLayout
import WidgetTesting

/// Compares a view's picture with the expected rows.
@MainActor
package func expect(
  _ columns: Int, _ rows: Int, _ expected: String..., file: String = #filePath, line: Int = #line,
  @WidgetLayout.ViewBuilder of view: () -> some View
) throws {
  try expectPicture(
    picture(columns: columns, rows: rows, of: view).text,
    equals: expected.map { $0 + "\n" }.joined(), file: file, line: line)
}
