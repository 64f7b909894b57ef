import Testing

@testable import WidgetImport

struct PropertyListTests {
  @Test func aListInXML() throws {
    let text =
      "<?xml version=\"1.0\"?><plist><dict><key>a</key><array><string>b</string><true/>"
      + "</array></dict></plist>"
    let list = try PropertyList(Array(text.utf8))
    #expect(list == .mapping(["a": .list([.text("b"), .text("YES")])]))
  }

  @Test(arguments: ["<dict><key>a</key>", "<array>"])
  func deepXMLIsRefused(start: String) {
    let text = "<plist>" + String(repeating: start, count: 20_000)
    #expect(throws: PropertyListError.self) { try PropertyList(Array(text.utf8)) }
  }

  /// What looks like an end in a comment, in character data or in an instruction ends no element.
  @Test(arguments: [
    "<!--</array>-->", "<string><![CDATA[</array></array>]]></string>", "<?x </array>?>",
  ])
  func whatEndsNoElementHidesNoDepth(text: String) throws {
    func list(_ count: Int) throws -> PropertyList {
      let begin = String(repeating: "<array>\(text)", count: count)
      let end = String(repeating: "</array>", count: count)
      return try PropertyList(Array("<plist version=\"1.0\">\(begin)\(end)</plist>".utf8))
    }
    #expect(throws: PropertyListError.self) { try list(20_000) }
    _ = try list(50)
  }

  /// Each list has the next one twice.
  @Test func aBinaryListThatDoublesIsRefused() {
    #expect(throws: PropertyListError.self) {
      try PropertyList(Self.binary(lists: (1...40).map { [$0, $0] }))
    }
  }

  @Test func aBinaryListThatContainsItselfIsRefused() {
    #expect(throws: PropertyListError.self) { try PropertyList(Self.binary(lists: [[0, 1]])) }
  }

  @Test func aBinaryListIsRead() throws {
    let list = try PropertyList(Self.binary(lists: [[1, 2], [2]]))
    #expect(list == .list([.list([.text("a")]), .text("a")]))
  }

  /// Returns a binary list of lists, which name others by their numbers; after the last one there is a text.
  private static func binary(lists: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for list in lists {
      places.append(UInt8(bytes.count))
      bytes += [0xA0 + UInt8(list.count)] + list
    }
    places.append(UInt8(bytes.count))
    bytes += [0x51, 0x61]
    let table = UInt8(bytes.count)
    let number = { (value: UInt8) in [UInt8](repeating: 0, count: 7) + [value] }
    return bytes + places + [0, 0, 0, 0, 0, 0, 1, 1] + number(UInt8(places.count)) + number(0)
      + number(table)
  }
}
