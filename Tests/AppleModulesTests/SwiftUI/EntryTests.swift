import SwiftUI
import Testing
import WidgetTesting

extension EnvironmentValues {
  @Entry fileprivate var greeting = "Hello"
  @Entry fileprivate var name: String?
  @Entry fileprivate var change: [String: (Int) -> Int] = ["twice": { $0 * 2 }]
}

private struct Greeting: View {
  @Environment(\.greeting) private var greeting
  @Environment(\.name) private var name
  @Environment(\.change) private var change

  var body: some View { Text("\(greeting) \(name ?? "you") \(change["twice"]?(4) ?? 0)") }
}

@Suite("@Entry")
@MainActor
struct EntryTests {
  @Test func keysHaveTheirDefaults() throws {
    try expectPicture(picture(columns: 11, rows: 1) { Greeting() }.text, equals: "Hello you 8\n")
  }

  @Test func keysAreSetForTheViewsInside() throws {
    try expectPicture(
      picture(columns: 9, rows: 1) {
        Greeting().environment(\.greeting, "Hi").environment(\.name, "Ada")
          .environment(\.change, [:])
      }.text, equals: "Hi Ada 0\n")
  }
}
