public import FoundationEssentials
public import WidgetLayout

/// Compares pictures of a view in several families with the golden file of the given name, which is
/// stored beside the test and also contains the styles that a terminal of each profile is sent.
///
/// ```swift
/// @Test func orders() throws {
///   try expectGolden(
///     OrdersView(entry: .sample), named: "orders", families: [.systemSmall, .systemMedium])
/// }
/// ```
///
/// The file contains each picture once as text, below it the same rows with a letter for each
/// cell's style, and at its end the meaning of the letters: `#6cb6d9` in 24 bits, `color 74` of
/// 256, `cyan` of 16, `bold` or nothing without colours.
///
/// - Parameters:
///   - families: The families to draw; a picture has the size of its tile less the margins.
///   - profiles: The colour depths to record; empty for text alone.
///   - theme: The colours of roles.
///   - now: The date of live texts; neither the clock nor the machine's zone changes a picture.
/// - Throws: `PictureMismatch`, or `GoldenFileError` if the file cannot be read or written.
@MainActor
public func expectGolden(
  _ view: some View, named name: String, families: [WidgetFamily] = WidgetFamily.allCases,
  profiles: [ColorDepth] = ColorDepth.allCases, theme: Theme = .standard,
  redaction: RedactionReasons = [], at now: Date = Date(timeIntervalSinceReferenceDate: 0),
  timeZone: TimeZone = .gmt, file: String = #filePath, line: Int = #line
) throws {
  let pictures = families.map { family in
    let size = family.contentSize
    let grid = picture(
      columns: size.width, rows: size.height, family: family, redaction: redaction, at: now,
      timeZone: timeZone
    ) { view }
    return GoldenPicture("\(family), \(size)", grid)
  }
  try expectGolden(
    pictures, named: name, profiles: profiles, theme: theme, file: file, line: line)
}

/// Compares pictures of any sizes, and the styles that a terminal of each profile is sent, with the
/// golden file of the given name.
///
/// - Throws: `PictureMismatch`, or `GoldenFileError` if the file cannot be read or written.
public func expectGolden(
  _ pictures: [GoldenPicture], named name: String, profiles: [ColorDepth] = ColorDepth.allCases,
  theme: Theme = .standard, file: String = #filePath, line: Int = #line
) throws {
  try expectGolden(
    GoldenSheet(pictures: pictures, profiles: profiles, theme: theme).text, named: name,
    file: file, line: line)
}
