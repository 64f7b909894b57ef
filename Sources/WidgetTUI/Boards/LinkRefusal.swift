/// The reason why a link is not opened.
enum LinkRefusal: Error, Hashable, Sendable {
  /// It begins with no scheme that may be opened.
  case unknownScheme
  /// It contains a control, a blank or an invisible character.
  case control(UInt32)
  /// It has a user's name or a password before its host, or a sign that ends one.
  case userInformation
  /// Its host cannot be one.
  case badHost
  /// Its path is not text.
  case badPath
  /// It is too long.
  case tooLong
  /// It would attach a file to a message.
  case attachment
  /// The file is in none of the folders that the board allows.
  case outside(path: String)
  /// A program of a board may have made a link of it, which leads elsewhere.
  case astray(path: String)
  /// The file is missing, or is neither a regular file nor a folder.
  case noFile(path: String)
  /// The file cannot be read, or another program has its readers wait.
  case held(path: String)
  /// The desktop would run the file.
  case executable(path: String)
  /// It is a folder that a program of a board may exchange for something else.
  case exchangeable(path: String)
  /// No copy can be made of a file that a program of a board may exchange.
  case noCopy(path: String)
  /// More than one bundle says that it opens such addresses.
  case claimed(scheme: String)
  /// A known reason in words.
  case said(String)

  /// The reason, in words that follow what was to be opened.
  var words: String {
    switch self {
    case .unknownScheme:
      "expected an address that begins with " + LinkTarget.beginnings.joined(separator: ", ")
    case .control(let value):
      "it contains U+\(Self.digits(value)); an address has no blanks and no control characters"
    case .userInformation: "it has a user's name before its host, which hides the host"
    case .badHost: "its host is not a name or an address"
    case .badPath: "its path is not text"
    case .tooLong: "it is too long"
    case .attachment: "it would attach a file to a message"
    case .outside(let path):
      "\(path) is in no folder that the board lets links open; name one in link-files: of the widget"
    case .astray(let path):
      "\(path) leads elsewhere by a link that a program of a board may have made"
    case .noFile(let path): "\(path) is no file or folder"
    case .held(let path): "\(path) cannot be read now; another program may keep it"
    case .executable(let path):
      "\(path) may be a program, which the desktop would run: only documents, pictures, sound, films, archives and texts are opened"
    case .exchangeable(let path):
      "\(path) is a folder that a program of a board may replace by something else"
    case .noCopy(let path):
      "\(path) lies where a program of a board may replace it, and no copy of it can be made; expected at most 1 GiB, and room in ~/.cache/widgettui/opened, which no program may write"
    case .claimed(let scheme):
      "more than one bundle of the board opens \(scheme)://; only a widget of one of them opens it"
    case .said(let words): words
    }
  }

  private static func digits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
