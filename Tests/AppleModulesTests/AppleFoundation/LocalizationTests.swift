import OSLog
import SwiftUI
import Testing
import WidgetTesting

@Suite("Texts of a bundle")
@MainActor
struct LocalizationTests {
  @Test func keysAreLookedUpInTheBundle() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "\"widget.title\" = \"Orders\";\n".write(
      to: language.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: folder))
    let picture = picture(columns: 14, rows: 2) {
      VStack(alignment: .leading) {
        Text("widget.title")
        Text("widget.other")
      }
      .environment(\.stringTable, StringTable(of: bundle))
    }
    try expectPicture(picture.text, equals: " Orders\n widget.other\n")
  }

  /// The forms are those of the bundle's language.
  @Test func textsDependOnNumbers() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld orders</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@orders@</string>
    <key>orders</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>One order</string><key>other</key><string>%lld orders</string>
    </dict></dict></dict></plist>
    """.write(
      to: language.appendingPathComponent("Localizable.stringsdict"), atomically: true,
      encoding: .utf8)
    let bundle = try #require(Bundle(url: folder))
    let picture = picture(columns: 14, rows: 2) {
      VStack(alignment: .leading) {
        Text("\(1) orders")
        Text("\(12) orders")
      }
      .environment(\.stringTable, StringTable(of: bundle))
    }
    try expectPicture(picture.text, equals: "  One order\n  12 orders\n")
    #expect(String(localized: "\(1) orders", bundle: bundle) == "One order")
  }

  @Test func locksGuardTheirState() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in lock.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 1000)
  }
}
