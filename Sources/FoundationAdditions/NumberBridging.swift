// Conversions between numbers and `NSNumber` that only Darwin's Foundation provides.

extension CGFloat {
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  public init?(exactly number: NSNumber) { self = CGFloat(number.doubleValue) }
}
