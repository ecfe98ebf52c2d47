/// A position in one view that another view can resolve. Archived views are laid out after their
/// closures have run, so no closure ever receives an anchor.
public struct Anchor<Value> {
  let value: Value

  public struct Source {
    let value: Value
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self(value: .zero) }
  public static func rect(_ rect: CGRect) -> Self { Self(value: rect) }
}

extension Anchor.Source where Value == CGPoint {
  public static var topLeading: Self { Self(value: .zero) }
  public static var top: Self { Self(value: .zero) }
  public static var topTrailing: Self { Self(value: .zero) }
  public static var leading: Self { Self(value: .zero) }
  public static var center: Self { Self(value: .zero) }
  public static var trailing: Self { Self(value: .zero) }
  public static var bottomLeading: Self { Self(value: .zero) }
  public static var bottom: Self { Self(value: .zero) }
  public static var bottomTrailing: Self { Self(value: .zero) }
  public static func point(_ point: CGPoint) -> Self { Self(value: point) }
}
