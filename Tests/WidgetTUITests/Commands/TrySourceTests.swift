import TestServers
import Testing
import WidgetSettings

@testable import WidgetTUI

/// Tests of what `try` takes its words for.
@Suite struct TrySourceTests {
  private let folder = TemporaryFolder()

  private func source(_ words: String..., isCommand: Bool = false) throws -> TrySource {
    try TrySource(words, isCommand: isCommand, folder: folder.path)
  }

  static let addressForms: [(String, Setting)] = [
    ("system.cpu", "system.cpu"), ("system.nonsense", "system.nonsense"),
    ("https://a.example/x", ["http": "https://a.example/x"]),
    ("ftp://a.example/x", ["http": "ftp://a.example/x"]),
    ("webcal://a.example/x", ["ical": "webcal://a.example/x"]),
    (
      "postgres://db/shop",
      ["postgres": "postgres://db/shop", "query": "select current_database(), version()"]
    ),
    ("file:///a/b.ics", ["ical": "/a/b.ics"]),
    ("file:///a/b.log", ["file": "/a/b.log", "tail": "20"]),
  ]

  @Test(arguments: addressForms)
  func addresses(word: String, setting: Setting) throws {
    let source = try source(word)
    #expect(source.setting == setting)
    #expect(source.yaml == nil)
  }

  @Test(arguments: [
    ("a.json", "file"), ("a", "file"), ("a.ICS", "ical"), ("a.rss", "feed"), ("a.atom", "feed"),
    ("a.db", "sqlite"), ("a.sqlite3", "sqlite"), ("a.log", "file"),
  ])
  func files(name: String, key: String) throws {
    try folder.write("", to: name)
    #expect(try source(name).setting[key] == .text(folder[name]))
  }

  @Test func commands() throws {
    #expect(try source("df", "-h", isCommand: true).setting == ["run": ["df", "-h"]])
    #expect(try source("{a", isCommand: true).setting == ["run": ["{a"]])
  }

  @Test(arguments: ["{http: x}", "[system.cpu, system.load]", "{"])
  func yaml(text: String) throws { #expect(try source(text).yaml == text) }

  @Test func whatIsNoSource() throws {
    #expect(throws: UsageError.noSource("no-such-thing")) { try source("no-such-thing") }
    #expect(throws: UsageError.noSource("no-such/thing")) { try source("no-such/thing") }
    #expect(throws: UsageError.commandWithoutDashes(["ls"])) { try source("ls") }
    #expect(throws: UsageError.commandWithoutDashes(["ls", "-l"])) { try source("ls", "-l") }
    // A file of that name is the source.
    try folder.write("", to: "ls")
    #expect(try source("ls").setting == ["file": .text(folder["ls"])])
  }
}
