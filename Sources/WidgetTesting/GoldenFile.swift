/// The paths of a golden picture and of the picture drawn in its place.
struct GoldenFile {
  var name: String
  var testFile: String

  init(named name: String, besideTest testFile: String) throws {
    let isPlain = name.utf8.allSatisfy { byte in
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard isPlain, !name.isEmpty, !name.hasPrefix(".") else {
      throw GoldenFileError(
        path: "“\(name)”", action: "name a golden picture",
        reason: "use letters, digits, dots, hyphens and underscores")
    }
    self.name = name
    self.testFile = testFile
  }

  /// The path of the golden file: `Tests/X/StackLayoutTests/three-children.txt` for a test in
  /// `Tests/X/StackLayoutTests.swift`.
  var path: String {
    "\(TextFile.folder(of: testFile))/\(Self.stem(of: testFile))/\(name).txt"
  }

  /// The path of the drawn picture: the same folders under `.build/golden-actual/` in the test's
  /// package.
  var actualPath: String {
    let root = packageRoot
    let inside = path.dropFirst(root.count).drop { $0 == "/" }
    return "\(root)/.build/golden-actual/\(inside)"
  }

  /// The nearest folder above the test that contains a `Package.swift`, else the test's own.
  private var packageRoot: String {
    let start = TextFile.folder(of: testFile)
    var folder = start
    while !folder.isEmpty {
      if TextFile.exists("\(folder)/Package.swift") { return folder }
      guard folder.contains("/") else { break }
      folder = TextFile.folder(of: folder)
    }
    return start
  }

  /// Returns the file's name without its extension: `StackLayoutTests` for
  /// `Tests/X/StackLayoutTests.swift`.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  /// Returns the picture with a line end after its last line.
  static func withLineEnd(_ picture: String) -> String {
    picture.utf8.last == UInt8(ascii: "\n") ? picture : picture + "\n"
  }

  /// Returns the picture's lines; the end of the last one does not begin another.
  static func lines(of picture: String) -> [Substring] {
    withLineEnd(picture).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(Substring.init)
  }

  /// Returns true if two pictures have the same bytes, apart from the last line end.
  static func isSame(_ one: String, _ other: String) -> Bool {
    withLineEnd(one).utf8.elementsEqual(withLineEnd(other).utf8)
  }
}
