/// Compares a picture with the golden file of the given name, which is stored beside the test.
///
/// In `Tests/ShopTests/OrdersTests.swift`:
///
/// ```swift
/// @Test func manyOrders() throws {
///   try expectGolden(picture, named: "many-orders")
/// }
/// ```
///
/// The golden file is `Tests/ShopTests/OrdersTests/many-orders.txt`: text that you read in a diff.
///
/// - A missing golden file fails the test. Nothing is recorded unless you ask for it.
/// - A difference fails the test, and the error shows it line by line.
/// - With `WIDGETTUI_RECORD=1` in the environment the golden file is written and the test passes; a
///   file that would not change is left alone.
/// - The drawn picture is always written under the package's `.build/golden-actual/`, in the same
///   folders.
///
/// Pictures are compared byte by byte, except that a missing last line end is supplied. Let the
/// error out of the test with `try`, which works in Swift Testing and in XCTest alike. Exclude the
/// golden folders from the test target in `Package.swift`, or SwiftPM warns that it does not know
/// them.
///
/// - Parameter name: The file's name without its extension: letters, digits, dots, hyphens and
///   underscores.
/// - Throws: `PictureMismatch`, or `GoldenFileError` if the file cannot be read or written.
public func expectGolden(
  _ picture: String, named name: String, file: String = #filePath, line: Int = #line
) throws {
  try expectGolden(
    picture, in: GoldenFile(named: name, besideTest: file), line: line,
    recording: TextFile.environment("WIDGETTUI_RECORD") == "1")
}

/// Compares a picture with one that is written in the test itself.
///
/// ```swift
/// try expectPicture(grid.text, equals: """
///   ╭ Orders ─╮
///   │ 1,284   │
///   ╰─────────╯
///   """)
/// ```
///
/// Pictures are compared byte by byte, except that a missing last line end is supplied.
///
/// - Throws: `PictureMismatch`, whose description shows the difference line by line.
public func expectPicture(
  _ actual: String, equals expected: String, file: String = #filePath, line: Int = #line
) throws {
  if GoldenFile.isSame(actual, expected) { return }
  throw PictureMismatch(
    name: nil, expected: expected, actual: actual, goldenPath: nil, actualPath: nil, file: file,
    line: line)
}

/// Compares a picture with a golden file, and writes the file if `recording` is true.
func expectGolden(
  _ picture: String, in golden: GoldenFile, line: Int, recording: Bool
) throws {
  let picture = GoldenFile.withLineEnd(picture)
  try TextFile.write(picture, to: golden.actualPath)
  let expected = try TextFile.read(golden.path)
  if let expected, GoldenFile.isSame(expected, picture) { return }
  if recording {
    try TextFile.write(picture, to: golden.path)
    return
  }
  throw PictureMismatch(
    name: golden.name, expected: expected, actual: picture, goldenPath: golden.path,
    actualPath: golden.actualPath, file: golden.testFile, line: line)
}
