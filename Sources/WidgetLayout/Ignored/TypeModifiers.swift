// Typography that cells cannot show: all text is monospaced, on one baseline, and of one width.
extension View {
  /// Has no effect here, as digits are monospaced anyway.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Has no effect here, as texts are monospaced anyway.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Has no effect here, as a terminal has one font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Has no effect here, as a terminal has one font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Has no effect here, as every character fills its columns.
  nonisolated public func kerning(_ kerning: Double) -> some View { self }

  /// Has no effect here, as every character fills its columns.
  nonisolated public func tracking(_ tracking: Double) -> some View { self }

  /// Has no effect here, as text cannot leave its row.
  nonisolated public func baselineOffset(_ offset: Double) -> some View { self }

  /// Has no effect here, as every character fills its columns.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
}
