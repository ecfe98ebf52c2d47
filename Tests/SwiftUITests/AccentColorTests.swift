import Testing
import ViewArchive

@testable import SwiftUI

/// What `Color.accentColor` stands for inside of `accentColor(_:)`.
@MainActor
struct AccentColorTests {
  private func nodes(_ view: some View) -> [ViewNode] {
    let context = LoweringContext(environment: EnvironmentValues(), record: LoweringRecord())
    return Lowering.nodes(of: view, in: context)
  }

  private func style(_ view: some View) -> StyleValue? {
    guard case .style(let style)? = nodes(view).first?.kind else { return nil }
    return style
  }

  @Test func anAncestorsAccentIsUsed() {
    let red = StyleValue.color(.system(.red))
    #expect(style(Color.accentColor.accentColor(.red)) == red)
    #expect(style(Color.accentColor.opacity(0.5).accentColor(.red)) == .opacity(red, 0.5))
    #expect(style(Color.accentColor) == .accent)
    #expect(style(Color.blue.accentColor(.red)) == .color(.system(.blue)))
    #expect(style(Color.accentColor.tint(.red)) == .accent)
  }

  @Test func textsAndShapesFollow() {
    let red = StyleValue.color(.system(.red))
    let text = nodes(Text("a").foregroundColor(.accentColor).accentColor(.red)).first
    guard case .text(let content)? = text?.kind else {
      Issue.record("no text")
      return
    }
    #expect(content.runs.first?.style.foreground == red)
    let shape = nodes(Circle().fill(Color.accentColor).accentColor(.red)).first
    guard case .shape(let circle)? = shape?.kind else {
      Issue.record("no shape")
      return
    }
    #expect(circle.fill == red)
  }
}
