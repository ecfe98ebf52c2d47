/// A parameter of a method, as its declaration in Objective-C has it.
public struct _BridgeParameter: Hashable, Sendable {
  public enum Nullability: Sendable {
    case nonnull, nullable, unspecified
  }

  /// The type without its star and nullability: `NSString`, `double`.
  public var type: String
  public var nullability: Nullability

  public init(_ type: String, _ nullability: Nullability = .unspecified) {
    (self.type, self.nullability) = (type, nullability)
  }

  /// Types that are numbers, which cannot be nil.
  static let numbers: Set<String> = [
    "BOOL", "bool", "double", "float", "CGFloat", "int", "NSInteger", "NSUInteger", "int64_t",
    "uint64_t", "NSTimeInterval",
  ]

  static let resolver = "RCTPromiseResolveBlock"
  static let rejecter = "RCTPromiseRejectBlock"

  /// True for an object that the method wants in any case; a function of the script is none.
  var isOfNonnullObject: Bool {
    nullability == .nonnull && !Self.numbers.contains(type) && !type.hasSuffix("Block")
  }

  /// True for one of the two blocks of a promise, which no argument of the script belongs to.
  var isOfPromise: Bool { [Self.resolver, Self.rejecter].contains(type) }
}
