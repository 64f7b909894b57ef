import Glibc
import WidgetArchive

/// Whether the machine has a way out: a default route, of either version of the protocol.
enum NetworkRoute {
  static var isThere: Bool { hasRoute4 || hasRoute6 }

  /// The kernel's table: a line a route, the destination second, eight zeros for all the world.
  private static var hasRoute4: Bool {
    lines(of: "/proc/net/route").contains { words in
      words.count > 3 && words[1] == "00000000" && isUp(words[3])
    }
  }

  /// The destination and its length first; the flags before the device. The one that the loopback
  /// device always has leads nowhere.
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
    // A file of the kernel's has no size, so that it is read to its end.
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
