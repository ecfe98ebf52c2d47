/// The label of a tab without one: that of its role.
public struct DefaultTabLabel {
  let role: TabRole?

  nonisolated init(role: TabRole?) { self.role = role }
}

extension DefaultTabLabel: View {
  public var body: some View {
    if role == .search { SwiftUI.Label("Search", systemImage: "magnifyingglass") }
  }
}
