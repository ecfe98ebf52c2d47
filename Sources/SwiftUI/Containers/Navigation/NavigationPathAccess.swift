import ViewArchive

/// Reads and changes the path that an app binds to a navigation stack.
struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  /// False when the path cannot contain the value.
  let append: (AnyHashable) -> Bool
  let removeLast: () -> Void

  init<Path>(_ path: Binding<Path>) {
    values = {
      if let path = path.wrappedValue as? NavigationPath { return path.values }
      return (path.wrappedValue as? any Sequence).map { Self.elements($0) } ?? []
    }
    append = { value in
      if var changed = path.wrappedValue as? NavigationPath {
        changed.values.append(value)
        return Self.set(changed, to: path)
      }
      guard let old = path.wrappedValue as? any RangeReplaceableCollection,
        let new = Self.appended(value, to: old)
      else { return false }
      return Self.set(new, to: path)
    }
    removeLast = {
      if var changed = path.wrappedValue as? NavigationPath {
        changed.removeLast()
        _ = Self.set(changed, to: path)
      } else if let old = path.wrappedValue as? any RangeReplaceableCollection {
        _ = Self.set(Self.shortened(old), to: path)
      }
    }
  }

  private static func set<Path>(_ value: Any, to path: Binding<Path>) -> Bool {
    guard let value = value as? Path else { return false }
    path.wrappedValue = value
    return true
  }

  private static func elements(_ sequence: some Sequence) -> [AnyHashable] {
    sequence.compactMap { $0 as? AnyHashable }
  }

  private static func appended<Elements: RangeReplaceableCollection>(
    _ value: AnyHashable, to elements: Elements
  ) -> Any? {
    guard let element = value.base as? Elements.Element else { return nil }
    var elements = elements
    elements.append(element)
    return elements
  }

  private static func shortened<Elements: RangeReplaceableCollection>(
    _ elements: Elements
  ) -> Any {
    Elements(elements.dropLast(1))
  }
}
