// The types of Core Graphics that Foundation lacks here. They are in a module of another name
// because Swift Testing requires an overlay for `CoreGraphics`, which does not exist on Linux; the
// module `CoreGraphics` only reexports them.
@_exported import AppleFoundation
