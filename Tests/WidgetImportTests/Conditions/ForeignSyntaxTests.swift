import Testing

@testable import WidgetImport

struct ForeignSyntaxTests {
  private func lines(_ text: String) -> [String] {
    ConditionedSource(text, PlatformConditions()).lines
  }

  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(Day) public class Day {}", "           public class Day {}"),
    ("@objcMembers class A: B {}", "             class A: B {}"),
    ("@UIApplicationMain class A {}", "@main class A {}"),
    ("@objc protocol A {", "      protocol A : AnyObject {"),
    ("@objc protocol A: NSObjectProtocol {", "      protocol A: AnyObject, NSObjectProtocol {"),
    ("a(#selector(b(_:)), 1)", "a(Selector(\"b(_:)\"), 1)"),
    ("a(#keyPath(Note.tag.name))", "a(\"tag.name\")"),
    ("import Darwin", "import Glibc"), ("Darwin.pow(a, b)", "Glibc.pow(a, b)"),
    ("import os.log", "import os"),
    ("import struct Foundation.Date", "import struct Foundation.Date"),
    ("let a = \"@objc\"", "let a = \"@objc\""), ("let a = object", "let a = object"),
  ])
  func aLineKeepsItsMeaning(_ line: String, _ compiled: String) {
    #expect(lines(line) == [compiled])
  }

  @Test func managedPropertiesReadTheirValues() {
    let found = lines("@NSManaged public var name: String? // the title")
    #expect(
      found == [
        "           public var name: String?  { get { managedValue(\"name\") } set { setManagedValue(newValue, \"name\") } }"
      ])
    #expect(
      lines("@NSManaged\nfunc addToTags(_ value: Tag)") == [
        "          ", "func addToTags(_ value: Tag) { addManaged(\"tags\", value) }",
      ])
  }

  @Test func linesThatAreOffStayAsTheyAre() {
    #expect(lines("#if os(macOS)\n@objc var a = 1\n#endif")[1] == "@objc var a = 1")
  }

  @Test func theModuleOfLinuxIsImported() {
    let source = ConditionedSource("import Darwin.C\n", PlatformConditions())
    #expect(source.imports == [.init(module: "Glibc", line: 1)])
    #expect(source.isRewritten)
  }
}
