import Glibc

/// The end of a child process, in words.
struct HostEnding {
  let words: String

  /// Waits for a child that has released its lease, and kills it if it does not end.
  init?(of process: pid_t) {
    var status: Int32 = 0
    for attempt in 0..<100 {
      let result = waitpid(process, &status, WNOHANG)
      if result == process { break }
      if result < 0, errno != EINTR { return nil }
      if attempt == 50 { kill(process, SIGKILL) }
      usleep(20_000)
    }
    let signal = status & 0x7F
    words =
      signal == 0
      ? "ended with exit status \(status >> 8 & 0xFF)" : "was ended by signal \(signal)"
  }
}
