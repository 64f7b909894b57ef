import Glibc

/// The question whether the host is alive, for front ends that end after each line: it stands in a
/// file until the host takes it, and a later line sees how long it has stood.
package struct StandingQuestion {
  private let path: String
  private let folder: SharedFolder

  package init(in folder: SharedFolder) {
    (self.folder, path) = (folder, "\(folder.requests)/alive")
  }

  /// The time in seconds that a host has to take the question: a bundle's program may wait longer.
  private var patience: Double { folder.isBundle ? 40 : 10 }

  /// Asks the host, or kills it if it has not taken a question for too long. Another one can then be
  /// started.
  package func ask() {
    guard let host = (try? Lease(of: folder))?.holder.flatMap({ HostHolder(process: $0) }),
      host.hasOpen(folder.hostFile)
    else { return }
    let now = Self.now
    guard let asked, asked.process == host.process, asked.time <= now else {
      let text = "\(HostRequest.aliveWord) \(Int(now))\n\(host.process)\n"
      try? folder.replace(path, with: Array(text.utf8))
      return
    }
    guard now - asked.time > patience, host.isHost(of: folder), !host.isTraced else { return }
    host.kill()
    folder.remove(path)
  }

  /// The process that was asked and the time, or `nil` if no question stands.
  private var asked: (process: Int32, time: Double)? {
    let bytes = (try? folder.read(path, limit: 100)).flatMap { $0 } ?? []
    let words = bytes.split { $0 == 0x0A || $0 == 0x20 }.map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, let time = Double(words[1]), let process = Int32(words[2]) else {
      return nil
    }
    return (process, time)
  }

  /// The time in seconds by a clock that stops while the machine sleeps.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
