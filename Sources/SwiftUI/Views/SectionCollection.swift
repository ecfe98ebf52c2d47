/// The sections of a view: here always one, with all of its subviews and without a header.
public struct SectionCollection: RandomAccessCollection {
  let content: SubviewsCollection

  public var startIndex: Int { 0 }
  public var endIndex: Int { 1 }
  public subscript(index: Int) -> SectionConfiguration { SectionConfiguration(content: content) }
}

/// A section of a view, and itself a view: its content.
public struct SectionConfiguration: View, Identifiable {
  public struct ID: Hashable, Sendable {}

  /// Unchecked: views are made and used on the main actor only.
  nonisolated(unsafe) public let content: SubviewsCollection

  nonisolated init(content: SubviewsCollection) { self.content = content }

  nonisolated public var id: ID { ID() }
  public var header: SubviewsCollection { content.none }
  public var footer: SubviewsCollection { content.none }

  public var body: some View { content._standIn("SectionConfiguration") }
}

extension Group {
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view) { transform(SectionCollection(content: $0)) }
  }
}

extension ForEach
where Data == ForEachSubviewCollection, ID == Subview.ID, Content: View {
  nonisolated public init<Section: View>(
    sections view: some View, @ViewBuilder content: @escaping (SectionConfiguration) -> Section
  ) where Content == AnyView {
    // The single section is made where the first subview would be.
    self.init(subviews: Group(sections: view) { content($0[0]) }) { AnyView($0) }
  }
}
