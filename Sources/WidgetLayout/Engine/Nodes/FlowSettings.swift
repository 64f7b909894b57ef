/// A lazy grid in cells: the axis it grows along, and its tracks across it.
struct FlowSettings {
  var axis: Axis
  var tracks: [FlowTrack]
  var spacing: Int
  var alignment: Alignment
}

/// A track of a lazy grid, in cells.
struct FlowTrack {
  var least: Int
  var most: Int
  /// True for a track that stands for as many as fit.
  var isAdaptive: Bool
  var spacing: Int
  var alignment: Alignment?
}
