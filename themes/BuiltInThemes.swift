/// The theme files of this folder, compiled into the program.
package enum BuiltInThemes {
  /// Each file's bytes by its theme's name.
  package static let files: [String: [UInt8]] = [
    "catppuccin-latte": PackageResources.catppuccin_latte_yaml,
    "catppuccin-mocha": PackageResources.catppuccin_mocha_yaml,
    "default": PackageResources.default_yaml,
    "dracula": PackageResources.dracula_yaml,
    "everforest-light": PackageResources.everforest_light_yaml,
    "github-light": PackageResources.github_light_yaml,
    "gruvbox": PackageResources.gruvbox_yaml,
    "gruvbox-light": PackageResources.gruvbox_light_yaml,
    "light": PackageResources.light_yaml,
    "mono": PackageResources.mono_yaml,
    "nord": PackageResources.nord_yaml,
    "rose-pine-dawn": PackageResources.rose_pine_dawn_yaml,
    "solarized": PackageResources.solarized_yaml,
    "solarized-light": PackageResources.solarized_light_yaml,
    "tokyo-night": PackageResources.tokyo_night_yaml,
  ]
}
