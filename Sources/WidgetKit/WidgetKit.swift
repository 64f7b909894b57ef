// WidgetKit under its own name.
@_exported import ActivityKit
@_exported import AppleFoundation

@_exported import struct WidgetTUI.Program
