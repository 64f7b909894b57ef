extension View {
  /// Has no effect here: symbols are a cell, and placeholders of pictures fill their frame.
  nonisolated public func scaledToFit() -> some View { self }

  /// Has no effect here: symbols are a cell, and placeholders of pictures fill their frame.
  nonisolated public func scaledToFill() -> some View { self }
}
