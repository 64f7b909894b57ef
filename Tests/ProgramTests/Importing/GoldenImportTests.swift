import FoundationEssentials
import Testing
import WidgetTesting

/// Previews and timelines of an Xcode project, compared with golden files.
@Suite(.fewAtOnce, .serialized)
struct GoldenImportTests {
  /// The sample project with previews in many forms.
  private static let previews = """
    import Cups
    import SwiftUI
    import WidgetKit

    #Preview("Two cups", as: .systemSmall) { CupWidget() } timeline: {
      CupEntry(date: .now, cup: Cup(name: "One"))
      CupEntry(date: .now + 3600, cup: Cup(name: "Two"))
    }

    #Preview("Ground", traits: .fixedLayout(width: 160, height: 32)) { Ground() }

    struct Ground: View {
      @Environment(\\.colorScheme) private var scheme
      var body: some View {
        VStack {
          Text(verbatim: scheme == .dark ? "dark" : "light")
          Text(Date.now, format: .dateTime.year().month().day().hour().minute())
        }
      }
    }

    struct Cup_Previews: PreviewProvider {
      static var previews: some View {
        Text(verbatim: "in a family").previewContext(WidgetPreviewContext(family: .accessoryRectangular))
          .previewDisplayName("Family")
        Text(verbatim: "as it is").previewLayout(.sizeThatFits)
      }
    }
    """

  private func project(_ more: String = "") throws -> WidgetProject {
    try WidgetProject(["Widgets/Previews.swift": Self.previews + more])
  }

  @Test func thePicturesAreTheSameUntilTheSourcesChange() async throws {
    let project = try project()
    let first = try await project.importing(["--golden", "Pictures"])
    #expect(first.ending == .exited(1), "\(first.standardError)")
    #expect(first.standardOutput.contains("These are the first pictures."))
    for name in [
      "Widgets/cup/small/entry-01-dark", "Widgets/sky/rectangular/entry-01-light",
      "Previews/Previews/Two-cups-02-dark", "Previews/Previews/Ground-light",
      "Previews/Cup_Previews/Family-dark", "Previews/Cup_Previews/Cup_Previews-2-light",
    ] {
      let file = try #require(name.split(separator: "/").last)
      try expectGolden(try project.text(of: "Pictures/\(name).txt"), named: String(file))
      #expect(try project.text(of: "Pictures/\(name).svg").hasPrefix("<svg "))
    }

    // Another time, another time zone, and the program alone.
    let program = "Hello/.widgettui/HelloWidgets/bundle/HelloWidgets"
    let again = ["import", program, "--golden", "Pictures"]
    let same = try await project.run(again)
    #expect(same.ending == .exited(0), "\(same.standardOutput)\(same.standardError)")

    try project.remove("Pictures/Previews/Previews/Ground-light.svg")
    try project.write("other\n", to: "Pictures/Widgets/cup/small/entry-01-dark.txt")
    try project.write("old\n", to: "Pictures/Widgets/tea/small/entry-01-dark.txt")
    let list = try #require(try TextFile.read("\(project.folder.path)/Pictures/recorded.txt"))
    try project.write(list + "Widgets/tea/small/entry-01-dark.txt\n", to: "Pictures/recorded.txt")
    try project.write("mine\n", to: "Pictures/Widgets/notes.txt")
    let changed = try await project.run(again)
    #expect(changed.ending == .exited(1))
    try expectGolden(changed.standardOutput, named: "changed")

    let recorded = try await project.run(again + ["--record"])
    #expect(recorded.ending == .exited(0), "\(recorded.standardOutput)")
    #expect(!project.exists("Pictures/Widgets/tea/small/entry-01-dark.txt"))
    #expect(project.exists("Pictures/Widgets/notes.txt"))
    #expect(try await project.run(again).ending == .exited(0))
  }

  @Test func aPreviewThatTrapsIsOneFailure() async throws {
    let project = try project(
      "\n#Preview(\"Trap\") { Text(verbatim: [String]()[0]) }\n"
        + "#Preview(\"Late\") { Text(verbatim: \"after it\") }\n")
    let first = try await project.importing(["--golden", "Pictures", "--record"])
    #expect(first.ending == .exited(1), "\(first.standardError)")
    #expect(
      first.standardOutput.contains("✗ Previews/Previews/Trap failed:"), "\(first.standardOutput)")
    #expect(project.exists("Pictures/Previews/Previews/Late-dark.txt"))
    let skipped = try await project.importing([
      "--golden", "Pictures", "--skip", "Previews/Previews/Trap",
    ])
    #expect(skipped.ending == .exited(0), "\(skipped.standardOutput)")
    #expect(skipped.standardOutput.contains("Previews/Previews/Trap is left out"))
  }

  @Test func mistakesSayWhatWasExpected() async throws {
    let project = try project()
    for (arguments, words) in [
      (["import", "Hello", "--record"], "--record needs --golden DIR"),
      (["import", "Hello", "--skip", "x"], "--skip needs --golden DIR"),
      (["import", "Hello", "--golden", "G", "--check"], "--golden cannot stand beside --check"),
      (["import", "Hello", "--golden"], "option --golden needs a value"),
    ] {
      let outcome = try await project.run(arguments)
      #expect(outcome.ending == .exited(2))
      #expect(outcome.standardError.contains(words), "\(outcome.standardError)")
    }
  }
}
