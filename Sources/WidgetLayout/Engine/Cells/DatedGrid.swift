package import FoundationEssentials

/// A picture of a view at one moment, and when it changes by itself.
package struct DatedGrid: Sendable {
  package let grid: CellGrid
  /// When the same view looks different, by a live text in it; nil is never.
  package let nextChange: Date?
}
