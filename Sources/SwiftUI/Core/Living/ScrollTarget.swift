/// The identifier of a view to scroll to. An optional one stands for what is in it.
///
/// Unchecked: it comes from an identifier that is Sendable, or is used on the main actor only.
struct ScrollTarget: Hashable, @unchecked Sendable {
  let id: AnyHashable

  /// - Parameter id: Nil, and an optional without a value, are no identifier.
  init?(_ id: Any) {
    var id = id
    while case let mirror = Mirror(reflecting: id), mirror.displayStyle == .optional {
      guard let value = mirror.children.first?.value else { return nil }
      id = value
    }
    guard let id = id as? AnyHashable else { return nil }
    self.id = id
  }
}
