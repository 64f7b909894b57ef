/// The settings of a lazy grid in cells: the axis along which it grows, and its tracks across it.
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
  /// True if the track stands for as many tracks as fit.
  var isAdaptive: Bool
  var spacing: Int
  var alignment: Alignment?
}
