/// The folder of this package, which the tests were built in.
enum PackageFolder {
  static let path =
    "/" + String(#filePath.split(separator: "/Tests/ProgramTests").first?.dropFirst() ?? "")
}
