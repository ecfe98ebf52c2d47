import AppIntents
public import SwiftUI

/// The background of a round widget on the Lock Screen.
@MainActor
public struct AccessoryWidgetBackground: View {
  nonisolated public init() {}

  public var body: some View { Circle().fill(.quaternary) }
}
