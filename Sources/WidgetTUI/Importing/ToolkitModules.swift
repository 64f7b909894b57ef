/// The files that the compiler and the linker read to build with the toolkit.
struct ToolkitModules {
  /// The folder of the modules' interfaces.
  let interfaces: String
  /// The program that expands macros.
  let macros: String
  /// The maps of the modules in C.
  let maps: [String]
  /// The folders of their headers.
  let headers: [String]
  /// The linker's inputs.
  let linked: [String]
  /// The files and folders that have to be readable for that.
  let read: [String]

  /// The compiler's arguments that have it find the modules.
  var arguments: [String] {
    [
      "-I", interfaces, "-load-plugin-executable", "\(macros)#PreviewMacros", "-Xfrontend",
      "-import-module", "-Xfrontend", "AppleFoundation", "-suppress-warnings",
    ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + headers.flatMap { ["-Xcc", "-I", "-Xcc", $0] }
  }
}
