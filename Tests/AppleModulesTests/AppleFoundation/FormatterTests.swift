import SwiftUI
import Testing

@Suite("Formatters that the toolchain's Foundation lacks")
struct FormatterTests {
  @Test func spansOfTime() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3 * 3600 + 5 * 60 + 9) == "3:05:09")
    #expect(formatter.string(from: 65) == "1:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 2 * 3600 + 9) == "2h 9s")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3600 + 120) == "1 hour, 2 minutes")
    formatter.unitsStyle = .short
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3600 + 120) == "1 hr")
    #expect(formatter.string(from: 0) == "0 sec")
  }

  @Test func howFarADateIs() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(formatter.localizedString(for: now + 7200, relativeTo: now) == "in 2 hours")
    #expect(formatter.localizedString(for: now - 180, relativeTo: now) == "3 minutes ago")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(for: now - 180, relativeTo: now) != "3 minutes ago")
  }

  @Test func textsByTheirKeys() {
    #expect(String(localized: "Hello \(3)") == "Hello 3")
    #expect(String(localized: "key", defaultValue: "Words") == "Words")
    #expect(String(localized: LocalizedStringResource("key", defaultValue: "Words")) == "Words")
  }

  @Test func foldersOfGroupsStayInTheirPlace() {
    let files = FileManager.default
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
  }
}
