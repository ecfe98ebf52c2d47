@_exported import SwiftUI

public protocol Tip: Identifiable, Sendable {
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
}

extension Tip {
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public func invalidate(reason: Tips.InvalidationReason) {}
}

public enum Tips {
  public enum InvalidationReason: Sendable { case actionPerformed, displayCountExceeded, tipClosed }
  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Sendable {
      public static let immediate = Self()
      public static let hourly = Self()
      public static let daily = Self()
      public static let weekly = Self()
      public static let monthly = Self()
    }
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = Self()
    }
    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
}

public struct TipView<Content: Tip>: View {
  private let tip: Content
  public init(_ tip: Content, arrowEdge: Edge? = nil) { self.tip = tip }
  public var body: some View { EmptyView() }
}

extension View {
  public func popoverTip<Content: Tip>(_ tip: Content?, arrowEdge: Edge = .top) -> some View {
    self
  }
}
