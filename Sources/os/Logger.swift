import AppleFoundation

/// A writer of log messages, as in os.
///
/// Here, it writes to standard error if `WIDGETTUI_LOG` is set, else nowhere; private values are
/// written as `<private>`.
public struct Logger: Sendable {
  private let name: String

  /// Creates a logger for no particular part of the program.
  public init() { name = "" }

  /// Creates a logger for a part of the program.
  public init(subsystem: String, category: String) { name = "[\(subsystem):\(category)] " }

  /// Creates a logger for a log.
  public init(_ log: OSLog) { name = log.name }

  private static let isWritten = ProcessInfo.processInfo.environment["WIDGETTUI_LOG"] != nil

  private func write(_ level: String, _ message: () -> OSLogMessage) {
    guard Self.isWritten else { return }
    FileHandle.standardError.write(Data("\(level) \(name)\(message().text)\n".utf8))
  }

  public func log(_ message: @autoclosure () -> OSLogMessage) { write("default", message) }

  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
    write("\(level)", message)
  }

  public func trace(_ message: @autoclosure () -> OSLogMessage) { write("trace", message) }
  public func debug(_ message: @autoclosure () -> OSLogMessage) { write("debug", message) }
  public func info(_ message: @autoclosure () -> OSLogMessage) { write("info", message) }
  public func notice(_ message: @autoclosure () -> OSLogMessage) { write("notice", message) }
  public func warning(_ message: @autoclosure () -> OSLogMessage) { write("warning", message) }
  public func error(_ message: @autoclosure () -> OSLogMessage) { write("error", message) }
  public func critical(_ message: @autoclosure () -> OSLogMessage) { write("critical", message) }
  public func fault(_ message: @autoclosure () -> OSLogMessage) { write("fault", message) }
}

/// The severity of a message, as in os.
public enum OSLogType: Sendable, Hashable { case `default`, info, debug, error, fault }

/// A log of a part of a program, as in os.
public final class OSLog: Sendable {
  public static let `default` = OSLog(name: "")
  public static let disabled = OSLog(name: "")
  let name: String

  private init(name: String) { self.name = name }

  /// Creates the log of a part of a program.
  public convenience init(subsystem: String, category: String) {
    self.init(name: "[\(subsystem):\(category)] ")
  }
}

/// Logs a message; here, the format string as it is, without its arguments.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  Logger(log).log(level: type, "\(String(describing: message), privacy: .public)")
}

/// Logs a message; here, the format string as it is, without its arguments.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {
  Logger(log).log(level: type, "\(String(describing: message), privacy: .public)")
}
