import Testing
import WidgetBase

@Suite struct FingerprintTests {
  /// The examples of FIPS 180-2, and a text of more than a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb924"), ("abc", "ba7816bf8f01cfea414140de5dae2223"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039"
    ),
  ])
  func itIsOfSHA256(_ text: String, _ digits: String) {
    let fingerprint = Fingerprint(Array(text.utf8))
    #expect(fingerprint.digits == digits)
    #expect(String(fingerprint.number, radix: 16) == digits.prefix(16))
  }

  @Test func textsAreWhole() {
    let ways = [["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], []]
    #expect(Set(ways.map { Fingerprint($0).digits }).count == ways.count)
    #expect(Fingerprint("ab", "c") == Fingerprint(["ab", "c"]))
  }

  /// Two texts that have one FNV-1a hash, as anybody finds them in seconds.
  @Test func textsThatOthersTakeForOneAreTwo() {
    let (one, two) = ("plugins/bank.5m.sh", "plugins/6C1odOvh1FxPHXpRUnBz.sh")
    #expect(FNV1a(one).value == FNV1a(two).value)
    #expect(Fingerprint(one) != Fingerprint(two))
  }
}
