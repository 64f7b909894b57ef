internal import FoundationEssentials

/// A queue of keys by due date: a binary heap with O(log n) changes.
///
/// A key's older dates stay in the heap until they reach the top, and are skipped then; the heap is
/// rebuilt when more than half of it are such leftovers.
struct DueQueue<Key: Hashable> {
  private var heap: [(date: Date, key: Key)] = []
  private var dates: [Key: Date] = [:]

  /// The earliest date; `nil` if nothing is due.
  var next: Date? {
    mutating get {
      dropStale()
      return heap.first?.date
    }
  }

  /// Sets the date at which `key` is due in place of the previous one; `nil` for never.
  mutating func set(_ key: Key, due date: Date?) {
    guard dates[key] != date else { return }
    dates[key] = date
    if let date { push(date, key) }
    if heap.count > 64, heap.count > dates.count * 2 { rebuild() }
  }

  /// Removes and returns the key that is due first, if its date is not after `now`.
  mutating func popDue(at now: Date) -> Key? {
    dropStale()
    guard let first = heap.first, first.date <= now else { return nil }
    removeFirst()
    dates[first.key] = nil
    return first.key
  }

  private mutating func dropStale() {
    while let first = heap.first, dates[first.key] != first.date { removeFirst() }
  }

  private mutating func rebuild() {
    heap.removeAll(keepingCapacity: true)
    for (key, date) in dates { push(date, key) }
  }

  private mutating func push(_ date: Date, _ key: Key) {
    heap.append((date, key))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].date < heap[parent].date else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].date < heap[least].date { least = child }
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
