// What `#Preview` expands to, under the name of the module that has it on Apple's systems: no type of an author's
// hides it.
@_exported import struct WidgetTimeline.Preview
@_exported import protocol WidgetTimeline.PreviewRegistry
@_exported import struct WidgetTimeline.PreviewTrait
