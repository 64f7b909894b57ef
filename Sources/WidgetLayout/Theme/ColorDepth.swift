/// How many colours a picture may use.
public enum ColorDepth: String, CaseIterable, Sendable, Hashable, Comparable {
  /// No colour at all: weight, underline and reverse only (`NO_COLOR`, monochrome terminals).
  case none
  /// The terminal's sixteen.
  case ansi16 = "16"
  /// The 256 of xterm: sixteen, a 6×6×6 cube, 24 greys.
  case indexed256 = "256"
  /// 24-bit.
  case trueColor = "true"

  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
