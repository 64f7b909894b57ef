import CoreFoundation
import Crypto
import Testing

@Suite("Core Foundation, and the package swift-crypto")
struct CoreFoundationTests {
  @Test(arguments: [
    ("true", CFBooleanGetTypeID()), ("false", CFBooleanGetTypeID()), ("1", CFNumberGetTypeID()),
    ("0", CFNumberGetTypeID()), ("1.5", CFNumberGetTypeID()), ("\"a\"", CFStringGetTypeID()),
    ("[]", CFArrayGetTypeID()), ("{}", CFDictionaryGetTypeID()), ("null", CFNullGetTypeID()),
  ])
  func valuesOfJSONHaveTheirTypes(text: String, type: CFTypeID) throws {
    let values = try JSONSerialization.jsonObject(with: Data("[\(text)]".utf8)) as? [Any]
    let value = try #require(values?.first)
    #expect(CFGetTypeID(value as CFTypeRef) == type)
  }

  @Test func otherValuesHaveNoType() {
    #expect(CFGetTypeID(nil) == 1)
    #expect(CFGetTypeID(Data([1]) as CFTypeRef) == CFDataGetTypeID())
    #expect(CFGetTypeID(true as CFTypeRef) == CFBooleanGetTypeID())
  }

  @Test func cryptoIsCryptoKit() {
    let text = SHA256.hash(data: Data()).prefix(2).map { String($0, radix: 16) }
    #expect(text == ["e3", "b0"])
  }
}
