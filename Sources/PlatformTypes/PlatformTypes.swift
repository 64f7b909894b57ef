// The part of UIKit, and of AppKit, that widgets use. Not in a module of that name because Swift
// Testing wants an overlay for one, and there is none on Linux; `UIKit` only hands it on.
@_exported import GraphicsTypes
