import Glibc
import WidgetArchive

/// A process with a variable of its own.
final class SleepingProcess {
  let id: pid_t

  init(_ token: String) throws {
    var id: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("1000"), nil]
    var variables: [UnsafeMutablePointer<CChar>?] = [strdup("SHOP_TOKEN=\(token)"), nil]
    defer { for word in words + variables { free(word) } }
    guard posix_spawnp(&id, "sleep", nil, nil, &words, &variables) == 0 else {
      throw FileError(path: "sleep", call: "started", code: errno)
    }
    self.id = id
    // The kernel counts start times in hundredths of a second.
    usleep(30_000)
  }

  deinit {
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }
}
