/// The folder of this package, in which the tests were built.
enum PackageFolder {
  static let path =
    "/" + String(#filePath.split(separator: "/Tests/ProgramTests").first?.dropFirst() ?? "")
}
