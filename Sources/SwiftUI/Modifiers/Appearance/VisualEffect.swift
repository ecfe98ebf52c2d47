/// A visual change of a view that does not affect layout.
public protocol VisualEffect: Sendable {}

// Without effect: the closures that apply these run after layout, which archived views do not do.
extension VisualEffect {
  nonisolated public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect { self }
  nonisolated public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  nonisolated public func brightness(_ amount: Double) -> some VisualEffect { self }
  nonisolated public func contrast(_ amount: Double) -> some VisualEffect { self }
  nonisolated public func saturation(_ amount: Double) -> some VisualEffect { self }
  nonisolated public func grayscale(_ amount: Double) -> some VisualEffect { self }
  nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

extension View {
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    unsupported("visualEffect")
  }

  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    unsupported("colorEffect")
  }

  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    unsupported("distortionEffect")
  }

  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    unsupported("layerEffect")
  }
}

/// A Metal shader; it is not run, because there is no graphics processor.
public struct Shader: Hashable, Sendable {
  public struct Argument: Hashable, Sendable {
    public static func float<Value: BinaryFloatingPoint>(_ value: Value) -> Self { Self() }
    public static func float2<Value: BinaryFloatingPoint>(
      _ first: Value, _ second: Value
    ) -> Self { Self() }
    public static func float2(_ point: CGPoint) -> Self { Self() }
    public static func float2(_ size: CGSize) -> Self { Self() }
    public static func float3<Value: BinaryFloatingPoint>(
      _ first: Value, _ second: Value, _ third: Value
    ) -> Self { Self() }
    public static func float4<Value: BinaryFloatingPoint>(
      _ first: Value, _ second: Value, _ third: Value, _ fourth: Value
    ) -> Self { Self() }
    public static func floatArray(_ array: [Float]) -> Self { Self() }
    public static func color(_ color: Color) -> Self { Self() }
    public static func colorArray(_ array: [Color]) -> Self { Self() }
    public static func image(_ image: Image) -> Self { Self() }
    public static var boundingRect: Self { Self() }
  }

  public init(function: ShaderFunction, arguments: [Argument]) {}
}

@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  public static let `default` = Self()

  public static func bundle(_ bundle: Bundle) -> Self { Self() }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A modifier that transforms a view with a matrix; the view is drawn untransformed.
public protocol GeometryEffect: Animatable, ViewModifier {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> some View { content._standIn("GeometryEffect") }
}

/// A modifier with an animatable value.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A view that SwiftUI updates only if it is no longer equal to its previous value.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  public var body: some View { content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
