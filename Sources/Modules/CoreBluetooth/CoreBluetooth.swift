@_exported import AppleFoundation

/// A failure of Bluetooth.
public struct CBError: Error, Sendable, Equatable {
  /// The kind of a failure.
  public enum Code: Int, Sendable {
    case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
    case connectionTimeout, peripheralDisconnected
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// The state of Bluetooth, as in Core Bluetooth. It is always `unsupported` here.
public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// The permission to use Bluetooth, as in Core Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}

/// The name of a service or of its values, as in Core Bluetooth.
public final class CBUUID: NSObject, Sendable {
  public let uuidString: String
  public init(string: String) { uuidString = string.uppercased() }
  public init(nsuuid: UUID) { uuidString = nsuuid.uuidString }

  /// The bytes of the name.
  public var data: Data {
    let digits = uuidString.filter(\.isHexDigit)
    return Data(
      stride(from: 0, to: digits.count - digits.count % 2, by: 2).compactMap {
        let start = digits.index(digits.startIndex, offsetBy: $0)
        return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16)
      })
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  public override var hash: Int { uuidString.hashValue }
  public override var description: String { uuidString }
}

/// A value of a service, as in Core Bluetooth; none is ever found here.
open class CBAttribute: NSObject {
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}

open class CBCharacteristic: CBAttribute {
  open var value: Data? { nil }
  open var isNotifying: Bool { false }
  open var service: CBService? { nil }
}

open class CBService: CBAttribute {
  open var isPrimary: Bool { false }
  open var characteristics: [CBCharacteristic]? { nil }
}

/// The way in which a value is written, as in Core Bluetooth.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// The state of a device, as in Core Bluetooth.
public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}

/// A device, as in Core Bluetooth; none is ever found here.
open class CBPeripheral: NSObject {
  open weak var delegate: (any CBPeripheralDelegate)?
  public let identifier = UUID()
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open func discoverServices(_ services: [CBUUID]?) {}
  open func discoverCharacteristics(_ characteristics: [CBUUID]?, for service: CBService) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}

/// Is told of a device, as in Core Bluetooth.
public protocol CBPeripheralDelegate: AnyObject {}

/// Is told of devices, as in Core Bluetooth.
public protocol CBCentralManagerDelegate: AnyObject {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}

open class CBManager: NSObject {
  open var state: CBManagerState { .unsupported }
  open class var authorization: CBManagerAuthorization { .notDetermined }
  open var authorization: CBManagerAuthorization { .notDetermined }
}

/// Looks for devices, as in Core Bluetooth. Here, it tells its delegate once that Bluetooth is not supported.
open class CBCentralManager: CBManager {
  open weak var delegate: (any CBCentralManagerDelegate)?
  open var isScanning: Bool { false }

  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    Absence.report("CBCentralManager")
    delegate?.centralManagerDidUpdateState(self)
  }

  public convenience override init() { self.init(delegate: nil, queue: nil) }

  open func scanForPeripherals(
    withServices services: [CBUUID]?, options: [String: Any]? = nil
  ) {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  open func retrieveConnectedPeripherals(withServices services: [CBUUID]) -> [CBPeripheral] { [] }
}
