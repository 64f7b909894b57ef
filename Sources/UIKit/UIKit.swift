// UIKit under its own name.
@_exported import PlatformTypes
