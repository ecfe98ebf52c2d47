import ViewArchive

public struct ButtonBorderShape: Hashable, Sendable {
  enum Form: Hashable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }

  let form: Form

  public static let automatic = Self(form: .automatic)
  public static let capsule = Self(form: .capsule)
  public static let circle = Self(form: .circle)
  public static let roundedRectangle = Self(form: .roundedRectangle(nil))

  public static func roundedRectangle(radius: CGFloat) -> Self {
    Self(form: .roundedRectangle(radius))
  }
}
