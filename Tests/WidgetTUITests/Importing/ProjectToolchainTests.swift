import Testing

@testable import WidgetTUI

struct ProjectToolchainTests {
  @Test func aKernelThatCannotConfineIsRefused() {
    #expect(ProjectToolchain.refusal(landlock: 3, filters: true) == nil)
    #expect(
      ProjectToolchain.refusal(landlock: 0, filters: true)
        == "the kernel has no Landlock (Linux 6.2 or later has what is needed)")
    #expect(
      ProjectToolchain.refusal(landlock: 2, filters: true)
        == "Landlock is of version 2, which lets programs empty files; expected version 3 (Linux 6.2) or later"
    )
    #expect(
      ProjectToolchain.refusal(landlock: 7, filters: false)
        == "system calls cannot be filtered on this processor")
  }
}
