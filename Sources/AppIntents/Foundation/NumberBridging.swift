// Numbers from and to `NSNumber`, where only Darwin's Foundation has the initialiser.

extension CGFloat {
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  public init?(exactly number: NSNumber) { self = CGFloat(number.doubleValue) }
}
