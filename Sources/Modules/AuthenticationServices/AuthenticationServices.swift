@_exported public import AppleFoundation
public import SwiftUI

/// An error of AuthenticationServices: nobody signs in here.
public struct ASAuthorizationError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var canceled: Code { .canceled }
  public static var failed: Code { .failed }
  public static var unknown: Code { .unknown }
}

/// A credential to sign in with.
public protocol ASAuthorizationCredential: AnyObject {}
/// A kind of signing in.
public protocol ASAuthorizationProvider: AnyObject {}
/// The receiver of a sign-in.
public protocol ASAuthorizationControllerDelegate: AnyObject {}
/// The window of a sign-in.
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}
/// The window of a sign-in on the web.
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {}

/// A request to sign in.
open class ASAuthorizationRequest: NSObject {}

/// A sign-in that somebody made.
open class ASAuthorization: NSObject {
  public let credential: any ASAuthorizationCredential
  public let provider: any ASAuthorizationProvider
  init(never: Never) { switch never {} }
}

/// The password of somebody.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// Somebody's account at Apple.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let email: String?
  public let fullName: PersonNameComponents?
  public let identityToken: Data?
  public let authorizationCode: Data?
  init(never: Never) { switch never {} }
}

/// The result of a sign-in with a passkey.
open class ASAuthorizationPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {}

/// A new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationCredential
{}

/// A sign-in with a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential
{}

/// A request for a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {}

/// A request for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {}

/// Signing in with passkeys.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }
  public func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest { .init() }
  public func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest { .init() }
}

/// A request for a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Signing in with passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  public func createRequest() -> ASAuthorizationPasswordRequest { .init() }
}

/// A request for somebody's account at Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var nonce: String?
  public var state: String?
}

extension ASAuthorization {
  public struct Scope: Hashable, Sendable {
    let name: String
    public static let fullName = Scope(name: "fullName")
    public static let email = Scope(name: "email")
  }
}

/// Signing in with an account at Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public func createRequest() -> ASAuthorizationAppleIDRequest { .init() }
}

/// A sign-in, which fails here.
open class ASAuthorizationController: NSObject {
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  public weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  public func performRequests() { Absence.report("ASAuthorizationController") }
  public func performRequests(options: RequestOptions) { performRequests() }
  public func performAutoFillAssistedRequests() { performRequests() }
}

/// The result of a sign-in.
public enum ASAuthorizationResult {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// A view's way to sign somebody in, which fails here.
public struct AuthorizationController: Sendable {
  public func performRequest(_ request: ASAuthorizationRequest) async throws
    -> ASAuthorizationResult
  {
    try await performRequests([request])
  }
  public func performRequests(
    _ requests: [ASAuthorizationRequest],
    options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    Absence.report("AuthorizationController")
    throw ASAuthorizationError(.notHandled)
  }
  public func performAutoFillAssistedRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> ASAuthorizationResult { try await performRequests([request]) }
  public func performAutoFillAssistedRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult { try await performRequests(requests) }
}

private struct AuthorizationControllerKey: EnvironmentKey {
  static let defaultValue = AuthorizationController()
}

extension EnvironmentValues {
  public var authorizationController: AuthorizationController {
    self[AuthorizationControllerKey.self]
  }
}

/// A sign-in on the web, which fails here.
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  public weak var presentationContextProvider:
    (any ASWebAuthenticationPresentationContextProviding)?
  public var prefersEphemeralWebBrowserSession = false
  private let completion: CompletionHandler

  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }

  @discardableResult public func start() -> Bool {
    Absence.report("ASWebAuthenticationSession")
    completion(nil, ASAuthorizationError(.notHandled))
    return false
  }
  public func cancel() {}
}
