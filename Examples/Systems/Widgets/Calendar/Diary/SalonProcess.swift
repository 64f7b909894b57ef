import FoundationEssentials
import Glibc
import WidgetSettings
import WidgetSources

/// The salon's app as a process without a screen, which keeps its diary and the shared calendar in
/// step until it is ended.
package enum SalonProcess {
  /// Runs the app with the paths of its diary and of the shared calendar, which may be
  /// `postgresql://…` as well; returns the status to exit with.
  package static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count == 2 else {
      return fail("Expected the app's own file and the shared calendar.")
    }
    let folder = FileManager.default.currentDirectoryPath
    let store = AppointmentStore(arguments[1], folder: folder)
    return run(DiaryStore(path: FilePath.absolute(arguments[0], in: folder)), store)
  }

  private static func run(_ diary: DiaryStore, _ store: AppointmentStore) -> Int32 {
    // Blocked before there are other threads, so that this one waits for them.
    var ending = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&ending, signal) }
    pthread_sigmask(SIG_BLOCK, &ending, nil)
    // The gate first: whoever sees the app run sees it shut.
    guard let gate = AppLock("\(diary.path).syncing"), let lock = AppLock("\(diary.path).running")
    else { return fail("The app runs already.") }
    say("loading")
    let mirror = DiaryMirror(
      of: diary, in: store,
      onReplaced: { ids in
        for id in ids {
          say(
            "\(id) was changed on both sides: the back end's word counts, and replaced has the other"
          )
        }
      },
      onSync: { result in
        switch result {
        case .success(let count): say("took \(count)")
        case .failure(let failure): _ = fail(failure.description)
        }
      })
    gate.release()
    var signal: Int32 = 0
    sigwait(&ending, &signal)
    withExtendedLifetime((mirror, lock)) {}
    return 0
  }

  private static func say(_ words: String) { write(words, to: STDOUT_FILENO) }

  private static func fail(_ words: String) -> Int32 {
    write("error: \(words)", to: STDERR_FILENO)
    return 1
  }

  private static func write(_ words: String, to descriptor: Int32) {
    let bytes = Array("\(words)\n".utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }
}
