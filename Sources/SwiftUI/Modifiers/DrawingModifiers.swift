public import Foundation
package import ViewArchive

extension View {
  public func opacity(_ opacity: Double) -> some View { modified(.opacity(opacity)) }
  public func hidden() -> some View { modified(.hidden) }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified(.clip(shape._shape.kind))
  }

  public func clipped(antialiased: Bool = false) -> some View { modified(.clip(.rectangle)) }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modified(.clip(.roundedRectangle(radius: Double(radius))))
  }

  public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width) }
  }

  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modified(
      .shadow(
        color.value, radius: Double(radius), offset: Point(x: Double(x), y: Double(y))))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    modified(.scale(x: Double(scale), y: Double(scale), anchor: anchor.relative))
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { modified(.scale(x: Double(x), y: Double(y), anchor: anchor.relative)) }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(.rotation(degrees: angle.degrees, anchor: anchor.relative))
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modified(.unsupported("blur"))
  }

  /// Where touches count is the whole control here.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  public func id<ID: Hashable>(_ id: ID) -> some View {
    modified(.identifier(String(describing: id)))
  }

  public func tag<V: Hashable>(_ tag: V) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  public func transition(_ transition: AnyTransition) -> some View {
    modified(.transition(transition.value))
  }

  public func contentTransition(_ transition: SwiftUI.ContentTransition) -> some View {
    modified(.contentTransition(transition.value))
  }

  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modified(.animation(duration: animation?.duration))
  }

  public func animation(_ animation: Animation?) -> some View {
    modified(.animation(duration: animation?.duration))
  }

  public func colorScheme(_ scheme: ColorScheme) -> some View {
    modified(.colorScheme(scheme == .dark ? .dark : .light))
  }

  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }

  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modified { _ in sensitive ? .privacySensitive : nil }
  }

  public func redacted(reason: RedactionReasons) -> some View {
    modified { _ in reason.isEmpty ? nil : .redacted }
  }

  public func unredacted() -> some View { self }

  public func accessibilityLabel(_ label: Text) -> some View {
    modified(.accessibilityLabel(label.plainText))
  }

  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
}

extension Text {
  /// What can be read aloud; live parts are left out.
  var plainText: String {
    pieces.compactMap { if case .literal(let text) = $0.content { text } else { nil } }.joined()
  }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = Self(name: "ignore")
  public static let contain = Self(name: "contain")
  public static let combine = Self(name: "combine")
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = Self(rawValue: 1)
  public static let privacy = Self(rawValue: 2)
  public static let invalidated = Self(rawValue: 4)
}

public struct AnyTransition: Sendable {
  let value: TransitionValue
  public static let identity = Self(value: .identity)
  public static let opacity = Self(value: .opacity)
  public static let scale = Self(value: .scale)
  public static let slide = Self(value: .slide)
  public static func move(edge: Edge) -> Self { Self(value: .move(edge.name)) }
  public static func push(from edge: Edge) -> Self { Self(value: .push(edge.name)) }
  public func combined(with other: AnyTransition) -> Self {
    Self(value: .combined(value, other.value))
  }
}

public struct ContentTransition: Sendable {
  let value: ViewArchive.ContentTransition
  public static let identity = Self(value: .identity)
  public static let opacity = Self(value: .opacity)
  public static let interpolate = Self(value: .interpolate)
  public static func numericText(countsDown: Bool = false) -> Self {
    Self(value: .numericText(countsDown: countsDown))
  }
  public static func numericText(value: Double) -> Self { numericText() }
}

public struct Animation: Hashable, Sendable {
  /// Seconds.
  let duration: Double
  public static let `default` = Self(duration: 0.35)
  public static let linear = Self(duration: 0.35)
  public static let easeIn = Self(duration: 0.35)
  public static let easeOut = Self(duration: 0.35)
  public static let easeInOut = Self(duration: 0.35)
  public static let spring = Self(duration: 0.5)
  public static let bouncy = Self(duration: 0.5)
  public static let smooth = Self(duration: 0.5)
  public static let snappy = Self(duration: 0.5)
  public static func linear(duration: Double) -> Self { Self(duration: duration) }
  public static func easeIn(duration: Double) -> Self { Self(duration: duration) }
  public static func easeOut(duration: Double) -> Self { Self(duration: duration) }
  public static func easeInOut(duration: Double) -> Self { Self(duration: duration) }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Self { Self(duration: response) }
  public static func spring(duration: Double, bounce: Double = 0) -> Self {
    Self(duration: duration)
  }
  public func delay(_ delay: Double) -> Self { self }
  public func speed(_ speed: Double) -> Self { Self(duration: duration / speed) }
}

/// Archived views cannot ask for animation; the change is made.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
