import Testing

@testable import WidgetImport

struct DataModelTests {
  private let tree = MemoryTree([
    "/Notes.xcdatamodeld/.xccurrentversion":
      #"{"_XCCurrentVersionName": "Notes 2.xcdatamodel"}"#,
    "/Notes.xcdatamodeld/Notes.xcdatamodel/contents": "<model></model>",
    "/Notes.xcdatamodeld/Notes 2.xcdatamodel/contents": """
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Note" representedClassName="Note" codeGenerationType="class">
        <attribute name="text" optional="YES" attributeType="String"/>
        <attribute name="stars" attributeType="Integer 16" usesScalarValueType="YES"/>
        <relationship name="tags" toMany="YES" destinationEntity="Tag" inverseName="note"/>
      </entity>
      <entity name="Tag" representedClassName=".Tag" codeGenerationType="category">
        <relationship name="note" maxCount="1" destinationEntity="Note" inverseName="tags"/>
      </entity>
      <entity name="Own" representedClassName="Own"/>
    </model>
    """,
  ])

  @Test func theClassesAreThoseThatXcodeWrites() throws {
    let source = try #require(DataModel("/Notes.xcdatamodeld", in: tree)?.source)
    #expect(source.contains("public class Note: NSManagedObject, Identifiable {}"))
    #expect(source.contains("public var text: String? { get { managedValue(\"text\") }"))
    #expect(source.contains("public var stars: Int16 {"))
    #expect(source.contains("public var tags: NSSet? {"))
    #expect(source.contains("public func addToTags(_ value: Tag) { addManaged(\"tags\", value) }"))
    #expect(source.contains("extension Tag {"))
    #expect(!source.contains("class Tag:"))
    #expect(source.contains("public var note: Note? {"))
    #expect(!source.contains("Own"))
  }

  @Test func theProgramReadsTheModelWithItsModules() throws {
    let model = try #require(DataModel("/Notes.xcdatamodeld", in: tree))
    #expect(model.name == "Notes")
    #expect(
      model.file(modules: ["Kit", "Widgets"])
        .hasPrefix("<model modules=\"Kit Widgets\" type=\"com.apple"))
    #expect(DataModel("/None.xcdatamodeld", in: tree) == nil)
  }

  @Test func filesOfAModelBelongToIt() {
    var module = SourceModule(name: "A", title: "A")
    module.add([
      "/Notes.xcdatamodeld/.xccurrentversion",
      "/Notes.xcdatamodeld/Notes 2.xcdatamodel/contents", "/A.swift",
    ])
    #expect(module.dataModels == ["/Notes.xcdatamodeld"])
    #expect(module.sources == ["/A.swift"])
    #expect(module.resources.isEmpty)
  }

  @Test func namesAreNamesOnly() throws {
    let evil = #"x\(f()) {}; let y"#
    let text = """
      <model><entity name="\(evil)" representedClassName="\(evil)" codeGenerationType="class">
      <attribute name="\(evil)" attributeType="Transformable" customClassName="\(evil)"/>
      <relationship name="\(evil)2" toMany="YES" destinationEntity="\(evil)"/></entity></model>
      """
    let tree = MemoryTree([
      "/E.xcdatamodeld/E.xcdatamodel/contents": text
    ])
    let source = try #require(DataModel("/E.xcdatamodeld", in: tree)?.source)
    #expect(source.contains("public class x__f________let_y: NSManagedObject"), "\(source)")
    #expect(source.contains("managedValue(\"x\\\\(f()) {}; let y\")"), "\(source)")
    let code = SwiftLines(source).code.joined(separator: "\n")
    #expect(!code.contains("f()") && !code.contains("let y"), "\(code)")
  }
}
