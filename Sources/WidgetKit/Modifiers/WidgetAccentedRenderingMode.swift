public import SwiftUI

/// How an image is drawn in a tinted widget; Live Activities are never tinted.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  public static let accented = Self(name: "accented")
  public static let desaturated = Self(name: "desaturated")
  public static let accentedDesaturated = Self(name: "accentedDesaturated")
  public static let fullColor = Self(name: "fullColor")
}

extension Image {
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { self }
}
