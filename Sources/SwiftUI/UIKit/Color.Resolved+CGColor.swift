extension Color.Resolved {
  public var cgColor: CGColor {
    CGColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}
