import OSLog
import SwiftUI
import Testing
import WidgetTesting

@Suite("Texts of a bundle")
@MainActor
struct LocalizationTests {
  @Test func keysAreLookedUpInTheBundle() throws {
    let bundle = try bundle("Localizable.strings", "\"widget.title\" = \"Orders\";\n")
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
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
    let bundle = try bundle(
      "Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld orders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@orders@</string>
      <key>orders</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>One order</string><key>other</key><string>%lld orders</string>
      </dict></dict></dict></plist>
      """)
    defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
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

  /// Makes a bundle with a file in English.
  private func bundle(_ file: String, _ text: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try text.write(
      to: language.appendingPathComponent(file), atomically: true, encoding: .utf8)
    return try #require(Bundle(url: folder))
  }

  @Test func locksGuardTheirState() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in lock.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 1000)
  }
}
