// AppKit, as far as widgets for macOS use it, under its own name.
@_exported import PlatformTypes
