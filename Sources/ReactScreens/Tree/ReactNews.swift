import ActivityModel

/// What nodes are told once: that an image is there or not, that a modal view is shown.
struct ReactNews {
  /// What a node has been told about.
  private struct Told: Hashable {
    var event: ReactEvent
    /// The image; nil: there is none.
    var source: JSONValue?
  }

  private var told: [Int: Told] = [:]

  /// Returns the messages that nodes have not been told yet.
  mutating func messages(to tree: ReactTree) -> [JSONValue] {
    var now: [Int: Told] = [:]
    for (id, node) in tree.nodes {
      if let event = node.news { now[id] = Told(event: event, source: node.props["source"]) }
    }
    defer { told = now }
    return now.sorted { $0.key < $1.key }.compactMap { id, news in
      guard told[id] != news, tree[id]?.wants(news.event) == true else { return nil }
      var fields: [String: JSONValue] = [
        "t": .text(news.event.rawValue), "id": .whole(Int64(id)),
      ]
      // The words of React Native.
      if news.event == .imageError { fields["error"] = .text("Network request failed") }
      return .record(fields)
    }
  }
}

extension ReactNode {
  /// What the node is told when it is on the screen; nil: nothing.
  fileprivate var news: ReactEvent? {
    switch type {
    case .image:
      let source = props["source"]
      // There is no network; without an address nothing is loaded.
      return source?["asset"]?.flag == true ? .load : source?["uri"] == nil ? nil : .imageError
    case .modal: return .show
    default: return nil
    }
  }
}
