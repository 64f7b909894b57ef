import TestServers
import Testing

extension BoardFolder {
  /// Writes a picture of one colour, a PNG of 8 × 8 pixels, in place of any of that name.
  func draw(_ name: String, red: Int) async throws {
    let program = """
      import os, struct, sys, zlib
      name = sys.argv[1]
      def chunk(kind, data):
          return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
      rows = b''.join(b'\\0' + bytes([\(red), 40, 40]) * 8 for row in range(8))
      with open(name + '.new', 'wb') as file:
          file.write(b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', 8, 8, 8, 2, 0, 0, 0))
                     + chunk(b'IDAT', zlib.compress(rows)) + chunk(b'IEND', b''))
      os.rename(name + '.new', name)
      """
    let outcome = try await Program("python3").run(["-c", program, name], directory: path)
    try #require(outcome.ending == .exited(0), "\(outcome.standardError)")
  }
}
