import ViewArchive

/// What a view says about a preference: its value, a change of the value of the views in it, or that it
/// follows that value.
struct GraphPreference {
  enum Role {
    case value(Any)
    case transform((inout Any) -> Void)
    /// Is told of the value of the views in it.
    case observer((Any) -> Void)
  }

  let key: any PreferenceKey.Type
  let role: Role
}

/// A view with a preference. An archived view has none, and the preview reports it as unsupported.
struct PreferenceView<Content: View> {
  let content: Content
  /// The modifier's name in Apple's API.
  let name: String
  let preference: GraphPreference
}

extension PreferenceView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    guard let node = context.screenNode else {
      return nodes.map { $0.modified(.unsupported(name)) }
    }
    node.set(preference)
    return nodes
  }
}

extension GraphNode {
  /// Returns what the views in the node and the node itself say; nil: nothing.
  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value? {
    let own = preference.flatMap { $0.key == key ? $0.role : nil }
    if case .value(let value) = own { return value as? Key.Value }
    var result: Key.Value?
    for child in visibleChildren {
      guard let next = child.value(of: key) else { continue }
      if var value = result {
        Key.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    guard case .transform(let change) = own else { return result }
    var value: Any = result ?? Key.defaultValue
    change(&value)
    return value as? Key.Value
  }

  /// Tells an observer of the value when it differs from the last one, which is the default one at
  /// first.
  func followPreference() {
    guard let preference, case .observer(let action) = preference.role else { return }
    func values<Key: PreferenceKey>(_ key: Key.Type) -> (new: Any, first: Any) {
      (value(of: key) ?? Key.defaultValue, Key.defaultValue)
    }
    let (new, first) = values(preference.key)
    guard !ValueComparison.areEqual(seenPreference ?? first, new) else { return }
    seenPreference = new
    action(new)
  }
}

extension View {
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceView(
      content: self, name: "preference", preference: GraphPreference(key: key, role: .value(value)))
  }

  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    let role = GraphPreference.Role.transform { any in
      guard var value = any as? Key.Value else { return }
      callback(&value)
      any = value
    }
    return PreferenceView(
      content: self, name: "transformPreference", preference: GraphPreference(key: key, role: role))
  }

  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    let role = GraphPreference.Role.observer { if let value = $0 as? Key.Value { action(value) } }
    return PreferenceView(
      content: self, name: "onPreferenceChange", preference: GraphPreference(key: key, role: role))
  }
}
