import Testing

@testable import WidgetSources
@testable import WidgetTUI

@Suite struct ProcessTreeTests {
  /// Returns processes of pairs of a number and its parent.
  private func processes(_ pairs: (Int32, Int32)...) -> [ProcessUsage] {
    pairs.map { ProcessUsage(number: $0.0, parent: $0.1) }
  }

  private func picture(_ tree: ProcessTree) -> [String] {
    tree.nodes.map { "\($0.branch)\($0.process.processID)\($0.folded > 0 ? " +\($0.folded)" : "")" }
  }

  @Test func childrenStandBelowTheirParents() {
    let tree = ProcessTree(
      processes((5, 1), (1, 0), (7, 5), (6, 1), (9, 7), (2, 0), (8, 5)), folded: [])
    #expect(picture(tree) == ["1", "├─5", "│ ├─7", "│ │ └─9", "│ └─8", "└─6", "2"])
  }

  @Test func whatIsBelowAFoldedProcessIsCounted() {
    let all = processes((1, 0), (5, 1), (7, 5), (9, 7), (6, 1))
    let tree = ProcessTree(all, folded: [all[1].identity])
    #expect(picture(tree) == ["1", "├─5 +2", "└─6"])
  }

  @Test func aFoldOfAnEndedProcessFoldsNoOther() {
    let tree = ProcessTree(
      processes((1, 0), (5, 1)), folded: [ProcessIdentity(processID: 1, startTime: 77)])
    #expect(picture(tree) == ["1", "└─5"])
  }

  @Test func whatStartedItselfIsARoot() {
    #expect(picture(ProcessTree(processes((3, 3), (4, 3)), folded: [])) == ["3", "└─4"])
  }
}
