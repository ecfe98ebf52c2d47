// Charts: the chart view, which draws its marks.
@_exported import SwiftUI

/// A view that draws marks on top of each other, and axes.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  public var body: some View {
    let marks = content._marks
    ChartFrame(marks: ChartDrawing.stacked(marks))
      .undrawn(marks.reduce(into: []) { $0.formUnion($1.undrawn) })
  }
}

extension View {
  /// Records what is not drawn of a chart.
  func undrawn(_ names: Set<String>) -> AnyView {
    names.sorted().reduce(AnyView(self)) { AnyView($0._standIn($1)) }
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
