// The part of UIKit that widgets use, under Apple's name.
@_exported import CoreGraphics
