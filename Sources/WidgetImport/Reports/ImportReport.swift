import WidgetBase

/// What an import found: which widgets are drawn, and what is missing, by file, line and name.
package struct ImportReport: Codable, Equatable, Sendable {
  /// A module that was built.
  package struct Module: Codable, Equatable, Sendable {
    package var name: String
    package var files: Int
    package var lines: Int
  }

  /// A module that does not exist here.
  package struct MissingModule: Codable, Equatable, Sendable {
    package var name: String
    package var place: Place
  }

  /// A widget, and how each of its families was drawn.
  package struct Widget: Codable, Equatable, Sendable {
    package var kind: String
    package var name: String
    package var families: [Drawing]

    package init(kind: String, name: String, families: [Drawing]) {
      (self.kind, self.name, self.families) = (kind, name, families)
    }
  }

  /// A widget in a family.
  package struct Drawing: Codable, Equatable, Sendable {
    package enum State: String, Codable, Sendable {
      case drawn, blank, failed
    }

    package var family: String
    package var state: State
    /// The reason why there is no picture.
    package var reason: String?
    /// The picture as text.
    package var picture: String?

    package init(family: String, state: State, reason: String? = nil, picture: String? = nil) {
      (self.family, self.state, self.reason, self.picture) = (family, state, reason, picture)
    }
  }

  /// The target's name.
  package var target: String
  /// The path that was imported.
  package var path: String
  package var modules: [Module] = []
  package var missingModules: [MissingModule] = []
  package var problems: [CompilerProblem] = []
  /// Errors without a place.
  package var failures: [String] = []
  /// Parts of the sources that end the program if they are ever needed; `nil` without any.
  package var gaps: [SourceGap]?
  /// Sources that the bundle was built without: those with errors, and those that need them.
  package var leftOut: [String] = []
  /// The errors for which sources are left out; `nil` without any.
  package var causes: [CompilerProblem]?
  /// The widgets that are declared in sources which were left out.
  package var lostWidgets: [String] = []
  /// Files of which conditions leave nothing.
  package var offFiles: [String] = []
  /// Sources that only Apple's compilers take.
  package var skippedFiles: [String] = []
  /// Files that the project names and that are not there: sources, resources, and other projects.
  package var absentFiles: [String] = []
  package var approximated: [SupportTable.Use] = []
  package var ignored: [SupportTable.Use] = []
  package var appGroups: [String] = []
  /// True if the sources ask servers.
  package var usesNetwork = false
  /// Further remarks.
  package var notes: [String] = []
  package var widgets: [Widget] = []
  /// The path of the program; `nil` if it was not built.
  package var program: String?
  /// True if the sources were only checked.
  package var isCheck = false

  package init(target: String, path: String) { (self.target, self.path) = (target, path) }

  /// True if all that was asked for was done.
  ///
  /// A project that is not there is no loss by itself: what it would build is among the missing modules.
  package var isGood: Bool {
    problems.isEmpty && failures.isEmpty
      && absentFiles.allSatisfy { $0.hasExactSuffix(".xcodeproj") }
      && (isCheck
        || program != nil
          && widgets.allSatisfy { $0.families.allSatisfy { $0.state == .drawn } })
  }

  /// The missing names with the number of their uses, most wanted first.
  package var wanted: [(symbol: String, count: Int)] {
    var counts: [String: Int] = [:]
    for symbol in problems.compactMap(\.symbol) { counts[symbol, default: 0] += 1 }
    return counts.map { ($0.key, $0.value) }.sorted {
      $0.count != $1.count ? $0.count > $1.count : $0.symbol < $1.symbol
    }
  }
}
