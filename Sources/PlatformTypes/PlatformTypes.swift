// The part of UIKit and AppKit that widgets use. It is in a module of another name because Swift
// Testing requires an overlay for `UIKit`, which does not exist on Linux; the module `UIKit` only
// reexports it.
@_exported import GraphicsTypes
