import Glibc
import WidgetLayout

/// Text in the encoding of the terminal that a descriptor leads to.
enum TerminalText {
  /// True if a descriptor leads to a terminal that takes no UTF-8, as far as the locale says.
  static func isSevenBit(_ descriptor: Int32) -> Bool {
    isatty(descriptor) != 0 && !GlyphSet.takesUTF8(TerminalType.variable)
  }

  /// Returns the bytes of a text for a descriptor: ASCII for a terminal that takes no UTF-8.
  static func bytes(_ text: String, for descriptor: Int32) -> [UInt8] {
    Array((isSevenBit(descriptor) ? SevenBit.shown(text) : text).utf8)
  }
}
