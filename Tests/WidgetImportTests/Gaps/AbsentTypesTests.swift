import Testing

@testable import WidgetImport

struct AbsentTypesTests {
  private func problem(_ message: String) -> CompilerProblem {
    CompilerProblem(path: "/a.swift", line: 1, column: 1, message: message)
  }

  private func decoding(_ name: String) -> String {
    "public init(from decoder: any Decoder) { ImportedGap.stop(\"\(name)\", \"it is not known here\") }"
  }

  @Test func unknownTypesHaveTheFormThatTheirUsesNeed() {
    var types = AbsentTypes()
    func learn(_ message: String, _ heir: (keyword: String, inherited: [String])? = nil) -> Bool {
      let isNew = types.learn(problem(message), heir: heir)
      return isNew
    }
    #expect(learn("cannot find type 'Image' in scope"))
    #expect(!learn("cannot find type 'Image' in scope"))
    #expect(learn("cannot find type 'View' in scope"))
    #expect(
      learn("inheritance from non-protocol, non-class type 'View'", ("class", ["View", "P"])))
    #expect(types.isClass("View"))
    #expect(learn("cannot find type 'Source' in scope"))
    #expect(learn("inheritance from non-protocol type 'Source'", ("struct", ["Source"])))
    #expect(learn("no type named 'Box' in module 'Kit'"))
    #expect(learn("cannot specialize non-generic type 'Box'"))
    #expect(learn("'Options' is not a member type of struct 'ImportedAbsences.Image'"))
    #expect(learn("cannot find type 'LoaderDelegate' in scope"))
    #expect(!learn("'Options' is not a member type of struct 'Swift.String'"))
    #expect(!learn("value of type 'Image' has no member 'size'"))
    #expect(
      types.source == """
        import Foundation

        // The sources name these types, which are not known here: none has a value.

        public struct Box<A>: Hashable, Codable, Error, @unchecked Sendable { private let nothing: Never; \(decoding("Box")) }

        public struct Image: Hashable, Codable, Error, @unchecked Sendable {
          private let nothing: Never; \(decoding("Image"))
          public struct Options: Hashable, Codable, Error, @unchecked Sendable { private let nothing: Never; \(decoding("Options")) }
        }

        public protocol LoaderDelegate: AnyObject {}

        public protocol Source {}

        open class View: NSObject {
          public override init() { ImportedGap.stop("View", "it is not known here") }
          public init?(coder: NSCoder) { ImportedGap.stop("View", "it is not known here") }
        }

        """)
  }

  /// The default of an argument, such as `base: Base = .byte`, stands in a head, where there can be no gap.
  @Test func valuesThatHeadsNameAreAdded() {
    var types = AbsentTypes()
    func learn(_ message: String) -> Bool { types.learn(problem(message), heir: nil) }
    #expect(!learn("type 'Base' has no member 'byte'"))
    #expect(learn("cannot find type 'Base' in scope"))
    #expect(learn("type 'Base' has no member 'byte'"))
    #expect(!learn("type 'Base' has no member 'byte'"))
    #expect(!learn("type 'Base' has no member 'init'"))
    #expect(
      types.source.hasSuffix(
        """
        public struct Base: Hashable, Codable, Error, @unchecked Sendable {
          private let nothing: Never; \(decoding("Base"))
          public static var `byte`: Self { ImportedGap.stop("Base.byte", "it is not known here") }
        }

        """))
  }

  @Test func typesWithinThoseOfFrameworksAreAdded() {
    var types = AbsentTypes(frameworks: ["StoreKit"])
    let isNew = types.learn(
      problem("'Info' is not a member type of struct 'StoreKit.Product'"), heir: nil)
    #expect(isNew && !types.isEmpty)
    #expect(types.source.hasPrefix("import Foundation\nimport StoreKit\n"))
    #expect(
      types.source.hasSuffix(
        "extension StoreKit.Product {\n  \(AbsentTypes.structure("Info"))\n}\n"))
  }

  @Test func aNameThatIsKnownElsewhereIsLeftAlone() {
    var types = AbsentTypes()
    var isNew = types.learn(problem("cannot find type 'Note' in scope"), heir: nil)
    #expect(isNew)
    isNew = types.learn(problem("'Note' is ambiguous for type lookup in this context"), heir: nil)
    #expect(isNew)
    #expect(types.isEmpty)
    isNew = types.learn(problem("cannot find type 'Note' in scope"), heir: nil)
    #expect(!isNew)
  }
}
