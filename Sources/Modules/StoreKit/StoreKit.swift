@_exported import AppleFoundation

/// A failure of StoreKit.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
}

/// A product that an app sells, as in StoreKit. Requests find no products here.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kind of a product.
  public struct ProductType: Hashable, Sendable {
    private let name: String
    public static let consumable = Self(name: "consumable")
    public static let nonConsumable = Self(name: "nonConsumable")
    public static let nonRenewable = Self(name: "nonRenewable")
    public static let autoRenewable = Self(name: "autoRenewable")
  }

  /// The end of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }

  public let id: String
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let type: ProductType

  private init(never: Never) { switch never {} }

  /// Returns nothing: there is no store here.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    Absence.report("Product.products")
    return []
  }

  /// Fails: there is no store here.
  public func purchase() async throws -> PurchaseResult { throw StoreKitError.unsupported }
}

/// A value that the store has signed or not, as in StoreKit.
public enum VerificationResult<Signed: Sendable>: Sendable {
  /// The reason why a value is not trusted.
  public enum VerificationError: Error, Sendable { case invalidSignature }
  case unverified(Signed, VerificationError)
  case verified(Signed)

  /// The value, if it is trusted.
  public var payloadValue: Signed {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }

  public var unsafePayloadValue: Signed {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

/// A purchase, as in StoreKit. No purchases exist here.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// A stream of purchases, which ends at once here.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    /// Ends at once.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public let id: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?

  private init(never: Never) { switch never {} }

  public static var currentEntitlements: Transactions { Transactions() }
  public static var updates: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public func finish() async {}
}

/// The store itself, as in StoreKit.
public enum AppStore {
  public static func sync() async throws { throw StoreKitError.unsupported }
  public static var canMakePayments: Bool { false }
}
