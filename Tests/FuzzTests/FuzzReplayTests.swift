import Foundation
import FuzzTargets
import Testing

/// What fuzzing keeps: seeds, inputs that broke a promise once, and what `make fuzz` collected here.
@MainActor
@Suite struct FuzzReplayTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let seeds = root.appending(path: "Tests/Fuzz/Seeds")
  private static let corpus = root.appending(path: ".build/fuzz/corpus")

  nonisolated static let names = FuzzTarget.all.map(\.name)

  @Test(arguments: names)
  func everySeedKeepsItsPromises(name: String) async throws {
    let files = Self.files(in: Self.seeds.appending(path: name))
    #expect(!files.isEmpty, "there are no seeds in Tests/Fuzz/Seeds/\(name)")
    try await replay(files, name, within: .infinity)
  }

  /// Replays the shortest inputs of a corpus for a moment, or all of them if that is asked for.
  @Test(arguments: names)
  func theCorpusKeepsItsPromises(name: String) async throws {
    let isWhole = ProcessInfo.processInfo.environment["WIDGETTUI_CORPUS"] == "all"
    let files = Self.files(in: Self.corpus.appending(path: name))
    try await replay(files, name, within: isWhole ? .infinity : 0.3)
  }

  @Test func everyFolderOfSeedsBelongsToATarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.seeds.path)
    #expect(Set(folders) == Set(Self.names))
  }

  private func replay(_ files: [URL], _ name: String, within seconds: Double) async throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let start = Date()
    for file in files where Date().timeIntervalSince(start) < seconds {
      let broken = target.brokenPromises(for: Array(try Data(contentsOf: file)))
      #expect(broken.isEmpty, "\(name)/\(file.lastPathComponent)")
      // Other tests wait for the main actor.
      await Task.yield()
    }
  }

  /// Returns the files in a folder, the shortest first; none if there is no folder.
  private static func files(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.fileSizeKey], options: .skipsHiddenFiles)
    let sized = (files ?? []).map { file in
      (size: (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0, file: file)
    }
    return sized.sorted { ($0.size, $0.file.path) < ($1.size, $1.file.path) }.map(\.file)
  }
}
