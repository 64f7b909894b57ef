import Foundation
import Testing
import WidgetLayout
import WidgetTesting

@testable import WidgetTimeline

/// The previews of `SamplePreviews.swift`, which nothing refers to.
@MainActor struct ProgramPreviewTests {
  private static let file = "AppleModulesTests/SamplePreviews.swift"

  private func preview(_ name: String) throws -> ProgramPreview {
    try #require(ProgramPreview.all.first { $0.name == name })
  }

  private func text(_ name: String, _ index: Int = 0) async throws -> String {
    let pictures = try await preview(name).pictures()
    let picture = try #require(pictures.dropFirst(index).first)
    return picture.entry.picture(
      size: picture.size, family: picture.family ?? .systemLarge, at: picture.entry.date
    ).grid.text
  }

  @Test func allFormsAreFoundInTheOrderOfTheirLines() {
    let found = ProgramPreview.all.filter { $0.fileID == Self.file }
    #expect(
      found.map(\.name) == [
        "SamplePreviews 1", "Fixed \"size\"", "Fits", "Entries", "Provider", "Named", "Wrong",
        "Activity", "Island",
      ])
    #expect(found.map(\.line) == [78, 82, 87, 89, 94, 96, 102, 104, 111])
    #expect(found.map(\.id) == (1...9).map { "\(Self.file)#\($0)" })
  }

  @Test func eachViewOfAProviderIsAPreview() {
    let found = ProgramPreview.all.filter { $0.id.contains("CupView_Previews") }
    #expect(found.map(\.name) == ["Small one", "CupView_Previews 2", "CupView_Previews 3"])
  }

  @Test(arguments: [
    ("Fixed \"size\"", 0, " 3 of 4\n"), ("Fits", 0, "fits\n"), ("CupView_Previews 3", 0, " number 2\n"),
  ])
  func viewsHaveTheirSizes(name: String, index: Int, expected: String) async throws {
    let text = try await text(name, index)
    #expect(text.contains(expected.trimmingCharacters(in: .whitespacesAndNewlines)))
    let size = try await preview(name).pictures()[0].size
    #expect(
      size
        == [
          "Fixed \"size\"": Size(width: 10, height: 2), "Fits": Size(width: 4, height: 1),
          "CupView_Previews 3": Size(width: 10, height: 1),
        ][name])
  }

  @Test(arguments: [
    ("Entries", ["1 cups", "2 cups"]), ("Provider", ["7 cups", "8 cups"]), ("Named", ["3 letters"]),
    ("Activity", ["Ann: 3 left", "Ann: 2 left"]), ("Small one", ["small"]),
    ("SamplePreviews 1", ["plain"]),
  ])
  func entriesAreDrawn(name: String, expected: [String]) async throws {
    #expect(try await preview(name).pictures().count == expected.count)
    for (index, words) in expected.enumerated() {
      let text = try await text(name, index)
      #expect(text.contains(words), "\(text)")
    }
  }

  @Test func familiesComeFromTheContext() async throws {
    let picture = try await preview("Small one").pictures()[0]
    #expect(picture.family == .accessoryRectangular)
    #expect(try await preview("Entries").pictures()[0].family == .systemSmall)
    #expect(try await preview("Entries").pictures()[0].title == "Cups")
  }

  @Test func aPreviewWithoutAPictureSaysWhy() async throws {
    await #expect(throws: PreviewUnavailable.self) { try await preview("Island").pictures() }
    do {
      _ = try await preview("Wrong").pictures()
      Issue.record("a picture of another widget's entries")
    } catch {
      #expect("\(error)".contains("the widget shows no entries of the type OtherEntry"))
    }
  }
}
