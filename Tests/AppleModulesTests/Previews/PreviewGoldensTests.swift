import Testing
import WidgetTesting

/// Golden files of previews and timelines, as tests of authors compare them.
@MainActor struct PreviewGoldensTests {
  @Test func previewsOfAModule() async throws {
    // The preview of ProviderTests reads the clock.
    try await expectGoldenPreviews(
      ofModule: "AppleModulesTests", skipping: ["Wrong", "ProviderTests 1"])
  }

  @Test func entriesOfATimeline() async throws {
    try await expectGoldenTimeline(of: CupWidget(), named: "cups", families: [.systemSmall])
  }

  @Test func whatFailsIsNamed() async throws {
    do {
      try await expectGoldenPreviews(ofModule: "AppleModulesTests")
      Issue.record("the entries of another widget were drawn")
    } catch let mismatches as GoldenMismatches {
      #expect("\(mismatches)".contains("the widget shows no entries of the type OtherEntry"))
    }
  }

  @Test func aModuleWithoutPreviewsIsAnError() async throws {
    do {
      try await expectGoldenPreviews(ofModule: "Nothing")
      Issue.record("no preview is as good as all")
    } catch {
      #expect("\(error)".contains("no preview was found in the module Nothing"))
      #expect("\(error)".contains("AppleModulesTests"))
    }
  }
}
