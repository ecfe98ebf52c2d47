import Foundation

/// A row of related controls.
public struct ControlGroup<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup: View {
  public var body: some View { HStack { content }._standIn("ControlGroup") }
}
