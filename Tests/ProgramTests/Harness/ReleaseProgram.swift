import FoundationEssentials
import Glibc
import WidgetTesting

/// A release build of a program of this package, made by Scripts/build.sh.
struct ReleaseProgram: Hashable {
  let name: String
  /// The build folder, relative to the package's folder.
  let folder: String

  private var path: String { "\(PackageFolder.path)/\(folder)/\(name)" }

  /// Returns the program, unless it is missing or a source has changed since its build began.
  func program() throws(StaleProgram) -> Program {
    var stamp = stat()
    // The build script dates this file when it begins, and keeps it if it succeeds.
    guard access(path, X_OK) == 0, stat("\(path).built", &stamp) == 0 else {
      throw StaleProgram(path: "\(folder)/\(name)", source: nil)
    }
    guard let source = Self.latestSource, source.date > Self.seconds(stamp) else {
      return Program(path)
    }
    throw StaleProgram(path: "\(folder)/\(name)", source: source.path)
  }

  /// The source that was changed last, as of the first call.
  private static let latestSource: (path: String, date: Double)? = {
    let files = ["Sources", "themes", "Examples/Systems"].flatMap { folder in
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

/// A release program that is older than the sources, or missing.
struct StaleProgram: Error, CustomStringConvertible {
  let path: String
  /// The source that has changed since the build; `nil` if there is no build.
  let source: String?

  var description: String {
    let reason = source.map { "is older than \($0)" } ?? "is not built"
    return "\(path), which is tested as it ships, \(reason); build it with: Scripts/build.sh tests"
  }
}
