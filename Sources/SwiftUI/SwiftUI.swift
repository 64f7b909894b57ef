// SwiftUI, under its own name, with all that `import SwiftUI` brings on Apple's systems.
@_exported import AppleFoundation
@_exported import Combine
@_exported import GraphicsTypes
@_exported import Observation
@_exported import PlatformTypes
@_exported import WidgetLayout
@_exported import WidgetTimeline
