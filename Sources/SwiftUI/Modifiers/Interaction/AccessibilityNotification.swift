public import Foundation

/// Notifications for assistive technologies, of which a terminal has none.
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public init(_ announcement: LocalizedStringResource) {}

    public func post() {}
  }

  public struct LayoutChanged {
    public init(_ element: Any? = nil) {}

    public func post() {}
  }

  public struct ScreenChanged {
    public init(_ element: Any? = nil) {}

    public func post() {}
  }

  public struct PageScrolled: Sendable {
    public init(_ description: String) {}
    public init(_ description: AttributedString) {}
    public init(_ description: LocalizedStringResource) {}

    public func post() {}
  }
}
