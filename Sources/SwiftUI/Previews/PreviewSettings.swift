package import ViewArchive

/// What modifiers say about the views of a `PreviewProvider`, collected while they are lowered.
package final class PreviewSettings {
  private var names: [(node: ViewNode, name: String)] = []
  private var layouts: [(node: ViewNode, layout: PreviewLayout)] = []

  package init() {}

  func add(_ nodes: [ViewNode], name: String?, layout: PreviewLayout?) {
    for node in nodes {
      if let name { names.append((node, name)) }
      if let layout { layouts.append((node, layout)) }
    }
  }

  /// Returns the name and the layout of the next view, in the order of the lowered nodes.
  package func next(_ node: ViewNode) -> (name: String?, layout: PreviewLayout?) {
    let name = names.firstIndex { $0.node == node }.map { names.remove(at: $0).name }
    let layout = layouts.firstIndex { $0.node == node }.map { layouts.remove(at: $0).layout }
    return (name, layout)
  }
}

extension EnvironmentValues {
  private struct SettingsKey: EnvironmentKey {
    static var defaultValue: PreviewSettings? { nil }
  }

  /// Collects the settings of the views of a `PreviewProvider`; nil except while it is described.
  package var previewSettings: PreviewSettings? {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}
