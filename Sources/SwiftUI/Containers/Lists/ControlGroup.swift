import Foundation

/// A row of related controls after their label.
public struct ControlGroup<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledContent<L, C> {
    self.content = LabeledContent(content: content, label: label)
  }

  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledContent<Text, C> {
    self.content = LabeledContent(titleKey, content: content)
  }

  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> C
  ) where Content == LabeledContent<Label<Text, Image>, C> {
    self.content = LabeledContent(content: content) { Label(titleKey, systemImage: name) }
  }
}

extension ControlGroup: View {
  public var body: some View { HStack { content }._standIn("ControlGroup") }
}
