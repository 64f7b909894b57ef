// What Apple's Foundation has and the toolchain's lacks, together with the toolchain's own: on
// Apple's systems `import Foundation` brings networking too.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import WidgetTimeline
