// What cells make of type: all texts are monospaced, on one line of dots, and of one width.
extension View {
  /// Has no effect here: digits have one width anyway.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Has no effect here: texts are monospaced anyway.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Has no effect here: a terminal has one font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Has no effect here: a terminal has one font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Has no effect here: characters stand a column apart.
  nonisolated public func kerning(_ kerning: Double) -> some View { self }

  /// Has no effect here: characters stand a column apart.
  nonisolated public func tracking(_ tracking: Double) -> some View { self }

  /// Has no effect here: a text stands on its row.
  nonisolated public func baselineOffset(_ offset: Double) -> some View { self }

  /// Has no effect here: characters stand a column apart.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
}
