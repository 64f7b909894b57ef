import Foundation
import TestServers
import Testing
import WidgetServices

@Suite struct ValueCacheTests {
  private let folder = TemporaryFolder()
  private let date = Date(timeIntervalSince1970: 1_773_480_240)

  @Test func theLastValueIsKeptWithItsDate() {
    for cache in [ValueCache(), ValueCache(folder: folder.path)] {
      #expect(cache.value(for: "ada", as: [Int].self) == nil)
      cache.keep([1], for: "ada", at: date - 60)
      cache.keep([1, 2], for: "ada", at: date)
      let kept = cache.value(for: "ada", as: [Int].self)
      #expect(kept?.value == [1, 2])
      #expect(kept?.date == date)
    }
  }

  @Test func eachKeyHasItsOwn() {
    let cache = ValueCache(folder: folder.path)
    cache.keep("Ada's", for: "ada", at: date)
    cache.keep("Grace's", for: "grace", at: date)
    #expect(cache.value(for: "ada", as: String.self)?.value == "Ada's")
    cache.remove(for: "ada")
    #expect(cache.value(for: "ada", as: String.self) == nil)
    #expect(cache.value(for: "grace", as: String.self)?.value == "Grace's")
    #expect(ValueCache(folder: folder.path).value(for: "ada", as: String.self) == nil)
  }

  @Test func theNextRunHasItToo() throws {
    ValueCache(folder: folder.path).keep("books", for: "server token-1", at: date)
    #expect(
      ValueCache(folder: folder.path).value(for: "server token-1", as: String.self)?.value
        == "books")
    #expect(ValueCache().value(for: "server token-1", as: String.self) == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let path = "\(folder.path)/\(try #require(names.first))"
    #expect(names.count == 1)
    // Nobody else can read it, and the key, with its token, is nowhere.
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("token-1"))
    #expect(!path.contains("token-1"))
  }

  @Test func whatCannotBeReadIsNone() throws {
    ValueCache(folder: folder.path).keep([1], for: "ada", at: date)
    #expect(ValueCache(folder: folder.path).value(for: "ada", as: String.self) == nil)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    for text in ["", "[", "{\"value\": [1]}", "<html>"] {
      try text.write(toFile: "\(folder.path)/\(name)", atomically: true, encoding: .utf8)
      #expect(ValueCache(folder: folder.path).value(for: "ada", as: [Int].self) == nil, "\(text)")
    }
  }

  @Test func aFolderThatCannotBeWrittenLeavesTheMemory() {
    let cache = ValueCache(folder: "\(folder.path)/none")
    cache.keep([1], for: "ada", at: date)
    #expect(cache.value(for: "ada", as: [Int].self)?.value == [1])
  }
}
