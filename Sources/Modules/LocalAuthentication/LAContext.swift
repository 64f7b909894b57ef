@_exported import AppleFoundation

/// The proof that is asked for, as in Local Authentication.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// The kind of biometric sensor, as in Local Authentication. It is always `none` here.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// A failure of Local Authentication.
public struct LAError: Error, Sendable, Equatable {
  /// The kind of a failure.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Asks a person to prove who they are, as in Local Authentication. Here, it cannot be asked.
open class LAContext: NSObject, @unchecked Sendable {
  // Sendable: one task fills it in before it passes it on.
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var biometryType: LABiometryType { .none }

  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool { false }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    Absence.report("LAContext.evaluatePolicy")
    throw LAError(.biometryNotAvailable)
  }

  open func invalidate() {}
}
