import Glibc
import TestServers
import WidgetTesting

/// A program in the window of a real terminal emulator, on an X server without a screen, whose
/// pixels can be read.
final class TerminalWindow {
  /// A terminal emulator and how it is started.
  enum Emulator: String, CaseIterable, Sendable {
    case kitty, xterm

    /// Returns the words that start a program in a window of black on white or white on black.
    func command(_ program: [String], columns: Int, rows: Int) -> [String] {
      switch self {
      case .kitty:
        ["kitty", "--config", "NONE", "-o", "remember_window_size=no"]
          + ["-o", "initial_window_width=\(columns)c", "-o", "initial_window_height=\(rows)c"]
          + ["-o", "confirm_os_window_close=0", "-o", "update_check_interval=0"]
          + ["-o", "shell_integration=disabled", "-o", "font_family=DejaVu Sans Mono"]
          + ["-o", "font_size=13"] + program
      case .xterm:
        [
          "xterm", "-ti", "vt340", "-fa", "DejaVu Sans Mono", "-fs", "12", "-geometry",
          "\(columns)x\(rows)",
        ]
          + ["-b", "0", "+sb"]
          + ["-xrm", "xterm*numColorRegisters: 256", "-e"] + program
      }
    }
  }

  /// What is missing for windows; `nil` if nothing is.
  static let missing: String? = {
    let programs = ["Xvfb", "kitty", "xterm", "zbarimg"].filter { !isInstalled($0) }
    return programs.isEmpty
      ? nil : "\(programs.joined(separator: ", ")) not installed (Scripts/bootstrap.sh test)"
  }()

  private static func isInstalled(_ name: String) -> Bool {
    let path = TextFile.environment("PATH") ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  private let scratch = ScratchFolder()
  private let server: Child
  private let window: Child

  /// The file in which the server keeps its pixels, in the form of `xwd`.
  private var pixels: String { "\(scratch.path)/Xvfb_screen0" }

  init(
    _ emulator: Emulator, _ program: [String], columns: Int, rows: Int,
    environment: [String: String?]
  ) async throws {
    server = try Child(
      [
        "sh", "-c",
        "exec Xvfb -displayfd 3 -fbdir . -screen 0 1400x1000x24 -nolisten tcp 3>display",
      ],
      directory: scratch.path, files: Self.nowhere)
    let file = "\(scratch.path)/display"
    let display: String? = try await ask(for: .seconds(20)) {
      let text = (try? TextFile.read(file)) ?? nil
      return text.flatMap { $0.hasSuffix("\n") ? String($0.dropLast()) : nil }
    }
    guard let display else {
      throw TimeUp(awaited: "an X server", timeout: .seconds(20), seen: [])
    }
    let own: [String: String?] = [
      "DISPLAY": ":\(display)", "LIBGL_ALWAYS_SOFTWARE": "1", "WAYLAND_DISPLAY": nil, "TMUX": nil,
      "COLORTERM": nil, "KITTY_WINDOW_ID": nil,
    ]
    window = try Child(
      emulator.command(program, columns: columns, rows: rows),
      environment: environment.merging(own) { $1 }, directory: scratch.path, files: Self.nowhere)
  }

  private static func nowhere(_ actions: inout posix_spawn_file_actions_t) {
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for descriptor: Int32 in 1...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
  }

  deinit {
    window.end()
    server.end()
  }

  /// Returns the texts of all codes in the window, once there are as many as are expected.
  func codes(_ count: Int, within timeout: Duration = .seconds(120)) async throws -> Set<String> {
    let end = ContinuousClock.now + timeout
    var found: Set<String> = []
    while found.count < count, ContinuousClock.now < end {
      let outcome = try await Program("zbarimg").run(
        ["--quiet", "-Sdisable", "-Sean13.enable", "-Sqrcode.enable", "-Scode128.enable"]
          + ["-Sean8.enable", "xwd:\(pixels)"])
      found = Set(outcome.standardOutput.split(separator: "\n").map { String($0) })
      if found.count < count { try await Task.sleep(for: .milliseconds(500)) }
    }
    return found
  }
}
