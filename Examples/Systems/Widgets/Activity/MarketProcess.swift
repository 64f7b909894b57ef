import FoundationEssentials
import Glibc
import WidgetBase
import WidgetServices
import WidgetSettings
import WidgetSources
import WidgetTimeline

/// The marketplace's app as a command: it signs in and out, lists the chats of who is signed in, and marks
/// one as read, with the requests, the models and the sign-in that the widget has.
///
/// The token stands in a file that only its owner may read, and the account's identifier beside it, under
/// the same name with `.account`: the widget reads both at each reload.
package enum MarketProcess {
  private static let usage = """
    Expected sign-in SERVER TOKEN-FILE USER, with the password as a line of standard input; or sign-out, \
    list or read, each with SERVER TOKEN-FILE, read with CHAT too.
    """

  /// Runs the app, and returns the status to exit with.
  package static func run(_ arguments: [String]) -> Int32 {
    do throws(SourceFailure) {
      switch (arguments.first, arguments.count) {
      case ("sign-in", 4): try signIn(arguments[3], arguments)
      case ("sign-out", 3): try signOut(arguments)
      case ("list", 3): try list(client(arguments))
      case ("read", 4): try read(arguments[3], client(arguments))
      default: return fail(usage)
      }
      return 0
    } catch {
      return fail(error.description)
    }
  }

  private static func signIn(_ user: String, _ arguments: [String]) throws(SourceFailure) {
    guard let password = readLine() else {
      throw SourceFailure("no password", "Expected it as a line of standard input.")
    }
    let client = ActivityClient(service: ServiceClient(server: arguments[1]))
    let session = try client.session(of: user, password: password)
    let path = arguments[2]
    forget(path)
    do {
      // The widget reads the account first: there is never a token beside another's account.
      try FileAccess.replace("\(path).account", with: Array("\(session.account.id)\n".utf8))
      try FileAccess.replace(path, with: Array("\(session.token)\n".utf8))
    } catch {
      throw SourceFailure("the token cannot be kept", "\(error).")
    }
    say("signed in as \(session.account.id)")
  }

  private static func signOut(_ arguments: [String]) throws(SourceFailure) {
    let client = try client(arguments)
    // Whoever wants to be signed out is, also where the marketplace cannot be told.
    forget(arguments[2])
    try client.signOut()
    say("signed out")
  }

  private static func forget(_ path: String) {
    unlink(path)
    unlink("\(path).account")
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
