// FamilyControls: Screen Time permissions, declared only; they are never granted.
@_exported import ManagedSettings

public struct FamilyActivitySelection: Codable, Equatable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public var includeEntireCategory = false
  public init() {}
  public init(includeEntireCategory: Bool) {
    self.includeEntireCategory = includeEntireCategory
  }
}

public enum AuthorizationStatus: Int, Sendable { case notDetermined, denied, approved }
public enum FamilyControlsMember: Sendable { case child, individual }

public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  public static let shared = AuthorizationCenter()
  public var authorizationStatus: AuthorizationStatus { .notDetermined }
  public func requestAuthorization(for member: FamilyControlsMember) async throws {}
  public func revokeAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) {}
}
