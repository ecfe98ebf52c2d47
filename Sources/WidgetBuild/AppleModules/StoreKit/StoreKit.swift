// StoreKit: purchases, declared only; no product is found and nothing is bought.
@_exported import SwiftUI

public final class SKStoreReviewController: NSObject {
  public class func requestReview() {}
}

public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

public enum VerificationResult<Signed: Sendable>: Sendable {
  case unverified(Signed, VerificationError)
  case verified(Signed)
  public enum VerificationError: Error {
    case revokedCertificate, invalidCertificateChain, invalidSignature, invalidDeviceVerification
    case missingRequiredProperties
  }
  public var unsafePayloadValue: Signed {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  public var payloadValue: Signed {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: Hashable, Sendable {
    private let name: String
    public static let autoRenewable = Self(name: "autoRenewable")
    public static let consumable = Self(name: "consumable")
    public static let nonConsumable = Self(name: "nonConsumable")
    public static let nonRenewable = Self(name: "nonRenewable")
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  public let id: String
  public let displayName: String
  public let description: String
  public let displayPrice: String
  public let price: Decimal
  public let type: ProductType
  public let subscription: SubscriptionInfo?
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Sendable { case day, week, month, year }
    public var unit: Unit { .month }
    public var value: Int { 1 }
  }
  public struct SubscriptionInfo: Hashable, Sendable {
    public struct RenewalState: Hashable, Sendable {
      private let name: String
      public static let subscribed = Self(name: "subscribed")
      public static let expired = Self(name: "expired")
      public static let revoked = Self(name: "revoked")
      public static let inGracePeriod = Self(name: "inGracePeriod")
      public static let inBillingRetryPeriod = Self(name: "inBillingRetryPeriod")
    }
    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }
    public struct RenewalInfo: Hashable, Sendable {
      public enum ExpirationReason: Sendable {
        case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable,
          unknown
      }
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let expirationReason: ExpirationReason?
      public let isInBillingRetry: Bool
      public let gracePeriodExpirationDate: Date?
      public let renewalDate: Date?
    }
    public var subscriptionPeriod: SubscriptionPeriod { SubscriptionPeriod() }
    public var introductoryOffer: SubscriptionOffer? { nil }
    public var promotionalOffers: [SubscriptionOffer] { [] }
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public var subscriptionGroupID: String { "" }
    public var status: [Status] { get async throws { [] } }
  }
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct PaymentMode: Hashable, Sendable {
      private let name: String
      public static let freeTrial = Self(name: "freeTrial")
      public static let payAsYouGo = Self(name: "payAsYouGo")
      public static let payUpFront = Self(name: "payUpFront")
    }
    public let id: String?
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }
  public struct PurchaseOption: Hashable, Sendable {
    public static func appAccountToken(_ token: UUID) -> Self { Self() }
    public static func quantity(_ quantity: Int) -> Self { Self() }
  }
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  public var isFamilyShareable: Bool { false }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}

extension Product.SubscriptionInfo {
  public static func status(for groupID: String) async throws -> [Status] { [] }
  public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
}

public struct Transaction: Identifiable, Hashable, Sendable {
  public struct Sequence: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Element? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public let id: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let originalID: UInt64
  public let expirationDate: Date?
  public let revocationDate: Date?
  public struct RevocationReason: Hashable, Sendable {
    public static var developerIssue: Self { Self() }
    public static var other: Self { Self() }
  }
  public var revocationReason: RevocationReason? { nil }
  public var isUpgraded: Bool { false }
  public var subscriptionGroupID: String? { nil }
  public var appAccountToken: UUID? { nil }
  public var purchasedQuantity: Int { 1 }
  public static var currentEntitlements: Sequence { Sequence() }
  public static var updates: Sequence { Sequence() }
  public static var all: Sequence { Sequence() }
  public static var unfinished: Sequence { Sequence() }
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public func finish() async {}
}

public enum StoreKitError: Error {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled
  case networkError(URLError)
  case systemError(any Error)
}

public enum AppStore {
  public static func sync() async throws {}
}

/// What a task that asks for entitlements has found so far.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }
  public func map<T>(
    _ transform: (Value) async throws -> T
  ) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension Product {
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [ID])
  }
  public enum TaskState: Sendable {
    case loading, unavailable
    case failure(any Error)
    case success(Product)
  }
}

extension View {
  /// Nothing is subscribed to: the action is performed once, with no status.
  public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(priority: priority) { await action(.success([])) }
  }
  public func currentEntitlementTask(
    for productID: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(priority: priority) { await action(.success(nil)) }
  }
  public func storeProductsTask(
    for ids: some Collection<Product.ID>, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    let absent = Array(ids)
    return task(priority: priority) { await action(.success([], unavailable: absent)) }
  }
  public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    task(priority: priority) { await action(.unavailable) }
  }
  public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String = ""
  ) -> some View { _standIn("manageSubscriptionsSheet") }
  public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>
  ) -> some View { _standIn("refundRequestSheet") }
  public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { _standIn("offerCodeRedemption") }
}
