import FoundationEssentials
import WidgetSources

/// The list of processes that people work with: its order, its filter, and the row that is chosen.
struct ProcessList: Hashable {
  /// A process in its row.
  struct Row: Hashable {
    let process: ProcessUsage
    /// The lines of the tree before its name.
    var branch = ""
    /// True if processes are below it in the tree.
    var hasChildren = false
    /// The number of processes below it that are folded away.
    var folded = 0
  }

  var sort = ProcessSort.cpu
  var isReversed = false
  var isTree = false
  /// The words that the rows have.
  var filter = ""
  /// True while the filter is typed.
  var isTyping = false
  /// True while the chosen process is shown in detail.
  var isDetailed = false
  /// The chosen process, which stays chosen where the order changes.
  private(set) var selection: ProcessIdentity?
  /// The row of the chosen process when it was last seen.
  private var selectedRow = 0
  /// The processes that have those below them folded away.
  private var folded: Set<ProcessIdentity> = []
  /// The rows as last read.
  private(set) var rows: [Row] = []
  /// The number of all processes.
  private(set) var total = 0
  /// The words for the processes that could not be read; `nil` if there are none.
  private(set) var omission: String?
  /// The first row in view.
  private(set) var top = 0
  /// The processor time of the chosen process since it was chosen, the newest last.
  private(set) var course: [Double?] = []
  private var readAt: Date?

  /// The most values of a course that are kept: five minutes at one a second.
  private static let longestCourse = 300

  init() {}

  init(sort: ProcessSort) { self.sort = sort }

  /// The row of the chosen process; `nil` if none is chosen.
  var selectedIndex: Int? {
    selection.flatMap { chosen in rows.firstIndex { $0.process.identity == chosen } }
  }

  /// The chosen process; `nil` if none is.
  var selected: ProcessUsage? { selectedIndex.map { rows[$0].process } }
}

extension ProcessList {
  /// Follows a reading: the rows are sorted, filtered and put in a tree anew.
  mutating func follow(_ reading: ProcessesReading) {
    total = reading.total
    omission = reading.omission
    let sorted = reading.processes.sorted { sort.isBefore($0, $1, isReversed: isReversed) }
    rows = isTree ? tree(sorted) : sorted.filter(isMatch).map { Row(process: $0) }
    followSelection()
    guard reading.date != readAt else { return }
    readAt = reading.date
    if let selected { course = (course + [selected.cpu]).suffix(Self.longestCourse) }
  }

  private func isMatch(_ process: ProcessUsage) -> Bool {
    guard !filter.isEmpty else { return true }
    let words = filter.lowercased()
    let texts = [process.programName, process.name, process.user, String(process.processID)]
    return texts.contains { $0.lowercased().contains(words) }
      || process.arguments.joined(separator: " ").lowercased().contains(words)
  }

  /// Returns the rows of a tree with what matches the filter, and the processes above that.
  private func tree(_ sorted: [ProcessUsage]) -> [Row] {
    var kept = sorted
    if !filter.isEmpty {
      let parents = Dictionary(sorted.map { ($0.processID, $0.parentID) }) { first, _ in first }
      var wanted: Set<Int32> = []
      for process in sorted where isMatch(process) {
        var next: Int32? = process.processID
        while let number = next, wanted.insert(number).inserted { next = parents[number] }
      }
      kept = sorted.filter { wanted.contains($0.processID) }
    }
    return ProcessTree(kept, folded: folded).nodes.map {
      Row(process: $0.process, branch: $0.branch, hasChildren: $0.hasChildren, folded: $0.folded)
    }
  }

  /// Keeps the chosen process; where it is gone, none is chosen, so that no key meets another one.
  private mutating func followSelection() {
    if let index = selectedIndex {
      selectedRow = index
    } else if selection != nil {
      selection = nil
      course = []
      isDetailed = false
    }
  }

  // MARK: Choosing

  /// Chooses the row that is some rows below the chosen one; at first the first one in view.
  mutating func move(by step: Int) {
    guard !rows.isEmpty else { return }
    let from = selectedIndex.map { $0 + step } ?? (step == 0 ? selectedRow : top)
    choose(from)
  }

  /// Chooses a row, or the nearest one that is there.
  mutating func choose(_ index: Int) {
    guard !rows.isEmpty else { return }
    let row = min(max(0, index), rows.count - 1)
    let process = rows[row].process
    if process.identity != selection { course = process.course.filter { $0 != nil } }
    selection = process.identity
    selectedRow = row
  }

  /// Chooses nothing.
  mutating func clearSelection() {
    selection = nil
    isDetailed = false
    course = []
  }

  /// Folds the processes below a row away, or shows them again.
  mutating func fold(_ index: Int) {
    guard rows.indices.contains(index), rows[index].hasChildren else { return }
    folded.formSymmetricDifference([rows[index].process.identity])
  }

  /// Sorts by a value, or in the other direction if it is sorted by that already.
  mutating func sort(by sort: ProcessSort) {
    isReversed = sort == self.sort && !isReversed
    self.sort = sort
  }

  /// Scrolls so that the chosen row is in view, if one is, and none is left blank below the last.
  mutating func scroll(showing shown: Int) {
    if let index = selectedIndex {
      top = min(max(top, index - shown + 1), index)
    }
    top = min(max(0, top), max(0, rows.count - shown))
  }
}
