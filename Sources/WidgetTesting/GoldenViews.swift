public import FoundationEssentials
public import WidgetLayout

/// Compares pictures of a view in several families with the golden file of that name, which lies
/// beside the test and has also the styles, as a terminal of each profile is sent them.
///
/// ```swift
/// @Test func orders() throws {
///   try expectGolden(
///     OrdersView(entry: .sample), named: "orders", families: [.systemSmall, .systemMedium])
/// }
/// ```
///
/// Each picture is in the file once, as text; below it are the same rows with a letter for each
/// cell's style, and at the end of the file what the letters mean: `#6cb6d9` in 24 bits, `color 74`
/// of 256, `cyan` of 16, `bold` or nothing without colours.
///
/// - Parameters:
///   - families: Their tiles' sizes, less the margins, are the pictures'.
///   - profiles: Depths of colour; none for text alone.
///   - theme: What roles look like.
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

/// Compares pictures, of any sizes, with the golden file of that name; their styles too, as a
/// terminal of each profile is sent them.
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
