/// A table: on a phone its first column is shown as a list.
public struct Table<Row: Identifiable> {
  private let rows: [Row]
  private let column: (Row) -> AnyView

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) where Data.Element == Row {
    rows = Array(data)
    column = columns().first?.content ?? { _ in AnyView(EmptyView()) }
  }
}

extension Table: View {
  public var body: some View { List(rows) { column($0) } }
}

/// A column of a table.
public struct TableColumn<Row: Identifiable> {
  let content: (Row) -> AnyView

  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<Row, String>) {
    content = { AnyView(Text($0[keyPath: value])) }
  }

  nonisolated public init<Content: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Row) -> Content
  ) {
    self.content = { AnyView(content($0)) }
  }

  nonisolated public init<Value: Comparable, Content: View>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping (Row) -> Content
  ) {
    self.content = { AnyView(content($0)) }
  }

  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<Row> { self }

  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<Row> { self }
}

@resultBuilder
public struct TableColumnBuilder<Row: Identifiable> {
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }
}
