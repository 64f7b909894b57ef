import WidgetBase

/// The types that sources name and that are not known here.
///
/// Each is declared in one module that all others import, in the form that its uses need: none of them ever
/// has a value, so that what needs one can be compiled, and never runs.
package struct AbsentTypes: Equatable, Sendable {
  /// The form of a type.
  enum Form: Equatable, Sendable {
    /// A structure that has as many type parameters.
    case structure(parameters: Int)
    case open
    /// A protocol, and if only classes conform to it.
    case contract(isOfClasses: Bool)
  }

  /// The name of the module that declares them.
  package static let module = "ImportedAbsences"

  private var forms: [String: Form] = [:]
  /// The types that are declared within others.
  private var nested: [String: Set<String>] = [:]
  /// The values that heads of declarations name, such as an argument's default.
  private var values: [String: Set<String>] = [:]
  /// The types that are declared within those of frameworks, by the names of these with their modules.
  private var members: [String: Set<String>] = [:]
  /// The modules that stand for Apple's frameworks.
  private let frameworks: Set<String>
  /// Names that turned out to be known elsewhere.
  private var known: Set<String> = []

  /// - Parameter frameworks: The modules that stand for Apple's frameworks.
  package init(frameworks: Set<String> = []) { self.frameworks = frameworks }

  package var isEmpty: Bool { forms.isEmpty && members.isEmpty }

  /// The names of the types.
  package var names: [String] { forms.keys.sorted() }

  /// The names of the types that have no values.
  var empty: Set<String> {
    Set(
      forms.filter {
        if case .contract = $0.value { return false }
        return true
      }.keys)
  }

  /// Returns true for the name of a type that others can inherit from as a class.
  func isClass(_ name: String) -> Bool { forms[name] == .open }

  /// Learns from an error; returns false if it says nothing new of a type.
  ///
  /// - Parameters:
  ///   - problem: The error.
  ///   - heir: The keyword and the inherited names of the type whose head has the error.
  mutating func learn(_ problem: CompilerProblem, heir: (keyword: String, inherited: [String])?)
    -> Bool
  {
    switch TypeComplaint(problem) {
    case .unknown(let name)?: add(name)
    case .unknownMember(let name, let outer)?: add(name, in: outer)
    case .unknownValue(let name, let type)?: addValue(name, of: type)
    case .notGeneric(let name)?: specialize(name)
    case .ambiguous(let name)?: forget(name)
    case .wrongForm(let names)?: shape(names, problem.message, heir)
    case nil: false
    }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && text != "Self"
  }

  /// Names that protocols have for their own types: declared for all, they would mean something else elsewhere.
  private static let associated: Set<String> = [
    "Body", "Cache", "Configuration", "Content", "Context", "Coordinator", "Element", "Entry",
    "Failure", "ID", "Index", "Input", "Intent", "Iterator", "Key", "Output", "Result", "Value",
  ]

  private mutating func add(_ name: String) -> Bool {
    guard Self.isName(name), !Self.associated.contains(name), forms[name] == nil,
      !known.contains(name)
    else { return false }
    forms[name] = Self.isContract(name) ? .contract(isOfClasses: true) : .structure(parameters: 0)
    return true
  }

  /// Returns true for a name such as `ImageDownloaderDelegate`.
  private static func isContract(_ name: String) -> Bool {
    name.hasExactSuffix("Delegate") || name.hasExactSuffix("DataSource")
  }

  private mutating func add(_ name: String, in outer: String) -> Bool {
    let parts = outer.splitExactly(separator: ".").map(String.init)
    guard Self.isName(name), let outer = parts.last else { return false }
    if parts.count > 1, frameworks.contains(parts[0]) {
      return members[parts.joined(separator: "."), default: []].insert(name).inserted
    }
    guard case .structure? = forms[outer] else { return false }
    return nested[outer, default: []].insert(name).inserted
  }

  private mutating func addValue(_ name: String, of type: String) -> Bool {
    guard Self.isName(name), !["init", "self", "Type"].contains(name),
      case .structure? = forms[type]
    else { return false }
    return values[type, default: []].insert(name).inserted
  }

  private mutating func specialize(_ name: String) -> Bool {
    guard case .structure(let count)? = forms[name], count < 4 else { return false }
    forms[name] = .structure(parameters: count + 1)
    return true
  }

  private mutating func forget(_ name: String) -> Bool {
    guard forms.removeValue(forKey: name) != nil else { return false }
    known.insert(name)
    return true
  }

  /// Makes a class or a protocol of a type that others inherit from.
  private mutating func shape(
    _ names: [String], _ message: String, _ heir: (keyword: String, inherited: [String])?
  ) -> Bool {
    // The last one is the type that is inherited from, or that a parameter is constrained to.
    for quoted in names.reversed() {
      let name = Self.plain(quoted)
      guard let form = forms[name] else { continue }
      switch form {
      case .structure, .open:
        let isFirst = heir?.keyword == "class" && heir?.inherited.first == name
        let isSuperclass = message.contains("non-class") && isFirst && form != .open
        forms[name] = isSuperclass ? .open : .contract(isOfClasses: message.contains("class-bound"))
        return true
      case .contract(let isOfClasses):
        if message.contains("non-class-bound"), !isOfClasses {
          forms[name] = .contract(isOfClasses: true)
          return true
        }
        if message.contains("cannot conform to class protocol"), isOfClasses {
          forms[name] = .contract(isOfClasses: false)
          return true
        }
      }
    }
    return false
  }

  /// Returns the name of a type without its module and without `any`.
  private static func plain(_ text: String) -> String {
    let name = text.splitExactly(separator: " ").last ?? ""
    return String(name.splitExactly(separator: ".").last ?? name)
  }

  // MARK: Source

  /// The source of the module.
  package var source: String {
    let types = names.map { declaration($0, forms[$0] ?? .structure(parameters: 0)) }
    let modules = Set(
      members.keys.compactMap { $0.splitExactly(separator: ".").first.map(String.init) })
    let imports = modules.union(["Foundation"]).sorted().map { "import \($0)\n" }.joined()
    let extensions = members.sorted { $0.key < $1.key }.map { outer, names in
      "extension \(outer) {\n"
        + names.sorted().map { "  \(Self.structure($0))\n" }.joined() + "}\n"
    }
    return
      "\(imports)\n// The sources name these types, which are not known here: none has a value.\n\n"
      + (types + extensions).joined(separator: "\n")
  }

  private func declaration(_ name: String, _ form: Form) -> String {
    switch form {
    case .structure(let count):
      let parameters = ["A", "B", "C", "D"].prefix(count).joined(separator: ", ")
      let types = (nested[name] ?? []).sorted().map { "  \(Self.structure($0))\n" }
      let values = (values[name] ?? []).sorted().map { value in
        "  public static var `\(value)`: Self "
          + "{ ImportedGap.stop(\"\(name).\(value)\", \"it is not known here\") }\n"
      }
      let inner = (types + values).joined()
      return Self.structure(
        name, parameters: count > 0 ? "<\(parameters)>" : "", members: inner) + "\n"
    case .open:
      let stop = "{ ImportedGap.stop(\"\(name)\", \"it is not known here\") }"
      return """
        open class \(name): NSObject {
          public override init() \(stop)
          public init?(coder: NSCoder) \(stop)
        }

        """
    case .contract(let isOfClasses):
      return "public protocol \(name)\(isOfClasses ? ": AnyObject" : "") {}\n"
    }
  }

  /// Returns the declaration of a type without values, on one line if it has no members.
  static func structure(
    _ name: String, parameters: String = "", access: String = "public ", members: String = ""
  ) -> String {
    let head =
      "\(access)struct \(name)\(parameters): Hashable, Codable, Error, @unchecked Sendable {"
    // A value that is decoded ends the program: an error may be taken for data that are not there.
    let decoding =
      "\(access)init(from decoder: any Decoder) { ImportedGap.stop(\"\(name)\", \"it is not known here\") }"
    let value = "private let nothing: Never; \(decoding)"
    return members.isEmpty ? "\(head) \(value) }" : "\(head)\n  \(value)\n\(members)}"
  }
}
