// Charts: the chart view, which draws its marks.
@_exported import SwiftUI

/// A view that draws marks on top of each other. Axes are not drawn, since the few cells of a Live
/// Activity have no room for them; axes that are not hidden are recorded as not drawn.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  @Environment(\.chartAxes) private var axes
  public var body: some View {
    let marks = content._marks
    let hasRound = marks.contains { $0.kind == .sector }
    let undrawn = marks.reduce(into: Set<String>()) { $0.formUnion($1.undrawn) }
      .union(hasRound || marks.isEmpty ? [] : axes)
    undrawn.sorted().reduce(AnyView(ChartPlot(marks: marks))) { AnyView($0._standIn($1)) }
  }
}

extension Chart {
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(_data: data, identity: { $0.id }, content: content)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(_data: data, identity: { $0[keyPath: id] }, content: content)
  }
}
