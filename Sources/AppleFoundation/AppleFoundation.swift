// The toolchain's Foundation and the parts of Apple's that it lacks: on Apple's systems `import
// Foundation` includes networking, XML and publishers too.
@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Observation
@_exported import WidgetTimeline
