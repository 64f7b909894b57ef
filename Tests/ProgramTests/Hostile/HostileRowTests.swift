import FoundationEssentials
import Testing
import WidgetTesting

/// Rows of data that would look like several, dates that are past, and pictures without end, on the release program.
@Suite(.fewAtOnce)
struct HostileRowTests {
  private let folder = BoardFolder()

  private func picture(_ widget: String, size: String = "76x12") async throws -> String {
    try folder.write(
      "board.yaml", "tile: stretch\nwidgets:\n  tile: {\(widget)}\npages: {Home: [tile]}\n")
    return try await folder.run("snapshot", "board.yaml", "--size", size).standardOutput
  }

  /// A name that somebody chose stands in a line of a log that another program wrote.
  @Test(
    arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}", "\r"],
    ["log", "text", "list"])
  func noLetterBeginsAnotherRow(_ separator: String, _ kind: String) async throws {
    let forged = String(repeating: separator, count: 40)
    try folder.write(
      "log", "10:00 error: disk\n10:01 in: a\(separator)10:02 root is in\(forged)\n10:03 end\n")
    let picture = try await picture("kind: \(kind), source: {file: log}")
    let rows = picture.split(separator: "\n")
    #expect(rows.count { $0.contains("10:01 in: a") && $0.contains("10:02 root is in") } == 1)
    #expect(picture.contains("10:00 error: disk") && picture.contains("10:03 end"), "\(picture)")
  }

  @Test func aTimelineOfThePastIsNotAskedWithoutRest() async throws {
    defer { folder.endHost() }
    try folder.write(
      "board.yaml",
      """
      widgets:
        tile:
          kind: metric
          source:
            timeline: [sh, -c, 'echo x >>calls; echo "{\\"entries\\": [{\\"date\\": 0, \\"value\\": 5}], \\"policy\\": {\\"after\\": 1}}"']
            allow: {write: .}
        clock: {kind: text, source: {shell: "echo x >>lines; echo line $(wc -l <lines)", allow: {write: .}}, every: 1s}
      pages: {Home: [tile clock]}
      """)
    let session = try await folder.dashboard("board.yaml")
    try await session.waitFor(.seconds(30)) { $0.contains("line 5") }
    let calls = try TextFile.read("\(folder.path)/calls")?.count { $0 == "x" } ?? 0
    #expect((1...2).contains(calls), "\(calls)")
    try await session.send("q")
    #expect(try await session.waitForEnd() == 0)
  }

  /// Writes a plugin that prints square black pictures.
  private func write(plugin name: String, pictures: Int, side: Int) throws {
    try folder.write(
      program: name,
      """
      #!/usr/bin/env python3
      import base64, struct, zlib
      def chunk(kind, data):
          return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
      print("T\\n---")
      for number in range(\(pictures)):
          lines = (bytes([0, number]) + bytes((\(side) + 7) // 8 - 1)) * \(side)
          print("| image=" + base64.b64encode(
              b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", \(side), \(side), 1, 0, 0, 0, 0))
              + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")).decode())
      print("end")
      """)
  }

  /// Pictures are decoded while all tiles wait.
  @Test func manyLargePicturesOfAPluginAreLeftOutAndSaid() async throws {
    try write(plugin: "large.1h.py", pictures: 62, side: 7900)
    let picture = try await picture(
      "kind: plugin, source: {xbar: large.1h.py}, timeout: 30s", size: "60x70")
    #expect(picture.contains("picture left out: it takes too long"), "\(picture)")
  }

  @Test func largePicturesOfOnePluginLeaveTimeForOthers() async throws {
    try write(plugin: "large.1h.py", pictures: 8, side: 7900)
    try write(plugin: "small.1h.py", pictures: 1, side: 16)
    try folder.write(
      "board.yaml",
      """
      tile: stretch
      widgets:
        large: {kind: plugin, source: {xbar: large.1h.py}, timeout: 30s}
        small: {kind: plugin, source: {xbar: small.1h.py}, timeout: 30s}
      pages: {Home: [large small]}
      """)
    let picture = try await folder.run("snapshot", "board.yaml", "--size", "100x24").standardOutput
    let small = picture.split(separator: "\n").map { $0.dropFirst(50) }
    #expect(small.contains { $0.contains("end") }, "\(picture)")
    #expect(!small.contains { $0.contains("left out") }, "\(picture)")
  }
}
