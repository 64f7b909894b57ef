import Glibc

/// A signal that people send to a process.
public enum ProcessSignal: String, CaseIterable, Sendable {
  case terminate = "TERM"
  case interrupt = "INT"
  case hangUp = "HUP"
  case quit = "QUIT"
  case kill = "KILL"
  case stop = "STOP"
  case `continue` = "CONT"
  case user1 = "USR1"
  case user2 = "USR2"

  /// The number of the signal.
  public var number: Int32 {
    switch self {
    case .terminate: SIGTERM
    case .interrupt: SIGINT
    case .hangUp: SIGHUP
    case .quit: SIGQUIT
    case .kill: SIGKILL
    case .stop: SIGSTOP
    case .continue: SIGCONT
    case .user1: SIGUSR1
    case .user2: SIGUSR2
    }
  }

  /// The effect in a few words.
  public var meaning: String {
    switch self {
    case .terminate: "asks it to end"
    case .interrupt: "as Ctrl-C does"
    case .hangUp: "its terminal is gone; many daemons read their files again"
    case .quit: "asks it to end with a core dump"
    case .kill: "ends it at once, without saving anything"
    case .stop: "holds it until CONT"
    case .continue: "goes on after STOP"
    case .user1, .user2: "means what the program says"
    }
  }
}
