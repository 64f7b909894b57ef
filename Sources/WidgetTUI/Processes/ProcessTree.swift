import WidgetSources

/// Processes in the order of a tree: each below the one that started it.
struct ProcessTree {
  /// A process in its place.
  struct Node {
    let process: ProcessUsage
    /// The lines that lead to it.
    let branch: String
    /// True if processes are below it.
    let hasChildren: Bool
    /// The number of processes below it that are folded away.
    let folded: Int
  }

  private(set) var nodes: [Node] = []
  private let children: [Int32: [ProcessUsage]]

  /// Creates the tree of sorted processes; those that stand side by side keep their order.
  init(_ processes: [ProcessUsage], folded: Set<ProcessIdentity>) {
    let known = Set(processes.map(\.processID))
    // What started itself, or has no parent that is known, is a root.
    let isRoot = { (process: ProcessUsage) in
      process.parentID == process.processID || !known.contains(process.parentID)
    }
    children = Dictionary(grouping: processes.filter { !isRoot($0) }, by: \.parentID)
    append(processes.filter(isRoot), folded)
  }

  private struct Pending {
    let process: ProcessUsage
    /// The lines of the processes above it.
    let indent: String
    let isLast: Bool
    let isRoot: Bool
  }

  private mutating func append(_ roots: [ProcessUsage], _ folded: Set<ProcessIdentity>) {
    var pending = Self.pending(roots, indent: "", isRoot: true)
    while let next = pending.popLast() {
      let process = next.process
      let below = children[process.processID] ?? []
      let isFolded = folded.contains(process.identity) && !below.isEmpty
      nodes.append(
        Node(
          process: process,
          branch: next.isRoot ? "" : next.indent + (next.isLast ? "└─" : "├─"),
          hasChildren: !below.isEmpty, folded: isFolded ? count(below: process) : 0))
      guard !isFolded else { continue }
      let indent = next.isRoot ? "" : next.indent + (next.isLast ? "  " : "│ ")
      pending += Self.pending(below, indent: indent, isRoot: false)
    }
  }

  /// Returns processes side by side, the last one first, as they are taken from the end.
  private static func pending(
    _ processes: [ProcessUsage], indent: String, isRoot: Bool
  ) -> [Pending] {
    processes.enumerated().reversed().map { index, process in
      Pending(
        process: process, indent: indent, isLast: index == processes.count - 1, isRoot: isRoot)
    }
  }

  private func count(below process: ProcessUsage) -> Int {
    var (count, pending) = (0, children[process.processID] ?? [])
    while let next = pending.popLast() {
      count += 1
      pending += children[next.processID] ?? []
    }
    return count
  }
}
