import ViewArchive

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }

  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    inheriting { values in
      guard sensitive, values.redactionReasons.contains(.privacy) else { return }
      values.redactionReasons.insert(.placeholder)
    }
    .modified { _ in sensitive ? [.privacySensitive] : [] }
  }

  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    inheriting { $0.redactionReasons.formUnion(reason) }
  }

  nonisolated public func unredacted() -> some View { inheriting { $0.redactionReasons = [] } }

  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferredSchemeView(content: self, colorScheme: colorScheme)
  }

  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modified(transition.modifier)
  }

  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modified(transition.modifier)
  }

  nonisolated public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    modified(.animation(duration: animation?.duration))
  }

  nonisolated public func animation(_ animation: Animation?) -> some View {
    modified(.animation(duration: animation?.duration))
  }

  nonisolated public func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    body(PlaceholderContentView(view: self)).animation(animation)
  }

  nonisolated public func transaction<Content: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    body(PlaceholderContentView(view: self)).transaction(transform)
  }

  nonisolated public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    transaction(transform)
  }

  nonisolated public func transaction(
    _ transform: (inout Transaction) -> Void
  ) -> some View {
    var transaction = Transaction()
    transform(&transaction)
    let isOff = transaction.disablesAnimations
    let animation = transaction.animation
    return modified { _ in
      if isOff { return [.animation(duration: nil)] }
      return animation.map { [.animation(duration: $0.duration)] } ?? []
    }
  }

  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    unsupported("matchedGeometryEffect")
  }

  nonisolated public func labelsHidden() -> some View { inheriting { $0.areLabelsHidden = true } }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    inheriting { if disabled { $0.isEnabled = false } }
  }

  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    inheriting { $0.controlSize = controlSize }
  }

  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    inheriting { $0.buttonBorderShape = shape }
  }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame = Self(rawValue: 3)
}
