// The types of Core Graphics that Foundation lacks here. They are not in a module of that name
// because Swift Testing wants an overlay for one, and there is none on Linux; `CoreGraphics` only
// hands them on.
@_exported import AppleFoundation
