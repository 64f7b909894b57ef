import Testing

@testable import WidgetTUI

@Suite struct ImportBuildTests {
  /// Objects may name libraries to the linker, and give it no other option.
  @Test(arguments: [
    ("-lswiftCore", true), ("-lstdc++", true), ("-lswift_Concurrency.2", true), ("-l", false),
    ("--ld-path=/tmp/spy", false), ("-L/tmp", false), ("-z", false), ("-l:../spy.so", false),
    ("-l/tmp/spy.so", false), ("/tmp/spy.o", false), ("@/tmp/spy", false), ("", false),
  ])
  func onlyLibrariesAreNamed(word: String, isLibrary: Bool) {
    #expect(ImportBuild.isLibrary(Substring(word)) == isLibrary)
  }
}
