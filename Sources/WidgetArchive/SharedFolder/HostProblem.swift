package import FoundationEssentials
import Glibc
internal import WidgetLayout

/// The reason why a program is not the host or does not answer, stored beside the archives so that
/// every front end shows the same one.
package struct HostProblem: Sendable, Hashable {
  package var failure: StandingFailure
  /// The date of the last attempt to start the program.
  package var tried: Date

  /// The reason while a bundle's archive takes too long to read.
  package static let lateness = "the bundle's archive cannot be read in time"

  /// The reason while a host that runs does not answer.
  package static let silence = "the host does not answer"

  private static let mark = Array("widgettui problem 1\n".utf8)

  package init(failure: StandingFailure, tried: Date) {
    (self.failure, self.tried) = (failure, tried)
  }

  /// Reads the problem, or returns `nil` if there is none.
  package init?(in folder: SharedFolder) {
    guard let bytes = (try? folder.read(Self.path(in: folder), limit: 65_536)).flatMap({ $0 }),
      bytes.starts(with: Self.mark)
    else { return nil }
    var reader = ByteReader(bytes, from: Self.mark.count)
    guard let failure = try? reader.failure(), let tried = try? reader.date() else { return nil }
    self.init(failure: failure, tried: tried)
  }

  /// Stores the problem.
  package func write(in folder: SharedFolder) throws(FileError) {
    var writer = ByteWriter()
    writer.append(Self.mark)
    writer.write(failure)
    writer.write(tried)
    try folder.replace(Self.path(in: folder), with: writer.bytes)
  }

  /// Removes the problem: the host is running.
  package static func remove(in folder: SharedFolder) { folder.remove(path(in: folder)) }

  /// Removes the problem if it is that the host does not answer.
  package static func removeSilence(in folder: SharedFolder) {
    if HostProblem(in: folder)?.failure.reason == silence { remove(in: folder) }
  }

  /// Returns the state of the problem's file, or `nil` if there is none.
  package static func stamp(in folder: SharedFolder) throws(FileError) -> FileStamp? {
    try folder.stamp(path(in: folder))
  }

  /// The name of its file among the archives, whose folder front ends watch; no instance has such a name.
  package static let fileName = ".problem"

  private static func path(in folder: SharedFolder) -> String { "\(folder.timelines)/\(fileName)" }
}

extension SharedFolder {
  /// Returns the archive of an instance as front ends show it, or `nil` if there is none.
  ///
  /// It has the reason, if there is one, why there is no host, the host does not answer or the archive
  /// cannot be read.
  ///
  /// - Parameter last: The archive that was shown last, which is shown further with the reason while the new one
  ///   cannot be read in time.
  package func shownTimeline(
    of instance: WidgetInstance, after last: ArchivedTimeline? = nil
  ) -> ArchivedTimeline? {
    var archive: ArchivedTimeline?
    var problem = HostProblem(in: self)
    do throws(FileError) {
      archive = try timeline(instance.id)
      if isBundle {
        // What a bundle calls its widget is not what the board has.
        archive?.instance = instance
        if archive == nil { problem = problem ?? unreadable(instance.id) }
      }
    } catch {
      if error.isLate {
        // Each further attempt says the same.
        if let last, last.isLate { return last }
        archive = last
      }
      problem = problem ?? Self.problem(Self.words(for: error))
    }
    return problem.map { shown(archive, of: instance, with: $0) } ?? archive
  }

  private func shown(
    _ archive: ArchivedTimeline?, of instance: WidgetInstance, with problem: HostProblem
  ) -> ArchivedTimeline {
    let title = InstanceName.widget(of: instance.id)
    return (archive ?? ArchivedTimeline(instance: instance, title: title)).failed(with: problem)
  }

  /// Returns the reason why the file of a bundle's archive cannot be read as one, or `nil` if there is no file.
  private func unreadable(_ id: String) -> HostProblem? {
    let path = timelinePath(id)
    guard let stamp = (try? stamp(path)).flatMap({ $0 }) else { return nil }
    let reason: String
    do throws(FileError) {
      let bytes = try read(path, limit: ArchivedTimeline.longest) ?? []
      reason =
        bytes.starts(with: ArchivedTimeline.mark)
        ? "the bundle wrote a damaged archive" : "the bundle wrote an archive of another version"
    } catch {
      reason = Self.words(for: error)
    }
    return Self.problem(reason, at: Date(timeIntervalSince1970: stamp.changed))
  }

  /// Returns the words for an archive that cannot be read.
  private static func words(for error: FileError) -> String {
    if error.isLate { return HostProblem.lateness }
    let reason =
      error.code == ENOTSUP ? "not a regular file" : String(cString: strerror(error.code))
    let advice = isLasting(error.code) ? "; remove \(error.path)" : ""
    return "archive cannot be read: \(reason)\(advice)"
  }

  private static func problem(_ reason: String, at date: Date = Date()) -> HostProblem {
    HostProblem(
      failure: StandingFailure(
        reason: reason, isDenied: false, since: date, attempts: 1, next: nil), tried: date)
  }
}

extension ArchivedTimeline {
  /// True if there is a newer archive, which could not be read in time.
  package var isLate: Bool { failure?.reason == HostProblem.lateness }

  /// Returns the archive with the host's problem as its failure. Denied data stays hidden.
  fileprivate func failed(with problem: HostProblem) -> ArchivedTimeline {
    var timeline = self
    if failure?.isDenied != true { timeline.failure = problem.failure }
    timeline.reload = problem.failure.next
    timeline.outcomes.append(
      ReloadOutcome(
        date: problem.tried, reason: .retry, duration: 0, entries: nil,
        failure: problem.failure.reason))
    return timeline
  }
}
