// What there is of Core Foundation comes with Foundation.
@_exported import AppleFoundation
