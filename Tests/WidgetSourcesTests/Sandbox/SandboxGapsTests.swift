import Testing
import WidgetSettings

@testable import WidgetSources

/// Tests of what is said of sandboxes.
@Suite struct SandboxGapsTests {
  @Test func whatTheKernelDoesNotEnforceIsSaid() {
    #expect(SandboxGaps.words(landlock: 7, filters: true, hasNamespaces: true) == [])
    #expect(
      SandboxGaps.words(landlock: 0, filters: true, hasNamespaces: true) == [
        "Files: the kernel has no Landlock (Linux 5.13 or later has it), so programs read and write "
          + "what you may."
      ])
    #expect(
      SandboxGaps.words(landlock: 2, filters: false, hasNamespaces: false).map { $0.prefix(9) }
        == ["Files: La", "Servers: ", "Signals: ", "Network: ", "Processes"])
    for (hasNamespaces, whom) in [(true, "bundles"), (false, "programs")] {
      #expect(
        SandboxGaps.words(landlock: 4, filters: true, hasNamespaces: hasNamespaces).first
          == "Signals: Landlock is of version 4; before version 6 (Linux 6.12) it does not keep "
          + "\(whom) from signals to your programs.")
    }
  }

  @Test func trustOfSources() {
    #expect(ProgramTrust(in: ["http": "https://a.example"]) == .noProgram)
    #expect(ProgramTrust(in: "system.cpu") == .noProgram)
    #expect(ProgramTrust(in: ["run": ["date"]]) == .sandboxed)
    #expect(ProgramTrust(in: ["xbar": "a.sh", "trusted": "yes"]) == .trusted)
    #expect(ProgramTrust(in: ["shell": "date", "trusted": "no"]) == .sandboxed)
    #expect(ProgramTrust(in: ["timeline": ["./bus"], "trusted": "yes"]) == .trusted)
    #expect(ProgramTrust(in: ["timeline": ["shell": "x", "trusted": "yes"]]) == .trusted)
    #expect(ProgramTrust(in: ["timeline": ["http": "https://a.example"]]) == .noProgram)
  }
}
