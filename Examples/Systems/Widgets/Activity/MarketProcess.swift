import FoundationEssentials
import Glibc
import WidgetServices
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The marketplace's app as a command: it lists the chats of who is signed in, and marks one as read,
/// with the requests, the models and the sign-in that the widget has.
///
/// Signing in and out is not its part: whoever keeps the token signs in for both.
package enum MarketProcess {
  private static let usage = "Expected list SERVER TOKEN-FILE, or read SERVER TOKEN-FILE CHAT."

  /// Runs the app, and returns the status to exit with.
  package static func run(_ arguments: [String]) -> Int32 {
    do throws(SourceFailure) {
      switch (arguments.first, arguments.count) {
      case ("list", 3): try list(client(arguments))
      case ("read", 4): try read(arguments[3], client(arguments))
      default: return fail(usage)
      }
      return 0
    } catch {
      return fail(error.description)
    }
  }

  /// Returns a client for the account that is signed in now.
  private static func client(_ arguments: [String]) throws(SourceFailure) -> ActivityClient {
    let folder = FileManager.default.currentDirectoryPath
    func secret(_ path: String) -> Setting { .mapping(["file": .text(path)]) }
    let secrets = Secrets([
      "token": secret(arguments[2]), "account": secret("\(arguments[2]).account"),
    ])
    let signIn = try ActivitySignIn(
      ActivitySignIn.Words(token: "${secret:token}", account: "${secret:account}"), secrets,
      in: folder, .own)
    return ActivityClient(service: ServiceClient(server: arguments[1], token: signIn.token))
  }

  private static func list(_ client: ActivityClient) throws(SourceFailure) {
    let (count, messages) = try client.activity()
    say("\(count.count) unread in \(count.chats) chats")
    for chat in ActivityChat.chats(of: messages) {
      say("\(chat.id)\t\(chat.unread)\t\(chat.sender)\t\(chat.item)\t\(chat.text)")
    }
  }

  private static func read(_ id: String, _ client: ActivityClient) throws(SourceFailure) {
    let chats = ActivityChat.chats(of: try client.activity().messages)
    guard let chat = chats.first(where: { $0.id == id }) else {
      throw SourceFailure(
        "no chat \(id)", "Expected one of: \(chats.map(\.id).joined(separator: ", ")).")
    }
    let left = try client.markRead(chat.id, until: chat.newest)
    say("\(left.count) unread in \(left.chats) chats")
  }

  private static func say(_ words: String) { write(words, to: STDOUT_FILENO) }

  private static func fail(_ words: String) -> Int32 {
    write("error: \(words)", to: STDERR_FILENO)
    return 1
  }

  /// Writes a line without the control characters that strangers' messages may have.
  private static func write(_ words: String, to descriptor: Int32) {
    let plain = words.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control && scalar != "\t" ? "\u{FFFD}" : scalar
    }
    var text = String.UnicodeScalarView(plain)
    text.append("\n")
    let bytes = Array(String(text).utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }
}
