// SwiftUI under its own name, with everything that `import SwiftUI` provides on Apple's systems.
@_exported import AppleFoundation
@_exported import Combine
@_exported import GraphicsTypes
@_exported import Observation
@_exported import PlatformTypes
@_exported import WidgetLayout
@_exported import WidgetTimeline
