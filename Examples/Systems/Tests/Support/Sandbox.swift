import FoundationEssentials
import Glibc
import Synchronization
import Testing
import WidgetSources

/// The systems' back ends in their initial state, on a free port of this machine, until this is
/// released.
final class Sandbox: Sendable {
  /// The address of the back ends, such as `http://127.0.0.1:41234`.
  let address: String
  private let process: SandboxProcess

  /// Starts the back ends at a fixed moment, or with this machine's clock.
  init(at moment: String? = "2026-03-14T09:26:00Z") throws {
    process = try SandboxProcess.taken(at: moment)
    address = process.address
    try send("POST", "/_reset")
  }

  deinit { process.give() }

  /// Makes the calendar send all it has in one page, without a pause.
  func sendTheCalendarAtOnce() throws {
    try send("PUT", "/_settings", #"{"page_delay": 0, "page_size": 1000}"#)
  }

  /// The package's folder.
  static let root =
    "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false).dropLast(5)
    .joined(separator: "/")
}

/// A process of the back ends, which ends with this one at the latest.
private final class SandboxProcess: Sendable {
  let address: String
  private let moment: String?
  private let process: pid_t
  nonisolated(unsafe) private let output: UnsafeMutablePointer<FILE>

  /// The idle processes, kept because starting one takes time.
  private static let idle = Mutex<[SandboxProcess]>([])

  /// Returns an idle process, or a new one.
  static func taken(at moment: String?) throws -> SandboxProcess {
    let known = idle.withLock { idle in
      idle.firstIndex { $0.moment == moment }.map { idle.remove(at: $0) }
    }
    return try known ?? SandboxProcess(at: moment)
  }

  func give() { Self.idle.withLock { $0.append(self) } }

  private init(at moment: String?) throws {
    self.moment = moment
    let program = "\(Sandbox.root)/Sandbox/sandbox.py"
    let time = moment.map { " --at \($0)" } ?? ""
    output = try #require(popen("echo $$; exec python3 '\(program)' --port 0\(time)", "r"))
    process = try #require(pid_t(Self.line(output)))
    let words = Self.line(output)
    try #require(words.hasPrefix("sandbox http://"), "\(words)")
    address = String(words.dropFirst("sandbox ".count))
  }

  deinit {
    // The tests' threads block other signals, which the process inherits.
    kill(process, SIGKILL)
    pclose(output)
  }

  private static func line(_ file: UnsafeMutablePointer<FILE>) -> String {
    var buffer = [CChar](repeating: 0, count: 1024)
    guard fgets(&buffer, Int32(buffer.count), file) != nil else { return "" }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

extension Sandbox {
  /// Sends JSON to a path, and returns the answer.
  @discardableResult
  func send(_ method: String, _ path: String, _ body: String = "", token: String = "") throws
    -> Datum
  {
    var headers: HTTPHeaders = ["Content-Type": "application/json"]
    if !token.isEmpty { headers["Authorization"] = "Bearer \(token)" }
    let response = try HTTPClient().response(
      to: HTTPRequest(
        address + path, method: method, headers: headers, body: Array(body.utf8)))
    try #require(200..<300 ~= response.status, "\(method) \(path): \(response.text)")
    return response.body.isEmpty ? .null : try JSON.datum(response.body)
  }

  /// Returns the answer at a path.
  func get(_ path: String, token: String = "") throws -> Datum {
    try send("GET", path, token: token)
  }

  /// Makes all requests below a path fail; `fault` is JSON, such as `"hung"` in quotes.
  func fail(_ path: String, with fault: String) throws {
    try send("PUT", "/_faults", "{\"\(path)\": \(fault)}")
  }

  /// Ends all faults.
  func heal() throws { try send("DELETE", "/_faults") }

  /// Returns the requests since the start or the last clearing of the log, such as `GET
  /// /activity/messages`.
  func requests() throws -> [String] {
    try (get("/_log")["requests"]?.items ?? []).map { entry in
      "\(entry["method"]?.words ?? "") \(entry["path"]?.words ?? "")"
    }
  }
}
