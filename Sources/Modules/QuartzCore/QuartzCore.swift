@_exported import GraphicsTypes

/// Returns the seconds since the machine was started, as in Quartz Core.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
