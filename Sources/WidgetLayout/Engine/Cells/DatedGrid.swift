package import FoundationEssentials

/// A picture of a view at one moment, with the date of its next change.
package struct DatedGrid: Sendable {
  package let grid: CellGrid
  /// The date at which a live text changes the picture; `nil` for never.
  package let nextChange: Date?
}
