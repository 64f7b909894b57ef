import Glibc
import WidgetArchive

/// A check for a way out of the machine: a default route for IPv4 or IPv6.
enum NetworkRoute {
  static var isThere: Bool { hasRoute4 || hasRoute6 }

  /// True if the kernel's IPv4 table has a default route. It has one line per route, with the
  /// destination second; eight zeros stand for any destination.
  private static var hasRoute4: Bool {
    lines(of: "/proc/net/route").contains { words in
      words.count > 3 && words[1] == "00000000" && isUp(words[3])
    }
  }

  /// True if the kernel's IPv6 table has a default route. The destination and its prefix length
  /// come first, the flags just before the device. The loopback device's own default route leads
  /// nowhere.
  private static var hasRoute6: Bool {
    lines(of: "/proc/net/ipv6_route").contains { words in
      words.count > 9 && words[1] == "00" && words[0].allSatisfy { $0 == "0" }
        && isUp(words[8]) && words[9] != "lo"
    }
  }

  private static func isUp(_ flags: Substring) -> Bool {
    UInt32(flags, radix: 16).map { $0 & 1 != 0 } ?? false
  }

  private static func lines(of path: String) -> [[Substring]] {
    // A kernel file reports no size, so it is read to its end.
    guard let file = fopen(path, "re") else { return [] }
    defer { fclose(file) }
    var text = ""
    var buffer = [CChar](repeating: 0, count: 512)
    while let line = fgets(&buffer, 512, file) { text += String(cString: line) }
    return text.split(separator: "\n").map { line in
      line.split { $0 == " " || $0 == "\t" }
    }
  }
}
