import Glibc
import TestServers
import Testing
import WidgetSources

@testable import WidgetTUI

/// Tests of what a link leads to, and of links that are never opened.
@Suite("The target of a link")
struct LinkTargetTests {
  private func target(_ link: String) -> LinkTarget? { try? LinkTarget(link) }

  private func refusal(_ link: String) -> LinkRefusal? {
    do throws(LinkRefusal) { _ = try LinkTarget(link) } catch { return error }
    return nil
  }

  @Test(arguments: [
    ("https://a.example", "https://a.example"),
    ("HTTP://A.example/B?c#d", "http://A.example/B?c#d"),
    ("https://[::1]:8080/", "https://[::1]:8080/"),
    ("https://192.0.2.1:80/x", "https://192.0.2.1:80/x"),
    ("https://a_b.example./", "https://a_b.example./"),
    ("mailto:ada@a.example", "mailto:ada@a.example"),
    ("mailto:?To=a@a.example&body=x;y%26z", "mailto:?To=a@a.example&body=x;y%26z"),
    ("mailto:ada@a.example?subject=Hi%20you", "mailto:ada@a.example?subject=Hi%20you"),
    ("https://a.example/ü?q=\"x\"", "https://a.example/%C3%BC?q=%22x%22"),
    ("https://a.example/@user", "https://a.example/@user"),
    ("https://a.example?to=b@c", "https://a.example?to=b@c"),
    ("file:///etc/hosts", "file:///etc/hosts"), ("file://localhost/etc/hosts", "file:///etc/hosts"),
  ])
  func ordinaryAddresses(link: String, expected: String) {
    let target = target(link)
    #expect(target?.address == expected)
    #expect(target?.shown == expected)
    #expect(target?.warning == nil)
  }

  /// Hosts in letters beyond ASCII, written or encoded, among them those that look like another one.
  @Test(arguments: [
    ("https://bücher.example/", "https://xn--bcher-kva.example/"),
    ("https://b%C3%BCcher.example/", "https://xn--bcher-kva.example/"),
    ("https://аpple.com/", "https://xn--pple-43d.com/"),
    ("https://例え.テスト:8443/x", "https://xn--r8jz45g.xn--zckzah:8443/x"),
    ("https://xn--pple-43d.com/", "https://xn--pple-43d.com/"),
    ("https://עברית.example/", "https://xn--5dbqzzl.example/"),
  ])
  func hostsAreASCII(link: String, expected: String) {
    let target = target(link)
    #expect(target?.address == expected)
    #expect(target?.shown == expected)
    #expect(target?.warning != nil)
  }

  @Test(
    arguments: [
      ("https://google.com@evil.example/", .userInformation),
      ("https://ada:secret@a.example/", .userInformation),
      ("https://@a.example/", .userInformation),
      ("https://google.com%40evil.example/", .userInformation),
      ("https://google.com\\@evil.example/", .userInformation),
      ("https://google.com%5C@evil.example/", .userInformation),
      ("https://google.com\\.evil.example/", .userInformation),
      ("https://a.example/\u{202e}gpj.exe", .control(0x202e)),
      ("https://a\u{200b}.example/", .control(0x200b)),
      ("https://a.example/\u{1b}[31m", .control(0x1b)),
      ("https://a.example/\u{9b}31m", .control(0x9b)), ("https://a.example/a b", .control(0x20)),
      ("https://a.example/\n", .control(0x0a)), ("https://a.example/\u{e0041}", .control(0xe0041)),
      ("https://%E2%80%AEa.example/", .badHost), ("https://%00a.example/", .badHost),
      ("https://", .badHost), ("https:///a.example/", .badHost), ("https://a.example:x/", .badHost),
      ("https://a。example/", .badHost), ("https://a example/", .control(0x20)),
      ("https://a,b/", .badHost), ("https://[::1/", .badHost), ("https://a⁄b.example/", .badHost),
      ("https:a.example", .unknownScheme), ("javascript:alert(1)", .unknownScheme),
      ("data:text/html,x", .unknownScheme), ("ssh://a.example/", .unknownScheme),
      ("-x", .unknownScheme), ("--version", .unknownScheme), ("", .unknownScheme),
      ("a.example", .unknownScheme), ("file://server/share", .unknownScheme),
      ("file:etc", .unknownScheme), ("vscode://x", .unknownScheme),
      ("mailto:a@b.example?attach=/etc/passwd", .attachment),
      ("mailto:a@b.example?insert=/etc/passwd", .attachment),
      ("mailto:a@b.example?subject=x&%49nsert=/etc/passwd", .attachment),
      ("mailto:a@b.example?subject=x&ATTACHMENT=%2Fetc%2Fpasswd", .attachment),
      ("mailto:a@b.example?%61ttach=/etc/passwd", .attachment),
      ("mailto:a@b.example&attach=/etc/passwd", .attachment),
      ("mailto:a@b.example?subject=x,message=/etc/passwd", .attachment),
      ("mailto:a@b.example'\u{301}x", .attachment),
      ("mailto:a@b.example?subject=x,attachment=/etc/passwd", .attachment),
      ("mailto:a@b.example?cc=%27,x=%27", .attachment),
      ("mailto:a@b.example?\u{338}x=1&attach=/etc/passwd", .attachment),
      ("mailto:a@b.example?x=1&\u{338}y&attach=/etc/passwd", .attachment),
      ("file:///%00", .badPath), ("file:///%ff", .badPath),
      ("https://a.example/" + String(repeating: "x", count: 9000), .tooLong),
    ] as [(String, LinkRefusal)])
  func refusedAddresses(link: String, expected: LinkRefusal) {
    #expect(refusal(link) == expected)
  }

  /// The desktop reads a separator where one of our characters has a mark behind it.
  @Test func aMarkHidesNoSeparator() {
    #expect(target("file:///allowed/run.desktop#\u{338}.txt")?.path == "/allowed/run.desktop")
    #expect(target("file:///allowed/a?\u{301}b")?.path == "/allowed/a")
    #expect(
      target("https://a.example?\u{338}@b.example")?.address == "https://a.example?%CC%B8@b.example"
    )
  }

  /// Both ends of a long host are shown: the last labels say whose it is.
  @Test func aLongHostIsShortenedInItsMiddle() {
    let target = target(
      "https://google.com.\(String(repeating: "a.", count: 40))evil.example/login")
    #expect(target?.shown.hasPrefix("https://google.com.a…") == true)
    #expect(target?.shown.hasSuffix("evil.example/login") == true)
    #expect(target?.address.contains("…") == false)
  }

  @Test func filesThatTheDesktopOnlyShows() throws {
    let folder = TemporaryFolder()
    func refusal(_ name: String, in folders: [String]?) -> LinkRefusal? {
      do throws(LinkRefusal) { _ = try LinkedFile(name, in: folders) } catch { return error }
      return nil
    }
    for (name, mode) in [
      ("a.pdf", 0o644), ("run", 0o755), ("b.desktop", 0o644), ("c.DESKTOP", 0o644),
      ("d.jar", 0o600), ("e.scr", 0o644), ("f.lnk", 0o644),
    ] as [(String, mode_t)] {
      try folder.write("x", to: name)
      chmod(folder[name], mode)
    }
    // A letter that joins the dot makes no other ending of it.
    try folder.write("x", to: "l\u{D4E}.desktop")
    try folder.write("x", to: "m.kdelnk")
    try folder.write("x", to: "n.PDF")
    try folder.write("\u{0}", to: "o")
    // Desktops know these by their first bytes.
    for (name, text) in [
      ("g", "MZ\u{0}"), ("h.txt", "\u{7F}ELF"), ("i", "# a\n[Desktop Entry]\n"), ("j", "MX"),
      ("k", ""),
    ] {
      try folder.write(text, to: name)
      chmod(folder[name], 0o644)
    }
    mkdir(folder["in"], 0o755)
    symlink(folder["a.pdf"], folder["in/a.pdf"])
    symlink(folder["b.desktop"], folder["in/b.pdf"])
    mkfifo(folder["pipe"], 0o600)
    #expect(refusal(folder["a.pdf"], in: nil) == nil)
    #expect(refusal(folder["a.pdf"], in: [folder.path]) == nil)
    #expect(refusal(folder.path, in: [folder.path]) == nil)
    for name in ["j", "k", "n.PDF"] { #expect(refusal(folder[name], in: nil) == nil) }
    for name in [
      "run", "b.desktop", "c.DESKTOP", "d.jar", "in/b.pdf", "e.scr", "f.lnk", "g", "h.txt", "i",
      "l\u{D4E}.desktop", "m.kdelnk", "o",
    ] {
      #expect(refusal(folder[name], in: nil) == .executable(path: folder[name]))
    }
    // A link in an allowed folder does not lead out of it, and neither does a path.
    for name in ["in/a.pdf", "in/../a.pdf"] {
      #expect(refusal(folder[name], in: [folder["in"]]) == .outside(path: folder[name]))
    }
    #expect(refusal(folder["a.pdf"], in: []) == .outside(path: folder["a.pdf"]))
    #expect(refusal(folder["none"], in: nil) == .noFile(path: folder["none"]))
    #expect(refusal(folder["pipe"], in: nil) == .noFile(path: folder["pipe"]))
  }

  /// A folder of links that lies in a folder which a program may write is what the program makes of it.
  @Test func aFolderThatAProgramLeadsElsewhereIsNone() throws {
    let folder = TemporaryFolder()
    for name in ["out", "private"] { mkdir(folder[name], 0o755) }
    try folder.write("x", to: "private/a.txt")
    chmod(folder["private/a.txt"], 0o644)
    symlink("../private", folder["out/reports"])
    WrittenFolders.note([folder["out"]])
    #expect(throws: LinkRefusal.outside(path: folder["out/reports/a.txt"])) {
      _ = try LinkedFile(folder["out/reports/a.txt"], in: [folder["out/reports"]])
    }
    let own = try LinkedFile(folder["private/a.txt"], in: [folder["private"]])
    #expect(try own.settled(isLast: false) == folder["private/a.txt"])
  }

  /// A program that may write the folder could exchange the file between the look at it and its opening.
  @Test func ofAFileThatAProgramMayExchangeACopyIsOpened() throws {
    let folder = TemporaryFolder()
    for name in ["out", "out/in"] { mkdir(folder[name], 0o755) }
    try folder.write("a report", to: "out/a b.txt")
    chmod(folder["out/a b.txt"], 0o644)
    WrittenFolders.note([folder["out"]])
    let file = try LinkedFile(folder["out/a b.txt"], in: [folder["out"]])
    rename(folder["out/a b.txt"], folder["out/old"])
    try folder.write("[Desktop Entry]", to: "out/a b.txt")
    chmod(folder["out/a b.txt"], 0o755)
    let place = try file.settled(isLast: false)
    #expect(place.hasSuffix("/a b.txt") && !place.hasPrefix(folder.path))
    #expect(place.contains("/widgettui/opened/"))
    #expect(try String(contentsOfFile: place, encoding: .utf8) == "a report")
    // Nor does what it writes into the file that was looked at.
    let other = try LinkedFile(folder["out/old"], in: [folder["out"]])
    try "[Desktop Entry]".write(toFile: folder["out/old"], atomically: false, encoding: .utf8)
    #expect(throws: LinkRefusal.executable(path: folder["out/old"])) {
      try other.settled(isLast: false)
    }
    let inner = try LinkedFile(folder["out/in"], in: [folder["out"]])
    #expect(throws: LinkRefusal.exchangeable(path: folder["out/in"])) {
      try inner.settled(isLast: false)
    }
    // The board's own link to a file of the program leads to no other by a link of that.
    try folder.write("key", to: "key.txt")
    chmod(folder["key.txt"], 0o600)
    symlink("../key.txt", folder["out/key.txt"])
    #expect(throws: LinkRefusal.astray(path: folder["out/key.txt"])) {
      _ = try LinkedFile(folder["out/key.txt"], in: nil)
    }
    let target = try LinkTarget("file://\(folder.path)/out/a%20b.txt?x#p=2")
    #expect(target.address(ofFile: "/tmp/a b#.txt") == "file:///tmp/a%20b%23.txt#p=2")
  }
}
