extension GraphNode {
  /// Returns what the views in the node and the node itself say; nil: nothing.
  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value? {
    let own = preference.flatMap { $0.said.key == key ? $0.said.role : nil }
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
    guard let preference, case .observer(let action) = preference.said.role else { return }
    func values<Key: PreferenceKey>(_ key: Key.Type) -> (new: Any, first: Any) {
      (value(of: key) ?? Key.defaultValue, Key.defaultValue)
    }
    let (new, first) = values(preference.said.key)
    guard !ValueComparison.areEqual(preference.seen ?? first, new) else { return }
    self.preference?.seen = new
    action(new)
  }
}
