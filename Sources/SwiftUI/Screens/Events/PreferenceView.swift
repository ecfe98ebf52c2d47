import ViewArchive

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
    context.lowering.nodes(name, of: content, in: context) { place in
      let nodes = Lowering.nodes(of: content, in: context)
      place.follow(preference)
      return nodes
    }
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
