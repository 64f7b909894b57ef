import TestServers
import Testing
import WidgetTesting

/// Tests of every kind of widget in every family that it supports.
@Suite(.fewAtOnce)
struct WidgetTests {
  /// A family, with its name on the command line and its size.
  struct Family {
    var name: String
    var size: ScreenSize

    static let all = [
      Family(name: "small", size: ScreenSize(20, 10)),
      Family(name: "medium", size: ScreenSize(40, 10)),
      Family(name: "large", size: ScreenSize(40, 20)),
      Family(name: "extra-large", size: ScreenSize(80, 20)),
      Family(name: "circular", size: ScreenSize(9, 4)),
      Family(name: "rectangular", size: ScreenSize(20, 4)),
      Family(name: "inline", size: ScreenSize(30, 1)),
    ]
  }

  /// The kinds, with the families that each does not support.
  static let kinds: [(name: String, lacks: Set<String>)] = [
    ("cpu", []), ("cores", ["circular", "inline"]), ("memory", []), ("load", []),
    ("disks", ["circular"]), ("diskio", ["circular"]), ("network", ["circular"]),
    ("temperature", []),
    ("battery", []), ("system", []), ("processes", ["circular"]), ("hogs", ["circular"]),
  ]

  @Test(arguments: kinds)
  func everyFamily(kind: (name: String, lacks: Set<String>)) async throws {
    var pictures: [String] = []
    for family in Family.all where !kind.lacks.contains(family.name) {
      let picture = try await Atlas.picture("--widget", kind.name, "--family", family.name)
      #expect(family.size.faults(of: picture) == [], "\(kind.name) \(family.name)")
      #expect(Borders(of: picture).faults == [], "\(kind.name) \(family.name)")
      pictures.append("\(family.name), \(family.size)\n\(picture)")
    }
    try expectGolden(pictures.joined(separator: "\n"), named: kind.name)
  }

  @Test(arguments: kinds.filter { !$0.lacks.isEmpty })
  func otherFamiliesAreRefused(kind: (name: String, lacks: Set<String>)) async throws {
    let made = Family.all.map(\.name).filter { !kind.lacks.contains($0) }.joined(separator: ", ")
    for family in kind.lacks {
      let outcome = try await Program.widgettui().run(
        ["snapshot"] + Atlas.frozen + ["--widget", kind.name, "--family", family])
      #expect(outcome.ending == .exited(2))
      #expect(
        outcome.standardError == """
          widgettui: widget '\(kind.name)' does not support \(family); families: \(made)
          Try: widgettui --help

          """)
    }
  }

  @Test(arguments: ["cpu", "processes"])
  func oddSizes(kind: String) async throws {
    let sizes = [
      ScreenSize(1, 1), ScreenSize(2, 2), ScreenSize(5, 3), ScreenSize(12, 2), ScreenSize(17, 9),
      ScreenSize(33, 7), ScreenSize(100, 3),
    ]
    var pictures: [String] = []
    for size in sizes {
      let picture = try await Atlas.picture("--widget", kind, "--size", "\(size)")
      #expect(size.faults(of: picture) == [])
      pictures.append("\(size)\n\(picture)")
    }
    try expectGolden(pictures.joined(separator: "\n"), named: "\(kind)-odd-sizes")
  }
}
