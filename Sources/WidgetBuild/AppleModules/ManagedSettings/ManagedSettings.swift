// ManagedSettings: Screen Time restrictions, declared only; they have no effect.
@_exported import AppIntents

public struct Token<T>: Codable, Hashable, Sendable {}
public enum Application: Sendable {}
public enum ActivityCategory: Sendable {}
public enum WebDomain: Sendable {}
public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

public struct ShieldSettings {
  public enum ActivityCategoryPolicy<T> {
    case none
    case all(except: Set<Token<T>> = [])
    case specific(Set<Token<ActivityCategory>>, except: Set<Token<T>> = [])
  }
  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

public final class ManagedSettingsStore: @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self("default")
  }
  public init() {}
  public init(named name: Name) {}
  public var shield = ShieldSettings()
  public func clearAllSettings() {}
}
