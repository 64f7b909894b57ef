/// The number of colours that a picture may use.
public enum ColorDepth: String, CaseIterable, Sendable, Hashable, Comparable {
  /// No colour: only bold, dim, underline and reverse (`NO_COLOR`, monochrome terminals).
  case none
  /// The terminal's sixteen colours.
  case ansi16 = "16"
  /// The 256 colours of xterm: sixteen, a 6×6×6 cube, 24 greys.
  case indexed256 = "256"
  /// 24-bit colours.
  case trueColor = "true"

  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
