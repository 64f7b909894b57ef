// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported public import AppleFoundation

// The objects of a Mac's devices. This machine is no Mac: no device is found, and each request fails.

public typealias io_object_t = mach_port_t
public typealias io_iterator_t = io_object_t
public typealias io_service_t = io_object_t
public typealias io_registry_entry_t = io_object_t
public typealias io_connect_t = io_object_t
public typealias IOReturn = kern_return_t
public typealias IOOptionBits = UInt32
public typealias IOByteCount32 = UInt32

public let IO_OBJECT_NULL: io_object_t = 0
public let kIOMainPortDefault: mach_port_t = 0
public let kIOReturnSuccess: IOReturn = 0
public let kIOReturnError = IOReturn(bitPattern: 0xE000_02BC)
public let kIOReturnNoDevice = IOReturn(bitPattern: 0xE000_02C0)
public let kIOReturnUnsupported = IOReturn(bitPattern: 0xE000_02C7)
public let kIOServicePlane = "IOService"

/// Returns what a service is looked for by. No service is here.
public func IOServiceMatching(_ name: String) -> CFDictionary? { nil }

/// Returns no service: this machine has none of Apple's.
public func IOServiceGetMatchingService(
  _ port: mach_port_t, _ matching: CFDictionary?
) -> io_service_t {
  Absence.report("IOKit")
  return IO_OBJECT_NULL
}

/// Finds no services: this machine has none of Apple's.
public func IOServiceGetMatchingServices(
  _ port: mach_port_t, _ matching: CFDictionary?, _ found: UnsafeMutablePointer<io_iterator_t>?
) -> kern_return_t {
  Absence.report("IOKit")
  return kIOReturnNoDevice
}

/// Opens no service: this machine has none of Apple's.
public func IOServiceOpen(
  _ service: io_service_t, _ task: mach_port_t, _ type: UInt32,
  _ connection: UnsafeMutablePointer<io_connect_t>?
) -> kern_return_t {
  Absence.report("IOKit")
  return kIOReturnNoDevice
}

/// Closes a connection. None was opened.
@discardableResult
public func IOServiceClose(_ connection: io_connect_t) -> kern_return_t { kIOReturnUnsupported }

/// Returns the next of the services that were found. None was.
public func IOIteratorNext(_ iterator: io_iterator_t) -> io_object_t { IO_OBJECT_NULL }

/// Releases an object. None is held.
@discardableResult
public func IOObjectRelease(_ object: io_object_t) -> kern_return_t { kIOReturnSuccess }

/// Returns true for an object of a class. There is no object.
public func IOObjectConformsTo(_ object: io_object_t, _ name: String) -> UInt32 { 0 }

/// Finds no parent entry: the registry is empty here.
public func IORegistryEntryGetParentEntry(
  _ entry: io_registry_entry_t, _ plane: String,
  _ parent: UnsafeMutablePointer<io_registry_entry_t>?
) -> kern_return_t { kIOReturnNoDevice }

/// Finds no child entries: the registry is empty here.
public func IORegistryEntryGetChildIterator(
  _ entry: io_registry_entry_t, _ plane: String, _ found: UnsafeMutablePointer<io_iterator_t>?
) -> kern_return_t { kIOReturnNoDevice }
