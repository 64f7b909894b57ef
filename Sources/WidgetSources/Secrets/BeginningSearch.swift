/// A search for the beginning of a word at the end of what was read so far, in constant time a byte on average.
///
/// It is that of Knuth, Morris and Pratt.
struct BeginningSearch {
  private let word: [UInt8]
  /// For each beginning of the word, the length of the longest shorter one with which it ends.
  private let shorter: [Int]
  /// The length of the longest beginning of the word with which the bytes end that were read; it is less than the
  /// whole word.
  private(set) var length = 0

  init(_ word: [UInt8]) {
    var shorter = [0]
    var length = 0
    for byte in word.dropFirst() {
      while length > 0, word[length] != byte { length = shorter[length - 1] }
      if word[length] == byte { length += 1 }
      shorter.append(length)
    }
    (self.word, self.shorter) = (word, shorter)
  }

  mutating func read(_ byte: UInt8) {
    while length > 0, word[length] != byte { length = shorter[length - 1] }
    if word[length] == byte { length += 1 }
    if length == word.count { length = shorter[length - 1] }
  }

  /// Forgets what was read.
  mutating func restart() { length = 0 }
}
