import FoundationEssentials
import Glibc
import Testing
import WidgetTesting

/// The package for Debian, as it is installed: programs, and the modules that imports are compiled with.
@Suite(.fewAtOnce, .serialized)
struct InstallationTests {
  /// A package that was unpacked as the system does, into a folder of its own.
  private struct Installation {
    let project: WidgetProject
    var folder: String { "\(project.folder.path)/usr" }
    var toolkit: String { "\(folder)/lib/widgettui/toolkit" }

    init() async throws {
      project = try WidgetProject()
      // The package is made of the programs that are there: fails if they are older than their sources.
      _ = try Program.widgettui()
      let made = try await Program("/bin/bash").run(
        [
          "-c", "BUILT=yes Scripts/package.sh && dpkg-deb -x .build/widgettui_*.deb \"$0\"",
          project.folder.path,
        ], environment: Atlas.environment, directory: PackageFolder.path, timeout: .seconds(900))
      guard made.ending == .exited(0) else { throw Unmade(words: made.standardError) }
    }

    struct Unmade: Error { let words: String }

    func run(_ arguments: [String]) async throws -> Program.Outcome {
      var environment = Atlas.environment.merging(project.folder.environment) { $1 }
      environment["HOME"] = project.folder.path
      return try await Program("\(folder)/bin/widgettui").run(
        arguments, environment: environment, directory: project.folder.path, timeout: .seconds(900))
    }

    /// Changes the file that describes the modules.
    func describe(_ change: (String) -> String) throws {
      let file = "usr/lib/widgettui/toolkit/built/toolkit.json"
      try project.write(change(try project.text(of: file)), to: file)
    }
  }

  @Test func anImportBuildsTheProjectOnly() async throws {
    let installation = try await Installation()
    let project = installation.project
    let outcome = try await installation.run(["import", "Hello"])
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)\n\(outcome.standardOutput)")
    // What the modules would be built in.
    #expect(!outcome.standardError.contains("modules"), "\(outcome.standardError)")
    let report = try project.text(of: "Hello/.widgettui/HelloWidgets/report.md")
    #expect(report.contains("The Blue Cup"), "\(report)")
    // Macros are expanded by a program that needs no library of the toolchain.
    try project.write(
      "import SwiftUI\n#Preview(\"One\") { Text(verbatim: \"One cup\") }\n",
      to: "Hello/Widgets/Previews.swift")
    let drawn = try await installation.run(["import", "Hello", "--golden", "golden"])
    #expect(drawn.standardError.contains("Drawing golden files"), "\(drawn.standardError)")
    #expect(
      try project.text(of: "golden/Previews/Previews/One-dark.txt").contains("One cup"),
      "\(drawn.standardOutput)\(drawn.standardError)")

    for (change, words) in [
      ({ _ in "{}" }, "toolkit.json does not describe modules; install WidgetTUI again"),
      ({ $0 }, "can be written by all users"),
    ] as [((String) -> String, String)] {
      try installation.describe(change)
      let mode: mode_t = words.contains("all users") ? 0o666 : 0o644
      chmod("\(installation.toolkit)/built/toolkit.json", mode)
      let refused = try await installation.run(["import", "Hello"])
      #expect(refused.ending == .exited(1))
      #expect(refused.standardError.contains(words), "\(refused.standardError)")
    }
  }
}
