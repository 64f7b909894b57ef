// WidgetKit under its own name.
@_exported import ActivityKit
@_exported import AppleFoundation

@_exported import struct WidgetLayout.AccessoryWidgetBackground
@_exported import enum WidgetLayout.WidgetFamily
@_exported import struct WidgetLayout.WidgetRenderingMode
@_exported import struct WidgetTUI.Program
