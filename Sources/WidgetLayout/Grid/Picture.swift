import FoundationEssentials

/// What a view looks like at one moment.
package struct Picture: Sendable {
  package let grid: CellGrid
  /// When the same view looks different, by a live text in it; nil is never.
  package let nextChange: Date?
}
