// AppKit under its own name, as far as widgets for macOS use it.
@_exported import PlatformTypes
