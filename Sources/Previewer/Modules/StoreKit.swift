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
  public enum VerificationError: Error { case invalidSignature }
}

public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: Hashable, Sendable {
    public static let autoRenewable = Self()
    public static let consumable = Self()
    public static let nonConsumable = Self()
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
  public static func products(for identifiers: [String]) async throws -> [Product] { [] }
  public func purchase() async throws -> PurchaseResult { .userCancelled }
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
  public let expirationDate: Date?
  public let revocationDate: Date?
  public static var currentEntitlements: Sequence { Sequence() }
  public static var updates: Sequence { Sequence() }
  public func finish() async {}
}

public enum AppStore {
  public static func sync() async throws {}
}
