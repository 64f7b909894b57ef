import FoundationEssentials
import Glibc
import WidgetTesting

/// A program of this package as it ships, which Scripts/build.sh makes.
struct ReleaseProgram: Hashable {
  let name: String
  /// Where it is built, from the package's folder.
  let folder: String

  private var path: String { "\(PackageFolder.path)/\(folder)/\(name)" }

  /// The program, unless it is missing or a source was changed after its build began.
  func program() throws(StaleProgram) -> Program {
    var stamp = stat()
    // The build script dates this file when it begins, and leaves it when it has succeeded.
    guard access(path, X_OK) == 0, stat("\(path).built", &stamp) == 0 else {
      throw StaleProgram(path: "\(folder)/\(name)", source: nil)
    }
    guard let source = Self.latestSource, source.date > Self.seconds(stamp) else {
      return Program(path)
    }
    throw StaleProgram(path: "\(folder)/\(name)", source: source.path)
  }

  /// The source that was changed last, when the first program is asked for.
  private static let latestSource: (path: String, date: Double)? = {
    let files = ["Sources", "themes"].flatMap { folder in
      let root = "\(PackageFolder.path)/\(folder)"
      return ((try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? [])
        .map { "\(folder)/\($0)" }
    }
    let suffixes = [".swift", ".c", ".h", ".yaml", ".modulemap"]
    return (files + ["Package.swift"]).lazy
      .filter { file in suffixes.contains { file.hasSuffix($0) } }
      .compactMap { file -> (path: String, date: Double)? in
        var status = stat()
        guard stat("\(PackageFolder.path)/\(file)", &status) == 0 else { return nil }
        return (file, seconds(status))
      }
      .max { $0.date < $1.date }
  }()

  private static func seconds(_ status: stat) -> Double {
    Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }
}

/// A release program that does not stand for the sources as they are.
struct StaleProgram: Error, CustomStringConvertible {
  let path: String
  /// What was changed since it was built; nil where it was not built.
  let source: String?

  var description: String {
    let reason = source.map { "is older than \($0)" } ?? "is not built"
    return "\(path), which is tested as it ships, \(reason); build it with: Scripts/build.sh tests"
  }
}
