@_exported public import AppKit
// On a Mac, devices come with it.
@_exported public import IOKit
