import Foundation
import Testing

/// What the compiler's plugin answers about `#Preview`, by the messages that the compiler sends.
struct PreviewMacroTests {
  private func expansion(of source: String) throws -> String {
    let message: [String: Any] = [
      "expandFreestandingMacro": [
        "discriminator": "$s4Shop3CupfMf_",
        "macro": ["moduleName": "PreviewMacros", "name": "Preview", "typeName": "Preview"],
        "macroRole": "declaration",
        "syntax": [
          "kind": "expression", "source": source,
          "location": [
            "column": 1, "fileID": "Shop/Cup.swift", "fileName": "/Cup.swift", "line": 4,
            "offset": 0,
          ],
        ],
      ]
    ]
    let answer = try Self.answer(to: try JSONSerialization.data(withJSONObject: message))
    let object = try JSONSerialization.jsonObject(with: answer) as? [String: [String: Any]]
    return try #require(object?["expandMacroResult"]?["expandedSource"] as? String)
  }

  /// Runs the plugin for one message.
  private static func answer(to message: Data) throws -> Data {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appending(path: "PreviewMacros-tool")
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let length = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Data($0) }
    input.fileHandleForWriting.write(length + message)
    try input.fileHandleForWriting.close()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return answer.dropFirst(8)
  }

  private func expected(_ call: String, line: Int, before: String = "") -> String {
    """
    \(before)public struct $s4Shop3CupfMf_15PreviewRegistryfMu_: DeveloperToolsSupport.PreviewRegistry {
      public static var fileID: Swift.String { #"Shop/Cup.swift"# }
      public static var line: Swift.Int { \(line) }
      public static func makePreview() throws -> DeveloperToolsSupport.Preview {
        DeveloperToolsSupport.Preview\(call)
      }
    }
    """
  }

  @Test(arguments: [
    ("#Preview { Text(\"a\") }", " { Text(\"a\") }", 4, ""),
    ("\n\n#Preview(\"a\") { b }", "(\"a\") { b }", 6, "\n\n"),
    ("// #Preview\n#Preview{ b }", "{ b }", 5, "// #Preview\n"),
    ("/* /* #a */ # */#Preview\n{ b }", "\n{ b }", 4, "/* /* #a */ # */"),
    (
      "@available(iOS 17, *, message: \"\\\"#1\")\n#Preview { b }", " { b }", 5,
      "@available(iOS 17, *, message: \"\\\"#1\")\n"
    ),
    ("#WidgetKit.Preview(as: .systemSmall) { b }", "(as: .systemSmall) { b }", 4, ""),
  ])
  func theMacroBecomesAType(source: String, call: String, line: Int, before: String) throws {
    #expect(try expansion(of: source) == expected(call, line: line, before: before))
  }

  @Test func whatIsNoMacroBecomesNothing() throws {
    #expect(try expansion(of: "// nothing") == "")
  }
}
