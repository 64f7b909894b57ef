// The toolchain's Foundation and the parts of Apple's that it lacks: on Apple's systems `import
// Foundation` includes networking too.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import WidgetTimeline
