import Testing

@testable import WidgetImport

struct WidgetDeclarationsTests {
  @Test func findsWidgetsAndBundles() {
    let found = WidgetDeclarations(code: [
      "struct A: Widget { }\nstruct B : SwiftUI.Widget\n{ }\nstruct C: View { struct Inner: Widget {} }",
      "@main\nstruct D: WidgetBundle { var body: some Widget { A() } }",
      "struct WidgetView: View {}\nfunc f(a: Widget) {}",
    ])
    #expect(found.widgets == ["A", "B", "Inner"])
    #expect(found.bundles == ["D"])
    #expect(found.hasMain)
    #expect(found.entryPoint == nil)
  }

  @Test func aBeginningIsWrittenWhereThereIsNone() {
    #expect(
      WidgetDeclarations(code: ["struct A: Widget {}"]).entryPoint?.contains("    A()\n") == true)
    #expect(
      WidgetDeclarations(code: ["struct A: Widget {}\nstruct D: WidgetBundle {}"]).entryPoint?
        .contains("D.main()") == true)
    #expect(WidgetDeclarations(code: ["struct A {}"]).entryPoint == nil)
  }
}
