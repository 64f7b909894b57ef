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
    #expect(found.map(\.line) == [78, 82, 87, 89, 94, 96, 109, 111, 118])
    #expect(found.map(\.id) == (1...9).map { "\(Self.file)#\($0)" })
  }

  @Test func eachViewOfAProviderIsAPicture() async throws {
    let pictures = try await preview("CupView_Previews").pictures()
    #expect(pictures.map(\.name) == ["Small one", "CupView_Previews 2", "CupView_Previews 3"])
    #expect(try preview("CupView_Previews").module == "AppleModulesTests")
  }

  @Test(arguments: [
    ("Fixed \"size\"", 0, "3 of 4", Size(width: 10, height: 2)),
    ("Fits", 0, "fits", Size(width: 4, height: 1)),
    ("CupView_Previews", 2, "number 2", Size(width: 10, height: 1)),
  ])
  func viewsHaveTheirSizes(name: String, index: Int, words: String, size: Size) async throws {
    #expect(try await text(name, index).contains(words))
    #expect(try await preview(name).pictures()[index].size == size)
  }

  @Test(arguments: [
    ("Entries", ["1 cups", "2 cups"]), ("Provider", ["7 cups", "8 cups"]), ("Named", ["3 letters"]),
    ("Activity", ["Ann: 3 left", "Ann: 2 left"]),
    ("CupView_Previews", ["small", "number 1", "number 2"]),
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
    let picture = try await preview("CupView_Previews").pictures()[0]
    #expect(picture.family == .accessoryRectangular)
    #expect(try await preview("Entries").pictures()[0].family == .systemSmall)
    #expect(try await preview("Entries").pictures()[0].title == "Cups")
  }

  @Test func theIslandIsDrawnInItsPresentation() async throws {
    let picture = try #require(try await preview("Island").pictures().first)
    #expect(picture.family == .accessoryRectangular)
    let text = try await text("Island")
    #expect(text.contains("b") && text.contains("c") && !text.contains("a"), "\(text)")
  }

  @Test func aPreviewWithoutAPictureSaysWhy() async throws {
    do {
      _ = try await preview("Wrong").pictures()
      Issue.record("a picture of another widget's entries")
    } catch {
      #expect("\(error)".contains("the widget shows no entries of the type OtherEntry"))
    }
  }
}
