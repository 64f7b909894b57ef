/// The theme files of this folder, compiled into the program.
package enum BuiltInThemes {
  /// Each file's bytes by its theme's name.
  package static let files: [String: [UInt8]] = [
    "default": PackageResources.default_yaml,
    "light": PackageResources.light_yaml,
    "mono": PackageResources.mono_yaml,
    "nord": PackageResources.nord_yaml,
    "solarized": PackageResources.solarized_yaml,
    "gruvbox": PackageResources.gruvbox_yaml,
  ]
}
