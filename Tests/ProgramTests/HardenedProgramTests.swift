import Testing
import WidgetTesting

/// How the programs are linked as they ship.
@Suite struct HardenedProgramTests {
  private func readelf(_ options: String..., program: Program) async throws -> String {
    let outcome = try await Program("readelf").run(options + ["-W", program.path])
    #expect(outcome.ending == .exited(0), "\(outcome.standardError)")
    return outcome.standardOutput
  }

  @Test func programsAreHardened() async throws {
    for program in [try Program.widgettui(), try Program.systems(), try Program.status()] {
      let header = try await readelf("--file-header", program: program)
      #expect(header.contains(#/Type: +DYN /#), "\(program.path): no random address")
      let table = try await readelf("--dynamic", program: program)
      #expect(table.contains(#/\(FLAGS_1\) .*\bNOW\b/#), "\(program.path): no BIND_NOW")
      #expect(!table.contains("RUNPATH") && !table.contains("RPATH"), "\(program.path): \(table)")
      #expect(!table.contains("TEXTREL"), "\(program.path)")
      let segments = try await readelf("--program-headers", program: program)
      #expect(segments.contains("GNU_RELRO"), "\(program.path): no RELRO")
      #expect(segments.contains(#/GNU_STACK .* RW +0/#), "\(program.path): \(segments)")
      #expect(!segments.contains(#/LOAD .* RWE +0x/#), "\(program.path)")
    }
    // The status line needs no library at all.
    let status = try await readelf("--dynamic", program: try Program.status())
    #expect(!status.contains("(NEEDED)"))
  }
}
